// A card travels from where it was to where it is. Spots are elements with `data-spot`: where they stand is
// noted before an update changes the page, and the flights start after it. What flies is a picture above the
// page, so nothing moves the layout, and nothing waits for it.

import { mount, unmount } from "svelte";
import Card from "../parts/Card.svelte";
import { isStill } from "./motion";

export interface Flight {
  card: string | null; // null: its back
  from: string;
  to: string;
  turns?: true; // it lay face down: it turns over on its way
  through?: string; // where the cards of a group meet before it unfolds
}

const DURATION = 220; // milliseconds
const UNFOLDS = 400;
const STAGGER = 35;
const ALL = 600; // however many fly
const FADES = 120; // where nothing should move

export class Flights {
  private before = new Map<string, DOMRect>();

  note(): void {
    this.before = new Map(spots().map((spot) => [spot.dataset["spot"]!, spot.getBoundingClientRect()]));
  }

  /** Which spots there were before, and are no longer. */
  gone(): string[] {
    const now = new Set(spots().map((spot) => spot.dataset["spot"]!));
    return [...this.before.keys()].filter((spot) => !now.has(spot));
  }

  /** Which spots have come since. */
  come(): string[] {
    return spots()
      .map((spot) => spot.dataset["spot"]!)
      .filter((spot) => !this.before.has(spot));
  }

  start(flights: Flight[]): void {
    if (document.visibilityState === "hidden") return;
    const gap = Math.min(STAGGER, (ALL - DURATION) / flights.length);
    flights.forEach((flight, order) => this.fly(flight, flight.through ? 0 : order * gap));
  }

  private fly({ card, from, to, turns, through }: Flight, delay: number): void {
    const goal = spotAt(to);
    const start = this.before.get(from) ?? spotAt(from)?.getBoundingClientRect();
    if (!goal || !start?.width) return;
    const end = goal.getBoundingClientRect();
    const isCard = end.height > end.width; // otherwise it is a player's count of cards: the card goes in there
    if (isStill()) {
      if (isCard) goal.animate({ opacity: [0, 1] }, FADES);
      return;
    }
    const timing: KeyframeAnimationOptions = { duration: through ? UNFOLDS : DURATION, delay, easing: "ease-in-out", fill: "backwards" };
    if (isCard) goal.animate({ opacity: [0, 0] }, Number(timing.duration) + delay);
    const width = isCard ? end.width : start.width;
    const picture = above(width, end.left + (end.width - width) / 2, end.top);
    const shown = mount(Card, { target: picture, props: { card, small: width < 48 } });
    const over = turns && card !== null ? turned(picture, timing) : null;
    const at = (box: DOMRect): string =>
      `translate(${box.left - picture.offsetLeft}px, ${box.top - picture.offsetTop}px) scale(${box.width / width})`;
    const met = through === undefined ? undefined : spotAt(through)?.getBoundingClientRect();
    const arrived = isCard ? "none" : "scale(0.3)";
    const way = { transform: [at(start), ...(met ? [at(met)] : []), arrived], opacity: [1, isCard ? 1 : 0.2] };
    const flying = picture.animate(way, timing);
    flying.onfinish = flying.oncancel = () => {
      void unmount(shown);
      if (over) void unmount(over);
      picture.remove();
    };
  }
}

const spots = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-spot]")];
const spotAt = (spot: string): HTMLElement | null => document.querySelector(`[data-spot="${spot}"]`);

/** The back is seen on the first half of the way, the face on the second. */
function turned(picture: HTMLElement, timing: KeyframeAnimationOptions): object {
  const back = document.createElement("div");
  back.className = "back";
  const face = picture.firstElementChild!;
  picture.append(back);
  const flat = ["none", "scaleX(0)", "none"];
  face.animate({ transform: flat }, timing);
  face.animate({ opacity: [0, 0, 1, 1], offset: [0, 0.5, 0.5, 1] }, timing);
  back.animate({ transform: flat }, timing);
  back.animate({ opacity: [1, 1, 0, 0], offset: [0, 0.5, 0.5, 1] }, { ...timing, fill: "both" });
  return mount(Card, { target: back, props: { card: null } });
}

function above(width: number, left: number, top: number): HTMLElement {
  const picture = document.createElement("div");
  picture.className = "flying";
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, { width: `${width}px`, left: `${left}px`, top: `${top}px` });
  document.body.append(picture);
  return picture;
}
