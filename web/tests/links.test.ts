import { expect, test } from "vitest";
import { drawnToken } from "../src/lib/chance";
import { inviteBase, readFragment, readPasted, readRule, roomLink, ruleLink, seatLink } from "../src/lib/links";

const ROOM = "AbCdEfGhIjKlMnOpQrSt-_";

test("links round-trip through their fragment", () => {
  const token = drawnToken();
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const link = new URL(seatLink("http://host:8010/", ROOM, token));
  expect(readFragment(link.hash)).toEqual({ room: ROOM, token });
  expect(readFragment(new URL(roomLink("https://host/tenfold", ROOM)).hash)).toEqual({ room: ROOM, token: null });
});

test("what is no invitation is none", () => {
  for (const fragment of ["", "#", "#room=short", `#room=${ROOM}&seat=x`, `#room=${ROOM}x`]) {
    expect(readFragment(fragment)).toBeNull();
  }
  expect(readPasted(`  see http://host/#room=${ROOM} `)?.room).toBe(ROOM);
  expect(readPasted(ROOM)?.room).toBe(ROOM);
  expect(readPasted("hello")).toBeNull();
});

test("an address that only this machine knows is not given to others", () => {
  const at = (address: string) => new URL(address) as unknown as Location;
  expect(inviteBase(at("http://127.0.0.1:8010/"), "http://192.168.1.5:8010")).toBe("http://192.168.1.5:8010");
  expect(inviteBase(at("https://play.example.org/x/"), "http://192.168.1.5:8010")).toBe("https://play.example.org/x");
});

test("a link to a rule is no invitation, and the other way round", () => {
  const { hash } = new URL(ruleLink("https://host/tenfold/", "card.score.fx"));
  expect(readRule(hash)).toBe("card.score.fx");
  expect(readFragment(hash)).toBeNull();
  for (const fragment of ["", "#rule=", "#rule=card", "#rule=card..x", "#rule=card.<b>", `#room=${ROOM}`]) {
    expect(readRule(fragment)).toBeNull();
  }
});
