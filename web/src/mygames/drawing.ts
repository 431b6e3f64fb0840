// The figures as a picture, as high as they need.

import { INK, written } from "../lib/canvas";
import { say } from "../lib/speech.svelte";
import type { Row } from "./Whiskers.svelte";

const WIDTH = 1080;
const EDGE = 64;
const INNER = WIDTH - 2 * EDGE;
const [PAPER, GROUND, BAR] = ["#fffdf8", "#eee7d9", "#5b9a86"];
const [TILE, HEAD, ROW] = [52, 84, 64]; // heights

export interface Drawn {
  title: string;
  of: string[]; // which games
  tiles: { title: string; figure: string; range: string; told: string }[];
  charts: { title: string; most: number; rows: Row[] }[];
}

export function drawn({ title, of, tiles, charts }: Drawn): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const rows = charts.reduce((sum, chart) => sum + chart.rows.length, 0);
  canvas.width = WIDTH;
  canvas.height = 190 + tiles.length * TILE + charts.length * HEAD + rows * ROW + 90;
  const at = canvas.getContext("2d")!;
  at.fillStyle = PAPER;
  at.fillRect(0, 0, WIDTH, canvas.height);
  written(at, title, EDGE, 96, 44, INNER, { weight: 700 });
  written(at, of.join(" · "), EDGE, 142, 28, INNER);
  let y = 190;
  for (const { title, figure, range, told } of tiles) {
    written(at, title, EDGE, y + 34, 30, 430);
    written(at, figure, 660, y + 34, 32, 150, { weight: 700, align: "right" });
    written(at, range, 690, y + 34, 26, 170);
    written(at, told, WIDTH - EDGE, y + 34, 26, 150, { align: "right" });
    y += TILE;
  }
  for (const { title, most, rows } of charts) {
    written(at, title, EDGE, y + 60, 32, INNER, { weight: 650 });
    y += HEAD;
    for (const row of rows) {
      bar(at, row, most, y);
      y += ROW;
    }
  }
  written(at, say("page-mine-ranges"), EDGE, y + 54, 22, INNER - 200);
  written(at, "Tenfold", WIDTH - EDGE, y + 54, 26, 180, { weight: 700, align: "right" });
  return canvas;
}

function bar(at: CanvasRenderingContext2D, { label, told, value, low, high }: Row, most: number, y: number): void {
  const x = (of: number): number => EDGE + INNER * Math.max(0, Math.min(1, of / most));
  written(at, label, EDGE, y + 24, 26, 460);
  written(at, told, WIDTH - EDGE, y + 24, 26, 470, { align: "right" });
  at.fillStyle = GROUND;
  at.fillRect(EDGE, y + 34, INNER, 16);
  at.fillStyle = BAR;
  if (!Number.isNaN(value)) at.fillRect(EDGE, y + 34, x(value) - EDGE, 16);
  if (low === null || high === null) return;
  at.strokeStyle = INK;
  at.lineWidth = 2.5;
  at.beginPath();
  at.moveTo(x(low), y + 42);
  at.lineTo(x(high), y + 42);
  for (const end of [low, high]) {
    at.moveTo(x(end), y + 34);
    at.lineTo(x(end), y + 50);
  }
  at.stroke();
}
