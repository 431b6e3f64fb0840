// Parts that are loaded when they are needed: a connection that is down just then must not leave a hole. Browsers
// remember a script that did not come, and Vite the styles, so asking again brings nothing: once the server
// answers, the page is loaded anew, and what the browser remembers leads back to the seat.

const FIRST_PAUSE = 500; // ms; doubled every time
const LONGEST_PAUSE = 5000;
const BETWEEN_RELOADS = 30_000; // a part that never comes must not keep the page busy

/** What `load` brings; if it cannot be had, not before the page is loaded anew. */
export async function patiently<T>(load: () => Promise<T>, isThere = answers, reload = loadAnew): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!/import|preload/i.test(String(error))) throw error; // it came, and is broken
  }
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    await new Promise((again) => setTimeout(again, pause));
    if (await isThere()) break;
  }
  reload();
  return new Promise(() => undefined);
}

/** What `load` brings, asked for until it comes; `waits` hears whether it had to be asked for again. */
export async function insisting<T>(load: () => Promise<T>, waits: (isWaiting: boolean) => void): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      const brought = await load();
      waits(false);
      return brought;
    } catch {
      waits(true);
    }
    await new Promise((again) => setTimeout(again, pause));
  }
}

const answers = (): Promise<boolean> =>
  fetch(location.href, { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );

/** How long to wait: not at all, unless the page has just been loaded anew, in vain. */
export const untilReload = (wasReloaded: boolean, sinceLoaded: number): number =>
  wasReloaded ? Math.max(0, BETWEEN_RELOADS - sinceLoaded) : 0;

function loadAnew(): void {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  setTimeout(() => location.reload(), untilReload(arrival?.type === "reload", performance.now()));
}
