// My games: what is kept, counted, written and read. tests/page/test_mygames.py makes games with what the laboratory counts
// of them, a file of games with what `tenfold stats` says of it, and runs this file, so nothing of them is kept.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Game, HIDDEN, knownTo, saidOf, tableAt } from "../src/lib/replays";
import { bestLists } from "../src/mygames/best";
import { read, Unread } from "../src/mygames/file";
import { againstEach, figuresOf } from "../src/mygames/figures";
import { mean, share } from "../src/mygames/intervals";
import { numbersOf } from "../src/mygames/numbers";
import { type Kept, keptOf, type Played, playedOf, recordOf, replayOf } from "../src/mygames/played";

const file = process.env["TENFOLD_GAMES"];
const asked = test.runIf(file !== undefined);

interface Sample {
  record: string;
  replay: Game;
  tried: Record<string, number>[]; // by seat and phase
  made: Record<string, number>[];
  hands: number[]; // by seat
}

const samples = (): Sample[] => JSON.parse(readFileSync(file!, "utf8"));

function keptAs({ record, replay }: Sample, seat: number): Promise<Kept> {
  const players = replay.names.map((name) => ({ name, bot: "solid", character: null, face: null }));
  return keptOf({ at: 1000 + seat, seat, room: "r", players }, record, replay);
}

asked("the same records give the figures that the laboratory counts", async () => {
  for (const sample of samples()) {
    for (const seat of sample.replay.names.keys()) {
      const played = (await playedOf(await keptAs(sample, seat), null))!;
      const { phases, made, length } = figuresOf([played]);
      const byPhase = (count: "of" | "count") =>
        Object.fromEntries(phases.map(({ phase, made }) => [phase, made[count]]).filter(([, times]) => times));
      expect(byPhase("of"), sample.replay.game).toEqual(sample.tried[seat]);
      expect(byPhase("count")).toEqual(sample.made[seat]);
      expect(length.value).toBe(sample.hands[seat]);
      expect(made.count).toBe(Object.values(sample.made[seat]!).reduce((sum, one) => sum + one, 0));
      const points = played.attempts.reduce((sum, attempt) => sum + (attempt.points ?? 0), 0);
      if (played.game === "card") expect(points).toBe(played.scores[seat]);
    }
    if (sample.replay.game === "dice") continue;
    const all = await Promise.all(sample.replay.names.map(async (_, seat) => (await playedOf(await keptAs(sample, seat), null))!));
    const outs = all.reduce((sum, one) => sum + figuresOf([one]).out.count, 0);
    expect(outs).toBe(sample.hands[0]); // somebody ends every hand
  }
});

asked("a replay with closed hands tells and shows what the seat was told and had seen", async () => {
  for (const sample of samples().filter(({ replay }) => replay.game !== "dice")) {
    const game = await replayOf(await keptAs(sample, 0));
    const told = game.steps.flatMap((_, step) => saidOf(game, step + 1, 1));
    const drawn = told.filter(({ id }) => /-(draw|choose)-seen$/.test(id)); // by me alone
    expect(new Set(drawn.map(({ facts }) => String(facts!["name"])))).toEqual(new Set(["seat,1"]));
    expect(told.some(({ id }) => id.endsWith("-draw"))).toBe(true);
    for (const step of game.steps.keys()) {
      const table = tableAt(game, step);
      const [hands, shown, over] = ["hands", "shown", "over"].map((name) => table[name]) as [string[], string[], { hands?: string[] } | null];
      const seen = hands.map((hand, seat) => {
        if (seat === 1 || over?.hands) return hand;
        const open = shown[seat]!.split(" ").filter(Boolean);
        return [...open, ...hand.split(" ").filter(Boolean).slice(open.length).fill(HIDDEN)].join(" ");
      });
      expect(knownTo(table, 1)["hands"]).toEqual(seen);
    }
  }
});

asked("what is kept is the record byte for byte, and a file is taken whole or not at all", async () => {
  const [first, second] = await Promise.all(samples().slice(0, 2).map((sample) => keptAs(sample, 0)));
  expect(await recordOf(first!)).toBe(samples()[0]!.record);
  expect(await replayOf(first!)).toEqual(samples()[0]!.replay);
  const text = (games: unknown, version = 1): string => JSON.stringify({ tenfold: "games", version, games });
  const entries = await read(text([first, second]));
  expect(entries.map(({ kept }) => kept)).toEqual([first, second]);
  expect(entries[0]!.played.token).toBeNull();

  const refused = async (bad: string): Promise<string> => {
    const error = await read(bad).then(() => null, (reason: unknown) => reason);
    expect(error).toBeInstanceOf(Unread);
    return (error as Unread).id;
  };
  expect(await refused(text([first]).slice(0, -40))).toBe("page-mine-file-cut");
  for (const foreign of ["", "null", "[]", '"x"', '{"version":1}', "<html>", text({}), '{"tenfold":"games"}']) {
    expect(await refused(foreign)).toBe("page-mine-file-other");
  }
  expect(await refused(text([], 2))).toBe("page-mine-file-version");
  const broken = [
    null,
    { ...second, record: second!.record.slice(0, -20) }, // cut off
    { ...second, record: first!.record, hash: first!.hash }, // another game's
    { ...second, hash: first!.hash },
    { ...second, seat: 9 },
    { ...second, players: [{ name: 1 }] },
    { ...second, replay: "j" },
    { ...second, replay: "" },
  ];
  for (const one of broken) expect(await refused(text([first, one])), JSON.stringify(one).slice(0, 80)).toBe("page-mine-file-broken");
});

/** The same members with the same values; arithmetic may differ in the last of sixteen digits. */
function expectAlike(found: unknown, told: unknown, place = ""): void {
  if (typeof found === "number" && typeof told === "number") return expect(found, place).toBeCloseTo(told, 9);
  if (typeof found !== "object" || found === null || typeof told !== "object" || told === null) return expect(found, place).toBe(told);
  expect(Object.keys(found), place).toEqual(Object.keys(told));
  for (const [name, value] of Object.entries(found)) expectAlike(value, (told as Record<string, unknown>)[name], `${place}.${name}`);
}

asked("the numbers that the page saves are those of the command", async () => {
  const entries = await read(readFileSync(process.env["TENFOLD_GAMES_FILE"]!, "utf8"));
  const games = entries.map(({ played }) => played).sort((one, other) => other.at - one.at); // as the list has them
  const told: unknown = JSON.parse(readFileSync(process.env["TENFOLD_STATS"]!, "utf8"));
  expectAlike(JSON.parse(JSON.stringify(numbersOf(games))), told);
});

test("a few cases have wide intervals: Wilson's and Student's", () => {
  const { low, high } = share(3, 10);
  for (const end of [low, high]) expect(Math.abs(0.3 - end) / Math.sqrt((end * (1 - end)) / 10)).toBeCloseTo(1.96, 3); // what they are made for
  expect(share(0, 5)).toMatchObject({ value: 0, low: 0 });
  expect(share(5, 5).high).toBe(1);
  expect(share(0, 0).value).toBeNaN();
  const TABLE: [number, number][] = [[4, 2.776], [5, 2.571], [9, 2.262], [29, 2.045], [99, 1.984]]; // t by degrees of freedom
  for (const [freedom, t] of TABLE) {
    const values = Array.from({ length: freedom + 1 }, (_, at) => (at % 2 ? 9 : 11));
    const found = mean(values);
    const variance = values.reduce((sum, one) => sum + (one - found.value) ** 2, 0) / freedom;
    expect((found.high! - found.value) / Math.sqrt(variance / values.length)).toBeCloseTo(t, 2);
  }
  expect(mean([7, 9])).toEqual({ of: 2, value: 8, low: null, high: null }); // too few
  expect(mean([0, 0, 0, 0, 50]).low).toBe(0); // points are never fewer
});

function game(at: number, more: Partial<Played> = {}): Played {
  const players = ["me", "Luno", "Ann"].map((name, seat) => ({ name, bot: seat === 1 ? "solid" : null, character: null, face: null }));
  const base = { id: String(at), at, seat: 0, room: "r", token: null, players, game: "card", rules: { edition: "intl" } };
  return { ...base, ranking: [[0], [1, 2]], scores: [50, 60, 70], isWhole: true, attempts: [], ...more };
}

test("best lists are kept apart by rules and players, and a seat that changed hands counts nowhere", () => {
  const games = [
    game(1),
    game(2, { scores: [20, 30, 40] }),
    game(3, { scores: [20, 30, 40] }),
    game(4, { rules: { edition: "fx" } }),
    game(5, { ranking: [[1], [0], [2]], scores: [5, 0, 9] }), // not won
    game(6, { isWhole: false, scores: [0, 0, 0] }),
    game(7, { game: "dice", scores: [300, 200, 100], ranking: [[1], [0], [2]] }),
    game(8, { game: "dice", scores: [400, 200, 100] }),
  ];
  const lists = bestLists(games).map(({ best }) => best.map(({ played }) => played.at));
  expect(lists).toEqual([[2, 3, 1], [4], [8, 7]]); // of equals the older one first; dice by the most points
  const { won } = figuresOf(games.filter((one) => one.game === "card"));
  expect([won.count, won.of]).toEqual([4, 5]);
  expect(againstEach(games).map(({ player, ahead }) => [player.name, ahead.count, ahead.of])).toEqual([
    ["Luno", 5, 7],
    ["Ann", 7, 7],
  ]);
});
