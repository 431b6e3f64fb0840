// The pad as an app of its own: the worker that keeps its files, and the browser's offer to install it.

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  isReady = $state(false); // works without a network
  offer = $state.raw<InstallOffer | null>(null);

  start(): void {
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    // Only pages with https, and those of this machine, may have a worker.
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker.register("./worker.js", { updateViaCache: "none" }).catch(() => undefined);
    void navigator.serviceWorker.ready.then(() => (this.isReady = true));
  }

  async install(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }
}

export const installing = new Installing();
