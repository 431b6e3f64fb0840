// The focus stays where the next action is. What had it may be gone after an action: then the next main button
// has it, or else the same place in the hand; it never falls to the page.

const WINDOW = '[aria-keyshortcuts="K"], [aria-keyshortcuts="P"]'; // no stroke meant for the hand may knock
const NEXT = `main button.main:not(:disabled, ${WINDOW})`;
const HAND = "[role=toolbar] button:not(:disabled)";
const ANY = "main button:not(:disabled), main a[href], header button:not(:disabled)";

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;
const shown = (root: ParentNode, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown);

/** Looks after the focus below an element until the returned function is called. */
export function keepFocus(root: HTMLElement): () => void {
  let last: HTMLElement | null = null; // that had it
  let place = 0; // of the card that had it, in the hand
  let isDue = false;

  const notice = (event: FocusEvent): void => {
    last = event.target as HTMLElement;
    const hand = last.closest("[role=toolbar]");
    if (hand) place = shown(hand, "button").indexOf(last);
  };

  /** Not where somebody has let go of it by a tap beside everything. */
  const isLost = (): boolean => {
    const active = document.activeElement;
    const isNowhere = active === null || active === document.body || active.matches(":disabled");
    return isNowhere && last !== null && !(last.isConnected && isShown(last) && !last.matches(":disabled"));
  };

  const look = (): void => {
    isDue = false;
    if (!isLost() || root.querySelector("dialog[open]")) return;
    if (root.querySelector("[data-pending]")) return; // what is disabled until the answer comes back
    const hand = shown(root, HAND);
    const wasCard = last!.closest("[role=toolbar]") !== null;
    const same = hand[Math.min(place, hand.length - 1)];
    const [next] = shown(root, NEXT);
    (next ?? (wasCard ? same : null) ?? shown(root, ANY)[0])?.focus({ preventScroll: true });
  };

  const observer = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(look);
  });
  root.addEventListener("focusin", notice);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    root.removeEventListener("focusin", notice);
    observer.disconnect();
  };
}
