// The screen stays awake while a game is on, where the browser allows it (with https and on this machine itself).

/** Keeps the screen awake until the returned function is called. The browser lets go of it when the page is hidden. */
export function keepAwake(): () => void {
  let isWanted = true;
  let lock: WakeLockSentinel | null = null;

  const ask = async (): Promise<void> => {
    if (!isWanted || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    const asked = await navigator.wakeLock.request("screen").catch(() => null); // a low battery forbids it
    if (isWanted) lock = asked;
    else void asked?.release();
  };
  const again = (): void => void ask();

  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
