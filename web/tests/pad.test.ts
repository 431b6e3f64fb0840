import { expect, test } from "vitest";
import { checkPlayoff, leadersOf, linesOf, playoffDue, winnersOf, withHand, withHandAt, withPlayoff, type CardSheet } from "../src/pad/card";
import { asCsv } from "../src/pad/csv";
import { blockOf, checkAttempt, rankingOf, totalOf, withAttempt, withAttemptAt, type DiceSheet } from "../src/pad/dice";
import { companiesOf, eveningOf, recordsOf, spansOf } from "../src/pad/evenings";
import { LARGEST, readData, readText, written } from "../src/pad/file";
import { checkName, checkNames } from "../src/pad/names";
import { pointsIn } from "../src/pad/points";
import { Refusal, refusalOf } from "../src/pad/refusal";
import { cardRules, isHouse, maximumOf, possiblePoints } from "../src/pad/rules";
import { again, newSheet } from "../src/pad/sheets";
import type { Kept } from "../src/pad/shelf.svelte";
import { FRAGMENT, readLink, shareLink } from "../src/pad/share";
import blocks from "./blocks.json";
import houses from "./colours.json";
import pads from "./pads.json";
import playoffs from "./playoff.json";

/** A refusal as the samples have it. */
const told = (refusal: Refusal | null) => refusal && { ...refusal.saying, rule: refusal.rule };
const idOf = (act: () => unknown): string | null => refusalOf(act)?.saying.id ?? null;

function state(sheet: CardSheet) {
  const lines = linesOf(sheet);
  return { lines, leaders: leadersOf(sheet.rules, lines), winners: winnersOf(sheet), playoffDue: playoffDue(sheet) };
}

const opened = (file: unknown): CardSheet => readData(file).sheet as CardSheet;

test("random hands are taken and refused as the terminal's pad does it, with the same facts and rules", () => {
  for (const sample of pads) {
    if (!sample.steps) {
      const refusal = refusalOf(() => cardRules(sample.edition, sample.variants));
      expect(told(refusal)).toEqual(sample.refused);
      continue;
    }
    let sheet = newSheet("card", sample.edition, sample.variants, sample.names) as CardSheet;
    for (const { out, scores, ...step } of sample.steps) {
      const refusal = refusalOf(() => (sheet = withHand(sheet, { out, scores })));
      expect(told(refusal), JSON.stringify(scores)).toEqual("refused" in step ? step.refused : null);
    }
    expect(state(sheet)).toEqual(sample.end);
  }
});

test("files of the terminal's pad are read and written, and the spreadsheet is the same", () => {
  for (const { file, csv } of pads) {
    if (!file) continue;
    const sheet = opened(file);
    expect(written(sheet)).toEqual(file);
    expect(asCsv(sheet)).toBe(csv);
  }
});

test("a hand that the terminal's pad was in the middle of goes on here", () => {
  const { file } = playoffs[0]!;
  const names = file.names;
  const entering = { out: names[1]!, points: [null, 0, 35], laid: [false, true, true] };
  const { sheet, draft } = readData({ ...file, hands: [], entering });
  expect((sheet as CardSheet).hands).toEqual([]);
  expect(draft!.out).toBe(1);
  expect(draft!.entries.map((entry) => [entry.points, entry.laid])).toEqual([["", false], ["0", true], ["35", true]]);
});

test("a correction takes effect whole, or is refused as the terminal's pad does it", () => {
  for (const { file, correction } of pads) {
    if (!file || !correction) continue;
    let sheet = opened(file);
    const { at, out, scores } = correction;
    const refusal = refusalOf(() => (sheet = withHandAt(sheet, at, { out, scores })));
    expect(told(refusal)).toEqual(correction.refused ?? null);
    if (correction.after) expect(state(sheet)).toEqual(correction.after);
  }
});

test("a play-off is between those who are level", () => {
  for (const { file, end, seats } of playoffs) {
    const sheet = opened(file);
    expect(state(sheet)).toEqual(end);
    for (const [seat, expected] of seats.entries()) {
      expect(told(refusalOf(() => checkPlayoff(sheet, seat)))).toEqual(expected.refused ?? null);
      if (expected.end) expect(state(withPlayoff(sheet, seat))).toEqual(expected.end);
    }
  }
});

test("whole dice games come out as the engine has them", () => {
  for (const { variants, house, names, rules, attempts, block, totals, ranking } of blocks) {
    let sheet = newSheet("dice", "de", variants, names, house) as DiceSheet;
    expect(sheet.rules).toEqual(rules);
    for (const { seat, points, declined, next, began } of attempts) {
      sheet = withAttempt(sheet, { seat, points, declined });
      const { seat: turn, began: phase } = blockOf(sheet);
      expect([turn, phase]).toEqual([next, began]);
    }
    const end = blockOf(sheet);
    expect({ columns: end.columns, finisher: end.finisher, isOver: end.isOver }).toEqual(block);
    expect(end.columns.map(totalOf)).toEqual(totals);
    expect(rankingOf(end.columns)).toEqual(ranking);
    expect(readData(JSON.parse(JSON.stringify(written(sheet)))).sheet).toEqual(sheet);
  }
});

const dice = (...names: string[]): DiceSheet => newSheet("dice", "de", [], names) as DiceSheet;

test("a dice result is one that dice can bring, and does not come out of turn", () => {
  const sheet = dice("Ann", "Ben");
  const refused = (points: number, seat = 0) =>
    idOf(() => checkAttempt(sheet, blockOf(sheet), { seat, points, declined: false }));
  expect(Array.from({ length: 10 }, (_, at) => maximumOf(sheet.rules, at + 1))).toEqual([60, 57, 59, 49, 52, 54, 60, 56, 60, 62]);
  expect(refused(60)).toBeNull();
  for (const points of [61, 59, 3, 0, -1, 1.5, Number.NaN]) expect(refused(points)).toBe("page-pad-dice-points");
  expect(refused(20, 1)).toBe("page-pad-dice-turn");
});

test("phases of the house bring what dice can bring, and what none can make is refused", () => {
  const sheet = (...phases: string[]) => newSheet("dice", "de", [], ["Ann"], { phases }) as DiceSheet;
  const house = sheet("run 4 + set 2", "colour 2");
  expect([1, 2].map((number) => maximumOf(house.rules, number))).toEqual([54, 20]);
  const refused = (points: number) => idOf(() => checkAttempt(house, blockOf(house), { seat: 0, points, declined: false }));
  expect([refused(54), refused(55)]).toEqual([null, "page-pad-dice-points"]);
  for (const [phase, id] of [
    ["run 3", "refusal-run-too-short"],
    ["colour 3 + set 2", "refusal-colour-alone"],
    ["set 6 + run 5", "refusal-phase-impossible"],
    ["set 11", "refusal-phase-impossible"],
  ]) {
    expect(refusalOf(() => sheet("set 2", phase!))?.saying).toMatchObject({ id, facts: { number: 2 } });
    expect(idOf(() => readData({ ...written(house), rules: { edition: "de", phases: [phase] } }))).toBe(id);
  }
  expect(idOf(() => sheet())).toBe("refusal-pad-file-json");
});

test("dice of the house bring what any of their rolls does, and are written as the engine writes them", () => {
  const sheet = (house: Record<string, unknown>) => newSheet("dice", "de", [], ["Ann"], house) as DiceSheet;
  const { colours: printed } = dice("Ann").rules;
  for (const { colours, points } of houses) {
    for (const [size, possible] of Object.entries(points as Record<string, number[]>)) {
      const phases = [`colour ${size}`];
      if (possible.length) expect(possiblePoints(sheet({ colours, phases }).rules, 1), `${size} of ${JSON.stringify(colours)}`).toEqual(possible);
      else expect(refusalOf(() => sheet({ colours, phases }))?.saying).toMatchObject({ id: "refusal-phase-impossible", facts: { number: 1 } });
    }
  }
  const house = sheet({ colours: { ...printed, H6: " R O  g r\tG o " } });
  expect(house.rules.colours).toEqual({ ...printed, H6: "r o g r g o" });
  expect([sheet({}), sheet({ colours: printed }), house].map(({ rules }) => isHouse("dice", rules))).toEqual([false, false, true]);
  expect(readData(JSON.parse(JSON.stringify(written(house)))).sheet).toEqual(house);
  for (const [colours, saying] of [
    [{ ...printed, L1: "b g o g r" }, { id: "refusal-die-colours", facts: { die: ["text", "L1"], faces: ["words", ["1", "2", "3", "4", "W", "W"]] } }],
    [{ ...printed, H1: "b g o g r x" }, { id: "refusal-die-colours", facts: { die: ["text", "H1"], colours: ["text", "b g o g r x"] } }],
    [{ ...printed, H7: "b g o g r r" }, { id: "refusal-which-dice", facts: { die: ["text", "H7"] } }],
    [{ ...printed, H1: 7 }, { id: "refusal-which-dice" }],
    [null, { id: "refusal-which-dice" }],
    ["x", { id: "refusal-which-dice" }],
  ] as const) {
    const rules = { edition: "de", colours };
    expect(refusalOf(() => readData({ ...written(house), rules }))?.saying).toMatchObject(saying);
  }
});

test("a correction that shifts the turns is refused", () => {
  const made = blocks.find((sample) => sample.names.length > 1 && sample.attempts.at(-2)!.seat === sample.attempts.at(-1)!.seat)!;
  const attempts = made.attempts.map(({ seat, points, declined }) => ({ seat, points, declined }));
  const sheet: DiceSheet = { ...dice(...made.names), attempts };
  const at = attempts.length - 2;
  const refusal = refusalOf(() => withAttemptAt(sheet, at, { ...attempts[at]!, points: null, declined: false }));
  expect(refusal?.saying.id).toBe("page-pad-entry");
});

test("names are text, and nobody is there twice", () => {
  const refused = (name: string) => idOf(() => checkName(name));
  expect(refused("Zoë-Ann 2")).toBeNull();
  expect(refused(" ")).toBe("page-pad-name-empty");
  for (const name of ["a\u202eb", "a\u0007", "a,b", " a", "a  b"]) expect(refused(name)).toBe("refusal-pad-name-letters");
  expect(refused("x".repeat(10_000))).toBe("refusal-pad-name-long");
  expect(refused("42")).toBe("refusal-pad-name-number");
  expect(idOf(() => checkNames("card", ["Straße", "STRASSE"]))).toBe("refusal-pad-name-twice");
  expect(idOf(() => checkNames("card", ["Ann"]))).toBe("refusal-pad-names-count");
  expect(refusalOf(() => checkNames("dice", ["Ann"]))).toBeNull();
});

test("what is no sheet is refused, whatever is wrong with it", () => {
  const good = written(opened(pads.find((sample) => sample.file)!.file));
  const refused = (text: string) => idOf(() => readText(text));
  expect(refused(JSON.stringify(good))).toBeNull();
  for (const none of ["nonsense", "", "null", "[]", "7", "{}", JSON.stringify(good).slice(0, -9), '{"tenfold":"games","version":1,"games":[]}']) {
    expect(refused(none), none).toBe("refusal-pad-file-none");
  }
  expect(refused(" ".repeat(LARGEST + 1))).toBe("refusal-pad-file-size");
  expect(refused(JSON.stringify({ ...good, version: 2 }))).toBe("refusal-pad-file-version");
  for (const change of [
    { game: "chess" },
    { extra: 1 },
    { rules: { edition: "none" } },
    { rules: { edition: "intl", phases: ["set 1"] } },
    { rules: { edition: "intl", wild_points: -5 } },
    { rules: { edition: "intl", constructor: true } },
    { names: [1, 2] },
    { hands: [{ out: "Nobody", points: [], laid: [] }] },
    { hands: null },
  ]) {
    expect(refused(JSON.stringify({ ...good, ...change })), JSON.stringify(change)).toBe("refusal-pad-file-json");
  }
});

test("a link holds the whole sheet; a cut, foreign or huge one is refused", async () => {
  const sheet = opened(pads.find((sample) => sample.file && sample.file.hands.length > 3)!.file);
  const link = await shareLink("https://host/pad/", sheet);
  const fragment = new URL(link).hash;
  expect(fragment.startsWith(FRAGMENT)).toBe(true);
  expect((await readLink(fragment)).sheet).toEqual(sheet);
  const plain = `${FRAGMENT}j${btoa(JSON.stringify(written(dice("Ann"))))}`;
  expect((await readLink(plain)).sheet).toEqual(dice("Ann"));
  const refused = (text: string) => readLink(text).then(() => null, (error: Refusal) => error.saying.id);
  expect(await refused(fragment.slice(0, -20))).toBe("page-pad-link-cut");
  expect(await refused(`${FRAGMENT}z!!!`)).toBe("page-pad-link-cut");
  for (const none of ["", "j", "z", `j${btoa("{}")}`]) expect(await refused(FRAGMENT + none), none).toBe("page-pad-link-cut");
  expect(await refused(`${FRAGMENT}j${btoa('{"version":2}')}`)).toBe("page-pad-link-broken");
  expect(await refused(`${FRAGMENT}z${"A".repeat(300_000)}`)).toBe("page-pad-link-size");
  const bomb = new Blob([new Uint8Array(50_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const packed = Buffer.from(await new Response(bomb).arrayBuffer()).toString("base64url");
  expect(await refused(`${FRAGMENT}z${packed}`)).toBe("page-pad-link-broken");
});

test("points are a number, a sum or cards", () => {
  const rules = cardRules("intl", []);
  expect(["35", " 5+10 + 25 ", "R5 w S 12", "g11,B2", "5 10", "R13 W", "-5", "5+", ""].map((text) => pointsIn(text, rules))).toEqual([
    35, 40, 55, 15, null, null, null, null, null,
  ]);
  expect([pointsIn("9+9+9"), pointsIn("R5 W")]).toEqual([27, null]);
});

test("what cannot be is written down anyway, with a mark that stays in the file", async () => {
  const sheet = newSheet("card", "intl", [], ["Ann", "Ben"]) as CardSheet;
  const hand = { out: 0, scores: [{ points: 0, laid: true, phase: null }, { points: 33, laid: false, phase: null }] };
  expect(idOf(() => withHand(sheet, hand))).toBe("refusal-pad-points-held");
  const marked = { ...hand, scores: [hand.scores[0]!, { ...hand.scores[1]!, anyway: true as const }] };
  const entered = withHand(sheet, marked);
  expect((written(entered)["hands"] as unknown[])[0]).toMatchObject({ anyway: [false, true] });
  expect(opened(written(entered))).toEqual(entered);
  expect(idOf(() => withHand(sheet, { ...marked, scores: [hand.scores[0]!, { ...marked.scores[1]!, points: 10_000 }] }))).toBe("refusal-pad-points-held");

  const dice = newSheet("dice", "de", [], ["Ann", "Ben"]) as DiceSheet;
  const attempt = { seat: 0, points: 61, declined: false };
  expect(idOf(() => withAttempt(dice, attempt))).toBe("page-pad-dice-points");
  const block = withAttempt(dice, { ...attempt, anyway: true });
  expect(readData(written(block)).sheet).toEqual(block);
  expect((await readLink(`${FRAGMENT}${(await shareLink("", block)).slice(FRAGMENT.length)}`)).sheet).toEqual(block);
});

test("house rules of a sheet are checked like printed ones", () => {
  const made = (house: Record<string, unknown>) => cardRules("intl", [], house);
  expect(made({ wild_points: 30, phases: ["set 3 + set 3"] }).wild_points).toBe(30);
  const ids = [{ wild_points: 1000 }, { phases: ["set NaN"] }, { phases: ["run 12"] }, { phases: ["run 3 + set 3"] }].map((house) => idOf(() => made(house)));
  expect(ids).toEqual(["page-pad-wild-points", "refusal-no-phase", "refusal-phase-too-long", "refusal-run-too-short"]);
});

test("evenings: who played together, who won how often and how often in a row", () => {
  const short = newSheet("card", "intl", ["short:1"], ["Ann", "Ben"]) as CardSheet;
  const won = (out: number): CardSheet =>
    withHand(short, { out, scores: [0, 1].map((seat) => ({ points: seat === out ? 0 : 60, laid: seat === out, phase: null })) });
  const days = [2026, 2026, 2026, 2025].map((year, at) => new Date(year, 10, 10 + at, 23).getTime());
  const kept: Kept[] = [won(0), won(0), won(1), won(0), short].map((sheet, at) => ({ id: String(at), at: days[at] ?? new Date(2026, 10, 13, 3).getTime(), sheet, draft: null, live: null }));
  expect(eveningOf(kept[4]!)).toBe("2026-11-12"); // three in the morning of the 13th
  expect(spansOf(kept)).toEqual({ seasons: ["2026", "2025"], evenings: ["2026-11-12", "2026-11-11", "2026-11-10", "2025-11-13"] });
  expect(companiesOf(kept).map(({ id }) => id)).toEqual(["4"]);
  expect(again(kept[0]!.sheet)).toEqual(short);
  expect(recordsOf(kept, "card")).toEqual([
    { name: "Ann", games: 4, won: 3, tries: 4, phases: 3, points: 60, streak: 3 },
    { name: "Ben", games: 4, won: 1, tries: 4, phases: 1, points: 180, streak: 1 },
  ]);
  expect(recordsOf(kept, "dice")).toEqual([]);
});
