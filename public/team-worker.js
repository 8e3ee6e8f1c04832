// Lets the page of an event's team open without a connection. The page is the same behind every link; what it shows it
// keeps itself (src/web/night/team-page). The app has a worker of its own, service-worker.js.
const CACHE = "team-1";
/** Where the page is kept, whichever link it came by. */
const PAGE = "/t/";
/** All files in /assets of this page; the build writes them here, so that each build has a worker of its own. */
const FILES = ["__PAGE_FILES__", "/theme.js", "/favicon.svg"];
/** The kept page is shown after this time without an answer. */
const NO_ANSWER_MS = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(keepFiles());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(keepOpenPage().then(forgetOtherFiles));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOrKept(event));
  else if (FILES.includes(pathname)) event.respondWith(keptFile(request));
});

async function keepFiles() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await self.skipWaiting();
}

/** The page that registers the worker was loaded before there was one. */
async function keepOpenPage() {
  await self.clients.claim();
  const open = await self.clients.matchAll({ type: "window" });
  const { url } = open.find((client) => new URL(client.url).pathname.startsWith(PAGE)) ?? {};
  if (url) await fetch(url, { cache: "reload" }).then(keepPage, () => undefined);
}

async function forgetOtherFiles() {
  const cache = await caches.open(CACHE);
  const kept = [PAGE, ...FILES];
  const files = await cache.keys();
  const others = files.filter((file) => !kept.includes(new URL(file.url).pathname));
  await Promise.all(others.map((file) => cache.delete(file)));
}

async function pageOrKept(event) {
  const kept = await (await caches.open(CACHE)).match(PAGE);
  const fetched = fetch(event.request).then((page) => {
    event.waitUntil(keepPage(page.clone()));
    // The kept page forgets what it has of a link that opens nothing any more, and says so.
    return kept && [404, 410].includes(page.status) ? kept : page;
  });
  if (!kept) return fetched;
  const noAnswer = new Promise((resolve) => setTimeout(() => resolve(kept), NO_ANSWER_MS));
  return Promise.race([fetched.catch(() => kept), noAnswer]);
}

/** A page between two deployments may be of another build, and one of a captive portal of none. */
async function keepPage(page) {
  if (!page.ok) return;
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  if (named.length > 0 && named.every((path) => FILES.includes(path))) {
    await (await caches.open(CACHE)).put(PAGE, page);
  }
}

async function keptFile(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request);
}
