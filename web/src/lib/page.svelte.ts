// Where the page is: at home, invited to a room, or in one. The address says it too, so that a reload
// and the back button lead to the right place.

import { Device } from "./device.svelte";
import { isTelevision, pageBase, readFragment, readRule } from "./links";
import { lessonFirst } from "./lessons.svelte";
import { keepSeat, keptSeat, wish } from "./memory";
import { keepTable } from "./lastTable";
import { type Coming, Room } from "./room.svelte";
import { speech } from "./speech.svelte";
import type { FaceId, Settings } from "./messages";
import { wishedFace } from "./faces";

export type PanelName =
  | "menu"
  | "scores"
  | "log"
  | "rules"
  | "invite"
  | "seat"
  | "replay"
  | "review"
  | "fair"
  | "settings"
  | "keys"
  | "reactions"
  | "tv"
  | null;

class Page {
  room = $state.raw<Room | null>(null); // the one that is shown
  readonly device = new Device((room) => (this.room = room));
  invited = $state<string | null>(null); // a room's code, before joining
  panel = $state<PanelName>(null);
  rule = $state<string | null>(null); // the rule that the rules open at
  startsAtOnce = $state(false);
  isAtGames = $state(false); // those that were played here
  isLinkWrong = $state(false); // what led here was to be an invitation
  playsNow = false; // the address asked for a table with bots

  /** Read the address: at the beginning, and when it changes. */
  arrive(): void {
    const rule = readRule(location.hash);
    if (rule) {
      this.goHome();
      return this.explain(rule);
    }
    if (location.hash === "#games") {
      this.goHome();
      this.isAtGames = true;
      return undefined;
    }
    const invitation = readFragment(location.hash);
    if (!invitation) {
      this.playsNow = location.hash === "#play";
      this.isLinkWrong = location.hash !== "" && !this.playsNow;
      if (location.hash) history.replaceState(null, "", location.pathname);
      return this.goHome();
    }
    const { room, token } = invitation;
    if (this.room?.code === room && !token) return;
    this.leaveRoom();
    if (token) {
      keepSeat({ room, token, game: "", at: Date.now() });
      history.replaceState(null, "", `#room=${room}`); // the key does not stay in the address
    }
    if (isTelevision(location)) return this.watch(room);
    const kept = keptSeat(room);
    if (kept) this.enter(Room.resume(room, kept.token));
    else this.invited = room;
  }

  /** Alone with bots, at once; a lesson, if the game is new here. */
  play(settings: Settings): void {
    this.open(settings, true);
  }

  /** As the person was last called; with friends the lobby asks who has no name. */
  open(settings: Settings, startsAtOnce: boolean): void {
    keepTable(settings);
    const opened = startsAtOnce ? lessonFirst(settings) : settings;
    this.enter(Room.open(opened, wish.get("name") ?? "", wishedFace()));
    this.startsAtOnce = startsAtOnce;
  }

  /** `coming`: a seat to take, or the next game. */
  join(code: string, name: string, face: FaceId | null, coming: Coming = {}): void {
    wish.set("name", name);
    wish.set("face", face);
    this.enter(Room.join(code, name, face, coming));
  }

  watch(code: string): void {
    this.enter(Room.watch(code));
  }

  enter(room: Room): void {
    this.leaveRoom();
    this.playsNow = false;
    this.room = room;
    this.device.begin(room);
  }

  /** To another seat, though this browser has the key to one. */
  invite(code: string): void {
    this.leaveRoom();
    this.invited = code;
  }

  goHome(): void {
    this.leaveRoom();
    this.invited = null;
  }

  /** Home, with an address of its own, so that "back" leads to the room again. */
  show(fragment: string): void {
    history.pushState(null, "", fragment || pageBase(location) + "/");
    this.arrive();
  }

  speak(language: string): void {
    wish.set("language", language);
    void speech.use(language);
  }

  explain(rule: string | null): void {
    this.rule = rule;
    this.panel = "rules";
  }

  private leaveRoom(): void {
    this.device.end();
    this.room = null;
    this.panel = null;
    this.rule = null;
    this.isAtGames = false;
    this.startsAtOnce = false;
  }
}

export const page = new Page();
