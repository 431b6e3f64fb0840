// The result as a picture, drawn in the browser: nothing is sent anywhere.

import { BROWS, type Drawn, EYES, FILLED, MOUTHS, type Mood, WHITES } from "./faces";
import { asPicture, written } from "./canvas";
import { save } from "./saving";

const [WIDTH, HEIGHT] = [1080, 1350];

export interface PictureLine {
  number: number;
  face: Drawn;
  name: string;
  reached: string;
  isWinner: boolean;
}

/** `title` is who has won, or only the game if names are to stay here. */
export async function resultPicture(title: string, game: string, lines: readonly PictureLine[]): Promise<File> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const at = canvas.getContext("2d")!;
  table(at);
  shapes(at);
  const winner = lines.find(({ isWinner }) => isWinner) ?? lines[0]!;
  face(at, winner.face, "pleased", WIDTH / 2 - 130, 130, 260);
  written(at, title, WIDTH / 2, 560, 72, 940, { weight: 750, align: "center" });
  written(at, game, WIDTH / 2, 626, 38, 940, { align: "center" });
  const step = Math.min(96, 530 / lines.length);
  lines.forEach((line, row) => {
    const y = 720 + row * step;
    written(at, `${line.number}.`, 120, y + 18, 40, 60);
    face(at, line.face, line.isWinner ? "pleased" : "calm", 190, y - 34, 68);
    written(at, line.name, 286, y + 18, 44, 330, { weight: 650 });
    written(at, line.reached, 980, y + 18, 34, 350, { align: "right" });
  });
  written(at, "Tenfold", WIDTH / 2, 1290, 34, 400, { weight: 700, align: "center" });
  return asPicture(canvas, "tenfold");
}

/** Offered to other apps where the device can do that; else saved. */
export async function share(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // closed without sharing
    return;
  }
  save(file);
}

function table(at: CanvasRenderingContext2D): void {
  at.fillStyle = "#f3eee4";
  at.fillRect(0, 0, WIDTH, HEIGHT);
  const lamp = at.createRadialGradient(WIDTH / 2, 460, 80, WIDTH / 2, 640, 820);
  lamp.addColorStop(0, "#eef5e6");
  lamp.addColorStop(0.6, "#cbdccf");
  lamp.addColorStop(1, "#b6ccbc");
  at.beginPath();
  at.roundRect(40, 40, WIDTH - 80, HEIGHT - 80, 90);
  at.fillStyle = lamp;
  at.fill();
  at.lineWidth = 14;
  at.strokeStyle = "#a98d68";
  at.stroke();
}

/** The four shapes, in a wreath around the winner. */
function shapes(at: CanvasRenderingContext2D): void {
  const paths = ["M-16 0A16 16 0 1 0 16 0A16 16 0 1 0-16 0Z", "M-14-14H14V14H-14Z", "M0-18L18 14H-18Z", "M0-19L19 0L0 19L-19 0Z"];
  const colours = ["#d55e00", "#0072b2", "#009e73", "#f0e442"];
  for (let number = 0; number < 20; number++) {
    const turn = (2 * Math.PI * (number + 0.5)) / 20;
    at.save();
    at.translate(WIDTH / 2 + 205 * Math.sin(turn), 262 - 185 * Math.cos(turn));
    at.rotate(turn);
    at.fillStyle = colours[number % 4]!;
    at.fill(new Path2D(paths[number % 4]));
    at.restore();
  }
}

function face(at: CanvasRenderingContext2D, drawn: Drawn, mood: Mood, x: number, y: number, size: number): void {
  const [eyes, mouth, brows = ""] = drawn.moods[mood];
  const [middle, high, apart, below] = drawn.at;
  at.save();
  at.translate(x, y);
  at.scale(size / 48, size / 48);
  stroke(at, drawn.body, drawn.edge, 1.6, drawn.tint);
  if (drawn.over) stroke(at, drawn.over, null, 0, drawn.edge);
  for (const side of [-1, 1]) {
    at.save();
    at.translate(middle + side * apart, high);
    if (WHITES.includes(eyes)) stroke(at, "M-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0Z", null, 0, "#fff");
    if (eyes === "wince") at.scale(-side, 1);
    line(at, eyes, EYES[eyes]!);
    if (eyes === "wince") at.scale(-side, 1);
    if (brows && (brows !== "one" || side > 0)) {
      at.scale(side, 1);
      line(at, brows, BROWS[brows]!);
    }
    at.restore();
  }
  at.translate(middle, below);
  line(at, mouth, MOUTHS[mouth]!);
  at.restore();
}

const line = (at: CanvasRenderingContext2D, name: string, path: string): void =>
  FILLED.includes(name) ? stroke(at, path, null, 0, "#2b2a31") : stroke(at, path, "#2b2a31", 2, null);

function stroke(at: CanvasRenderingContext2D, path: string, edge: string | null, width: number, fill: string | null): void {
  const drawn = new Path2D(path);
  if (fill) {
    at.fillStyle = fill;
    at.fill(drawn);
  }
  if (!edge) return;
  at.strokeStyle = edge;
  at.lineWidth = width;
  at.lineCap = at.lineJoin = "round";
  at.stroke(drawn);
}
