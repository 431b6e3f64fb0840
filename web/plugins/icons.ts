import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import type { Plugin } from "vite";

// Some home screens take no SVG: our icon as PNG, drawn from the SVG itself. Only what that has in it is
// understood: rectangles, circles and paths of straight lines, filled.
const ICON = resolve(import.meta.dirname, "../public/pad/icon.svg");
const SIZES = [180, 192, 512];
const SIDE = 64; // of the drawing
const FINE = 3; // samples per pixel and direction

export function icons(): Plugin {
  return {
    name: "tenfold-icons",
    apply: "build",
    generateBundle() {
      const shapes = readShapes(readFileSync(ICON, "utf8"));
      for (const size of SIZES) {
        this.emitFile({ type: "asset", fileName: `pad/icon-${size}.png`, source: png(size, drawn(shapes, size)) });
      }
    },
  };
}

interface Shape {
  colour: number[];
  bounds: Bounds;
  holds: (x: number, y: number) => boolean;
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function readShapes(svg: string): Shape[] {
  return [...svg.matchAll(/<(rect|circle|path) ([^>]*)\/>/g)].map(([, kind, text]) => {
    const given = Object.fromEntries([...text!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const number = (name: string) => Number(given[name] ?? 0);
    const colour = [1, 3, 5].map((at) => Number.parseInt(given["fill"]!.slice(at, at + 2), 16));
    if (kind === "circle") {
      const [cx, cy, r] = [number("cx"), number("cy"), number("r")];
      return { colour, bounds: { left: cx - r, top: cy - r, right: cx + r, bottom: cy + r }, holds: disc(cx, cy, r) };
    }
    if (kind === "rect") {
      const [left, top, width, height] = [number("x"), number("y"), number("width"), number("height")];
      const bounds = { left, top, right: left + width, bottom: top + height };
      return { colour, bounds, holds: box(left, top, width, height, number("rx")) };
    }
    const corners = [...given["d"]!.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const bounds = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    return { colour, bounds, holds: polygon(corners) };
  });
}

const disc = (cx: number, cy: number, r: number) => (x: number, y: number) => (x - cx) ** 2 + (y - cy) ** 2 <= r * r;

function box(left: number, top: number, width: number, height: number, round: number) {
  return (x: number, y: number): boolean => {
    if (x < left || y < top || x > left + width || y > top + height) return false;
    const beside = Math.max(left + round - x, x - (left + width - round), 0);
    const above = Math.max(top + round - y, y - (top + height - round), 0);
    return beside === 0 || above === 0 || beside ** 2 + above ** 2 <= round ** 2;
  };
}

function polygon(corners: (readonly [number, number])[]) {
  return (x: number, y: number): boolean => {
    let isInside = false;
    corners.forEach(([x1, y1], at) => {
      const [x2, y2] = corners[(at + 1) % corners.length]!;
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
    });
    return isInside;
  };
}

/** Three bytes per pixel: one shape over the other, each pixel mixed by how much of it the shape covers. */
function drawn(shapes: Shape[], size: number): Buffer {
  const pixels = Buffer.alloc(size * size * 3);
  const step = SIDE / size / FINE;
  const pixelAt = (place: number) => Math.min(size - 1, Math.max(0, Math.floor((place / SIDE) * size)));
  for (const { colour, bounds, holds } of shapes) {
    const [first, last] = [pixelAt(bounds.left), pixelAt(bounds.right)];
    for (let y = pixelAt(bounds.top); y <= pixelAt(bounds.bottom); y++) {
      for (let x = first; x <= last; x++) {
        let hits = 0;
        for (let dy = 0.5; dy < FINE; dy++) {
          for (let dx = 0.5; dx < FINE; dx++) if (holds((x * FINE + dx) * step, (y * FINE + dy) * step)) hits++;
        }
        if (!hits) continue;
        const covered = hits / FINE ** 2;
        for (let channel = (y * size + x) * 3, part = 0; part < 3; channel++, part++) {
          const old = pixels[channel]!;
          pixels[channel] = Math.round(old + (colour[part]! - old) * covered);
        }
      }
    }
  }
  return pixels;
}

function png(size: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2], 8); // eight bits, red green blue
  const rows = Array.from({ length: size }, (_, y) =>
    Buffer.concat([Buffer.from([0]), pixels.subarray(y * size * 3, (y + 1) * size * 3)]),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, part("IHDR", head), part("IDAT", deflateSync(Buffer.concat(rows))), part("IEND", Buffer.alloc(0))]);
}

function part(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "ascii"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
