import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { Mixed, Solution } from "../src/coach/solution.ts";

// The solution of the printed dice game as the page's coach needs it. The file that ships with the program is the only
// one there is (`make box` writes it): what a choice is worth is taken out of it, in the order in which
// analysis/dice/solver/colour_decision.py has it.
const BOX = resolve(import.meta.dirname, "../../src/tenfold/analysis/dice/box");
const DIGEST = 32; // bytes in front
const NAME = "virtual:dice-solution";

/** The module gives the small figures, and the address of the tables of the colour phase, which are asked for when they are wanted. */
export function solution(): Plugin {
  return {
    name: "tenfold-solution",
    apply: "build",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const { solved, tables } = readSolution();
      const file = this.emitFile({ type: "asset", name: "colours.table", source: Buffer.from(tables.buffer) });
      return `export const solved = ${JSON.stringify(solved)};\nexport const tables = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

/** The figures, and the tables: of the first decision and then the last, values and then chances, colour by colour. */
export function readSolution(): { solved: Solution; tables: Float64Array } {
  const name = readdirSync(BOX).find((one) => one.endsWith(".solution"))!;
  const [, , [values, , , colours]] = unpacked(readFileSync(resolve(BOX, name)).subarray(DIGEST)) as [string, string, Told[]];
  const [[decisions]] = Object.values(colours as Record<string, Told[][]>) as [Told[][]];
  const [, first, last] = decisions as [Told, Decision, Decision];
  const floats = ([, , bytes]: Packed): Float64Array => new Float64Array(Uint8Array.from(bytes).buffer);
  const listed = (array: Packed): number[] => [...floats(array)];
  const mixed = ({ mixed: [, [count], bytes], mixed_kept, mixed_chance }: Decision): Mixed => ({
    keeps: Array.from({ length: count! }, (_, at) => [...bytes.subarray(at * 10, at * 10 + 10)]),
    kept: listed(mixed_kept),
    chance: listed(mixed_chance),
  });
  const parts = [first, last].flatMap(({ kept, chance }) => [...kept, ...chance]).map(floats);
  const tables = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => (tables.set(part, at), at + part.length), 0);
  return {
    solved: {
      values: (values as PackedValues[]).map(({ low, first, again }) => ({ low, first: listed(first), again: listed(again) })),
      mixed: { first: mixed(first), last: mixed(last) },
    },
    tables,
  };
}

// --- as it is packed (analysis/dice/cache.py): MessagePack, arrays as their kind, shape and bytes -----------------------

type Told = unknown;
type Packed = [kind: string, shape: number[], bytes: Uint8Array];
type PackedValues = { low: number; first: Packed; again: Packed };
type Decision = { kept: Packed[]; chance: Packed[]; mixed: Packed; mixed_kept: Packed; mixed_chance: Packed };

/** MessagePack, as far as such a file has it. */
function unpacked(content: Buffer): Told {
  let at = 0;
  const number = (bytes: number): number => content.readUIntBE((at += bytes) - bytes, bytes);
  const taken = (bytes: number): Buffer => content.subarray(at, (at += bytes));
  const array = (length: number): Told[] => Array.from({ length }, value);
  function value(): Told {
    const kind = number(1);
    if (kind < 0x80) return kind;
    if (kind < 0x90) return Object.fromEntries(Array.from({ length: kind & 15 }, () => [value(), value()]));
    if (kind < 0xa0) return array(kind & 15);
    if (kind < 0xc0) return taken(kind & 31).toString();
    const sized = [0xc4, 0xc5, 0xc6].indexOf(kind); // bytes
    if (sized >= 0) return taken(number(1 << sized));
    const text = [0xd9, 0xda, 0xdb].indexOf(kind);
    if (text >= 0) return taken(number(1 << text)).toString();
    if (kind === 0xcb) return content.readDoubleBE((at += 8) - 8);
    const whole = [0xcc, 0xcd, 0xce].indexOf(kind);
    if (whole >= 0) return number(1 << whole);
    const below = [0xd0, 0xd1, 0xd2].indexOf(kind); // what may be below zero
    if (below >= 0) return content.readIntBE((at += 1 << below) - (1 << below), 1 << below);
    if (kind === 0xdc || kind === 0xdd) return array(number(kind === 0xdc ? 2 : 4));
    throw new Error(`a kind that is not read: ${kind.toString(16)}`);
  }
  return value();
}
