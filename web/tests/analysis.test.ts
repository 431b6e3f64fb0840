import { describe, expect, test } from "vitest";
import { recordUpTo, stepsOf } from "../src/analysis/asking";
import { deciderOf, positionFragment, readFragment, readPosition, readStep, seatsOf, withField, withPart, writePosition } from "../src/analysis/position";

const CARD = "card intl | hands R1 W / 10 / 10 | phases 4 / 2 / 3 | table - / 5s(R5 G5 W) / - | knowers 2 *";
const HOUSE = 'dice {"edition":"de","solo_decline":"free_x; %5F"} | dice H1=R5 9 | points 250+40 | again yes';

describe("a position", () => {
  test("comes back as it was, also fields that nobody knows here", () => {
    for (const text of [CARD, HOUSE]) {
      expect(writePosition(readPosition(text))).toBe(text);
      expect(readFragment(positionFragment(text))).toBe(text);
    }
    expect(positionFragment("card intl | hands R1 / 10")).toBe("#position=card_intl_;_hands_R1_/_10");
  });

  test("a link that is cut off still says what is left of it", () => {
    expect(readFragment("#position=card_intl_;_hands_R%")).toBe("card intl | hands R%");
    expect(readFragment("#room=x")).toBeNull();
    expect(readStep("#room=AAAAAAAAAAAAAAAAAAAAAA&step=12")).toEqual({ room: "AAAAAAAAAAAAAAAAAAAAAA", step: 12 });
    expect(readStep("#room=AAAA&step=12")).toBeNull();
  });

  test("is changed for one seat, and what is usual is left out", () => {
    const position = readPosition(CARD);
    expect(seatsOf(position)).toBe(3);
    expect(withPart(position, "phases", 1, "7", 3, "1").fields["phases"]).toBe("4 / 7 / 3");
    expect(withPart(position, "points", 2, "40", 3, "0").fields["points"]).toBe("0 / 0 / 40");
    expect(withPart(readPosition("card | points 5 / 0"), "points", 0, "0", 2, "0").fields).toEqual({});
    expect(withField(position, "knowers", null).fields).not.toHaveProperty("knowers");
  });

  test("says who decides", () => {
    expect(deciderOf(readPosition(CARD))).toBe(0);
    expect(deciderOf(readPosition("card | turn 2"))).toBe(2);
    expect(deciderOf(readPosition("card | turn 2 | stage knock | window 1 0"))).toBe(1);
    expect(deciderOf(readPosition("board | stage give | giver 1"))).toBe(1);
  });
});

test("of a record no more is sent than is asked about", () => {
  const record = ['{"record":"tenfold"}', ...Array.from({ length: 40 }, (_, n) => `{"n":${n},"do":"draw"}`), '{"result":1}', ""].join("\n");
  expect(stepsOf(record)).toBe(40);
  expect(recordUpTo(record, 3)!.split("\n")).toHaveLength(1 + 3 + 8 + 1);
  expect(recordUpTo("a,b,c", 0)).toBeNull();
});
