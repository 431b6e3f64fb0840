// The score pad's service worker: keeps the files of the built pad and its words, and nothing else, for when there is
// no network. Its scope is the pad's address, so the tables of the page never pass through it.
//
// A file whose name holds its hash comes from the cache. Whatever may change is asked for first, so that the
// page is never older than the server; the cache answers when the server does not.

interface Worker {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", hear: (event: Lasting) => void): void;
  addEventListener(type: "fetch", hear: (event: Asked) => void): void;
}

interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}

interface Asked extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Worker;
const PATIENCE = 5000; // ms that a server may take where there is something else to show
const PREFIX = "tenfold-pad-";
const CACHE = `${PREFIX}%VERSION%`; // both are written in by the build
const SCOPE = worker.registration.scope;
const FILES = "%FILES%".split(" ").map((name) => new URL(name, SCOPE).href);
const ASSETS = new URL("../assets/", SCOPE).href;
const WORDS = new URL("../words/", SCOPE).href;
let missedAt = 0; // when the server last did not answer

worker.addEventListener("install", (event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET") return;
  const address = url.replace(/[?#].*$/, "");
  if (address.startsWith(ASSETS)) event.respondWith(keptFirst(event.request));
  else if (mode === "navigate" && address.startsWith(SCOPE)) event.respondWith(freshFirst(SCOPE));
  else if (FILES.includes(address)) event.respondWith(freshFirst(address));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((address) => new Request(address, address.startsWith(ASSETS) ? {} : { cache: "no-cache" })));
  await worker.skipWaiting();
}

/** The version before stays too: a page that is open may still ask for its files. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function freshFirst(address: string): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(address);
  if (!kept) return fetch(address);
  const isAway = Date.now() - missedAt < PATIENCE;
  if (isAway && address.startsWith(WORDS)) return kept; // the page has waited before them
  try {
    const answer = await fetch(address, { cache: "no-cache", signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? answer : kept;
  } catch {
    missedAt = Date.now();
    return kept;
  }
}
