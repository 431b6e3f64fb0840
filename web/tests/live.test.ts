import { expect, test } from "vitest";
import type { CardSheet } from "../src/pad/card";
import { changeBetween, changed, clash, linesIn, type Change } from "../src/pad/live/changes";
import { begun, clashIn, decided, heard, joined, mayInsist, nextCode, wrote, type Entry, type Together } from "../src/pad/live/together";
import { newSheet, renamed, undone, type Sheet } from "../src/pad/sheets";
import { withHand, withHandAt } from "../src/pad/card";

const blank = newSheet("card", "intl", [], ["Ann", "Ben"]) as CardSheet;
const hand = (points: number, out = 0) => ({ out, scores: [0, 1].map((seat) => ({ points: seat === out ? 0 : points, laid: seat === out, phase: null })) });
/** Ann and Ben go out in turn. */
const more = (sheet: Sheet, points: number): CardSheet => withHand(sheet as CardSheet, hand(points, linesIn(sheet).length % 2));
const hands = (...points: number[]): CardSheet => points.reduce(more, blank);
const pointsOf = (one: { sheet: Sheet }): number[] => (one.sheet as CardSheet).hands.map(({ scores }) => scores[0]!.points + scores[1]!.points);

/** The server: whoever is based on the last seq is written. */
class Log {
  entries: Entry[] = [];

  /** Sends what may be sent, and hears the rest. */
  talk(one: Together): Together {
    for (;;) {
      const next = one.live.waiting[0];
      if (next && !next.clashes && one.live.seq === this.entries.length) this.entries.push(structuredClone(next));
      else if (one.live.seq === this.entries.length) return one;
      one = heard(one, this.entries.slice(one.live.seq));
    }
  }
}

test("a change is the difference, no more, and leads from one sheet to the other", () => {
  const three = hands(60, 70, 80);
  const pairs: [Sheet, Sheet][] = [
    [hands(60, 70), three],
    [three, undone(three)],
    [three, withHandAt(three, 1, hand(75, 1))],
    [three, renamed(three, ["Anna", "Ben"])],
    [three, three],
  ];
  expect(pairs.map(([before, after]) => changeBetween(before, after)).map(({ at, drop, put }) => [at, drop, put.length])).toEqual([
    [2, 0, 1],
    [2, 1, 0],
    [1, 1, 1],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  for (const [before, after] of pairs) expect(changed(before, changeBetween(before, after))).toEqual(after);
  const [append, undo, correct, rename] = pairs.map(([before, after]) => changeBetween(before, after)) as [Change, Change, Change, Change];
  expect([clash(append, append), clash(append, undo), clash(append, correct), clash(append, rename), clash(rename, rename)]).toEqual([true, true, false, false, true]);
});

test("entries from outside that lead to no possible sheet count for nothing", () => {
  const bad: unknown[] = [null, 7, {}, { at: -1, drop: 0, put: [] }, { at: 0, drop: 9, put: [] }, { at: 0, drop: 0, put: [{ out: 5 }] }];
  bad.push({ at: 0, drop: 0, put: [hand(61)] }, { at: 0, drop: 0, put: [], names: ["Ann", "Ann"] }, { at: 0, drop: 0, put: "x" }, { at: 0, drop: 0, put: [], names: 7 });
  for (const change of bad) expect(changed(blank, change as Change), JSON.stringify(change)).toBeNull();
  const ann = begun(blank);
  const ours = heard(ann, [{ id: ann.live.waiting[0]!.id, change: ann.live.waiting[0]!.change }, ...bad.map((change, at) => ({ id: String(at), change }))]);
  expect([ours.live.seq, ours.live.waiting, ours.sheet]).toEqual([bad.length + 1, [], blank]);
  expect([joined("c", []), joined("c", [{ id: "1", change: { sheet: 7 } }])]).toEqual([null, null]);
});

test("two phones end with the same sheet, whatever waits where; the later one decides about the same box", () => {
  const log = new Log();
  let ann = log.talk(begun(hands(...Array.from({ length: 15 }, () => 60))));
  expect(log.entries.length).toBe(3); // the sheet, and its hands in two parts
  let ben = joined(ann.live.code, log.entries)!;
  expect(ben.sheet).toEqual(ann.sheet);

  // Ben is offline for two hands; Ann enters one of them otherwise, and corrects the first.
  ben = wrote(wrote(ben, more(ben.sheet, 70)), more(more(ben.sheet, 70), 80));
  ann = log.talk(wrote(ann, more(ann.sheet, 75)));
  ann = log.talk(wrote(ann, withHandAt(ann.sheet as CardSheet, 0, hand(65))));
  ben = log.talk(ben);
  expect(pointsOf(ben).slice(14)).toEqual([60, 75, 80]); // nothing that was acknowledged is gone, and nothing of Ben's
  const own = clashIn(ben.live)!;
  expect([linesIn(ben.live.confirmed).length, mayInsist(ben.live, own)]).toEqual([16, true]);
  ben = log.talk(decided(ben, true));
  ann = log.talk(ann);
  expect(pointsOf(ann).slice(14)).toEqual([60, 70, 80]);
  expect([ben.sheet, ben.live.waiting]).toEqual([ann.sheet, []]);

  // The same on both: no question. Something else on both, and the earlier one stays.
  ann = wrote(ann, more(ann.sheet, 90));
  ben = log.talk(wrote(ben, more(ben.sheet, 90)));
  ann = log.talk(ann);
  expect([clashIn(ann.live), pointsOf(ann).slice(17)]).toEqual([null, [90]]);
  ann = wrote(ann, undone(ann.sheet));
  ben = log.talk(wrote(ben, withHandAt(ben.sheet as CardSheet, 17, hand(95, 1))));
  ann = log.talk(decided(log.talk(ann), false));
  expect([pointsOf(ann).slice(17), ann.sheet]).toEqual([[95], ben.sheet]);
});

test("the next game of the same phones is on one sheet, whoever begins it", () => {
  const code = nextCode("c".repeat(22));
  expect(code).toMatch(/^[\w-]{22}$/);
  expect([nextCode("c".repeat(22)), nextCode(code)].map((other) => other === code)).toEqual([true, false]);
  const log = new Log();
  let [ann, ben] = [begun(blank, code), wrote(begun(blank, code), hands(60))];
  ann = wrote(log.talk(ann), hands(70));
  ann = log.talk(ann);
  ben = log.talk(ben); // whose beginning is not needed any more, and whose hand is there already
  expect(log.entries).toHaveLength(2);
  expect([pointsOf(ann), clashIn(ben.live)?.put.length, pointsOf({ sheet: ben.live.confirmed })]).toEqual([[70], 1, [70]]);
});
