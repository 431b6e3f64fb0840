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
}

const DURATION = 220; // milliseconds
const STAGGER = 35;

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
    flights.forEach((flight, order) => this.fly(flight, order * STAGGER));
  }

  private fly({ card, from, to }: Flight, delay: number): void {
    const start = this.before.get(from);
    const goal = document.querySelector<HTMLElement>(`[data-spot="${to}"]`);
    if (!goal || !start?.width) return;
    const end = goal.getBoundingClientRect();
    const isCard = end.height > end.width; // otherwise it is a player's count of cards: the card goes in there
    if (isStill()) {
      if (isCard) goal.animate({ opacity: [0, 1] }, DURATION);
      return;
    }
    if (isCard) goal.animate({ opacity: [0, 0] }, DURATION + delay);
    const width = isCard ? end.width : start.width;
    const picture = above(width, end.left + (end.width - width) / 2, end.top);
    const shown = mount(Card, { target: picture, props: { card, small: width < 48 } });
    const moved = `translate(${start.left - picture.offsetLeft}px, ${start.top - picture.offsetTop}px)`;
    const arrived = isCard ? "none" : "scale(0.3)";
    const flying = picture.animate(
      { transform: [`${moved} scale(${start.width / width})`, arrived], opacity: [1, isCard ? 1 : 0.2] },
      { duration: DURATION, delay, easing: "ease-in-out", fill: "backwards" },
    );
    flying.onfinish = flying.oncancel = () => {
      void unmount(shown);
      picture.remove();
    };
  }
}

const spots = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-spot]")];

function above(width: number, left: number, top: number): HTMLElement {
  const picture = document.createElement("div");
  picture.className = "flying";
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, { width: `${width}px`, left: `${left}px`, top: `${top}px` });
  document.body.append(picture);
  return picture;
}
