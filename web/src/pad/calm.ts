// What moves the page waits until no finger is down: leaving a field happens when the finger comes down on
// something else, and that must still be under it when it goes up.

let isDown = false;
let waiting: (() => void)[] = [];

export function whenCalm(act: () => void): void {
  if (isDown) waiting.push(act);
  else act();
}

function release(): void {
  isDown = false;
  // The click itself comes after this event.
  setTimeout(() => {
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  });
}

window.addEventListener("pointerdown", () => (isDown = true), { capture: true });
window.addEventListener("pointerup", release, { capture: true });
window.addEventListener("pointercancel", release, { capture: true });
