// Parts that are loaded when they are needed: a line that is down just then must not leave a hole.

const FIRST_PAUSE = 500; // ms; doubled every time
const TRIES = 8; // together half a minute and more

/** What `load` brings, tried again while the server cannot be reached. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tried = 1, pause = FIRST_PAUSE; ; tried++, pause *= 2) {
    try {
      return await load();
    } catch (error) {
      if (tried === TRIES) throw error;
      await new Promise((again) => setTimeout(again, Math.min(pause, 5000)));
      const styles = /preload CSS for (\S+)/.exec(String(error))?.[1];
      const before = load;
      if (styles) load = () => styled(styles).then(before);
    }
  }
}

/** Vite asks for the styles of a part once only; whoever missed them asks again. */
function styled(address: string): Promise<void> {
  return new Promise((done, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      failed(new Error(`no styles at ${address}`));
    };
    document.head.append(link);
  });
}
