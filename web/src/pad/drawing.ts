// A sheet as a picture and as a page to print: drawn like a block of paper, in this browser; nothing is sent anywhere.

import { asBlob, written } from "../lib/canvas";
import { gameName } from "../lib/games";
import { readPhase, saidPhase } from "../lib/needs";
import { say } from "../lib/speech.svelte";
import { capital } from "../lib/wording";
import { playedPhases, total } from "../tables/card/cards";
import { linesOf, phaseOf, type CardSheet } from "./card";
import { blockOf, totalOf, type DiceSheet } from "./dice";
import engine from "./engine.json";
import { maximumOf } from "./rules";
import type { Sheet } from "./sheets";
import { standing } from "./standing";

const [WIDTH, HEIGHT] = [1240, 1754]; // A4 at 150 dots per inch
const EDGE = 80;
const [FAINT, BAND, PAPER] = ["#8b8a80", "#eee7d9", "#fffdf8"];

interface Row {
  label: string;
  cells: string[];
  isSum?: true;
}

/** What stands on the block: rows with a cell for everybody. */
function rowsOf(sheet: Sheet): Row[] {
  return sheet.game === "card" ? cardRows(sheet) : diceRows(sheet);
}

function cardRows(sheet: CardSheet): Row[] {
  const lines = linesOf(sheet);
  const phases = playedPhases(sheet.rules).map((number) => ({
    label: `${number}  ${saidPhase(readPhase(sheet.rules.phases[number - 1]!), "need", say)}`,
    cells: lines.map(({ done }) => (done.includes(number) ? "✓" : "")),
  }));
  const hands = sheet.hands.map((hand, at) => {
    const before = linesOf(sheet, at);
    const cells = hand.scores.map((score, seat) => {
      const phase = phaseOf(sheet.rules, before, seat, score);
      return `${score.points}${score.anyway ? "!" : ""}${phase === null ? "" : ` ✓${phase}`}`;
    });
    return { label: `${say("page-hand-column")} ${at + 1}`, cells };
  });
  return [...phases, ...hands, { label: say("page-pad-totals"), cells: lines.map((line) => String(total(line))), isSum: true }];
}

function diceRows(sheet: DiceSheet): Row[] {
  const { columns } = blockOf(sheet);
  const made = columns.map((_, seat) => sheet.attempts.filter((attempt) => attempt.seat === seat && attempt.points !== null));
  const sum = (label: string, cells: (number | null)[]): Row => ({ label, cells: cells.map((cell) => String(cell ?? "")), isSum: true });
  const phases = sheet.rules.phases.map((phase, at) => ({
    label: `${at + 1}  ${saidPhase(readPhase(phase), "dice-need", say)} (${maximumOf(sheet.rules, at + 1)})`,
    cells: made.map((attempts) => (attempts[at] ? `${attempts[at].points}${attempts[at].anyway ? "!" : ""}` : "")),
  }));
  const after = engine.dice.bonus_5_after;
  return [
    ...phases.slice(0, after),
    sum(say("block-bonus", { count: after }), columns.map(({ bonus5 }) => bonus5)),
    ...phases.slice(after),
    sum(say("block-bonus", { count: phases.length }), columns.map(({ bonus10 }) => bonus10)),
    ...(columns.length === 1 ? [sum(say("block-deducted"), [-columns[0]!.deducted || 0])] : []),
    sum(capital(say("block-total")), columns.map(totalOf)),
  ];
}

/** The block on a sheet of paper; long games have lower rows. */
export function drawn(sheet: Sheet, when: string): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const at = canvas.getContext("2d")!;
  at.fillStyle = PAPER;
  at.fillRect(0, 0, WIDTH, HEIGHT);
  written(at, `${gameName(sheet.game)} · ${when}`, EDGE, 110, 40, WIDTH - 2 * EDGE, { weight: 700 });
  written(at, standing(sheet), EDGE, 160, 30, WIDTH - 2 * EDGE);

  const rows = rowsOf(sheet);
  const [top, left] = [200, EDGE + 400];
  const column = (WIDTH - EDGE - left) / sheet.names.length;
  const height = Math.min(58, (HEIGHT - top - 140) / (rows.length + 1));
  const size = Math.min(28, height * 0.62);
  sheet.names.forEach((name, seat) => {
    written(at, name, left + (seat + 0.5) * column, top + height * 0.68, size, column - 12, { weight: 700, align: "center" });
  });
  rows.forEach(({ label, cells, isSum }, row) => {
    const y = top + (row + 1) * height;
    if (isSum) {
      at.fillStyle = BAND;
      at.fillRect(EDGE, y, WIDTH - 2 * EDGE, height);
    }
    const weight = isSum ? 700 : 400;
    written(at, label, EDGE + 10, y + height * 0.68, size, left - EDGE - 20, { weight });
    cells.forEach((cell, seat) => {
      written(at, cell, left + (seat + 0.5) * column, y + height * 0.68, size, column - 12, { weight, align: "center" });
    });
  });
  ruled(at, rows.length + 1, sheet.names.length, { top, left, column, height });
  written(at, "Tenfold", WIDTH - EDGE, HEIGHT - 60, 26, 300, { weight: 700, align: "right" });
  return canvas;
}

function ruled(at: CanvasRenderingContext2D, rows: number, columns: number, grid: { top: number; left: number; column: number; height: number }): void {
  const { top, left, column, height } = grid;
  at.strokeStyle = FAINT;
  at.lineWidth = 1.5;
  at.beginPath();
  for (let row = 0; row <= rows; row++) {
    at.moveTo(EDGE, top + row * height);
    at.lineTo(WIDTH - EDGE, top + row * height);
  }
  for (const x of [EDGE, ...Array.from({ length: columns + 1 }, (_, seat) => left + seat * column)]) {
    at.moveTo(x, top);
    at.lineTo(x, top + rows * height);
  }
  at.stroke();
}

/** One page of A4 that shows the picture: letters of every script are drawn, so the file needs no fonts. */
export async function asPdf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const picture = new Uint8Array(await (await asBlob(canvas, "image/jpeg")).arrayBuffer());
  const [width, height] = [595, 842]; // points
  const content = `q ${width} 0 0 ${height} 0 0 cm /Sheet Do Q`;
  const objects: (string | Uint8Array<ArrayBuffer>)[][] = [
    ["<< /Type /Catalog /Pages 2 0 R >>"],
    ["<< /Type /Pages /Kids [3 0 R] /Count 1 >>"],
    [`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /Sheet 4 0 R >> >> /Contents 5 0 R >>`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${canvas.width} /Height ${canvas.height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>\nstream\n`,
      picture,
      "\nendstream",
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
  ];
  const parts: (string | Uint8Array<ArrayBuffer>)[] = ["%PDF-1.4\n"];
  const places: number[] = [];
  const size = (): number => parts.reduce((sum, part) => sum + part.length, 0); // what is text here is ASCII
  objects.forEach((object, at) => {
    places.push(size());
    parts.push(`${at + 1} 0 obj\n`, ...object, "\nendobj\n");
  });
  const table = size();
  const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`);
  parts.push(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new File(parts, `${name}.pdf`, { type: "application/pdf" });
}
