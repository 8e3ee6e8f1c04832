// The product's looks come from a cache; what it knows never does (a page keeps its own lists: src/web/device).
// A file whose name changes with its contents is kept once fetched. A page comes from the network; without an answer it
// is the app's own page, kept together with all of its files, or else the page that says there is no connection.
const OFFLINE_CACHE = "offline-2";
const FILES_CACHE = "files-1";
const APP_CACHE = "app-1";
const OFFLINE_PAGE = "/offline.html";
const OFFLINE_FILES = [OFFLINE_PAGE, "/standalone.css", "/inter-latin.woff2", "/theme.js", "/favicon.svg"];
/** The server answers every path of the app with the same page. */
const APP_PAGE = "/";
/** All files in /assets of this build; the build writes them here, so that each build has a worker of its own. */
const APP_FILES = ["__PAGE_FILES__"];
/** Files of other builds, about three of them, for tabs that are still open; the oldest go first. */
const MOST_OTHER_FILES = 180;
/** The app's own page is shown after this time without an answer. */
const NO_ANSWER_MS = 4000;
/** What the server answers with something other than the app's page, or with nothing. */
const NOT_APP = /^\/(api|p|t|caixa-de-saida|healthz|readyz)(\/|$)|\.[^/]*$/;

self.addEventListener("install", (event) => {
  event.waitUntil(fetchOfflineFiles());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOtherCaches().then(keepApp));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    const fetched = fetch(request);
    event.respondWith(NOT_APP.test(pathname) ? pageOrOffline(fetched) : appOrOffline(fetched));
    // Again after each page, until it has worked for this build.
    event.waitUntil(fetched.then(keepApp).catch(() => undefined));
  } else if (pathname.startsWith("/assets/")) event.respondWith(keptFile(request));
  else if (OFFLINE_FILES.includes(pathname)) event.respondWith(offlineFile(request));
});

self.addEventListener("message", (event) => {
  if (event.data === "keep-app") event.waitUntil(keepAppAndTell(event.ports[0]));
});

async function fetchOfflineFiles() {
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll(OFFLINE_FILES.map((path) => new Request(path, { cache: "reload" })));
  await self.skipWaiting();
}

async function forgetOtherCaches() {
  const names = await caches.keys();
  const isOwn = (name) => [OFFLINE_CACHE, FILES_CACHE, APP_CACHE].includes(name);
  // The page of an event's team has a worker of its own, team-worker.js.
  const others = names.filter((name) => !isOwn(name) && !name.startsWith("team-"));
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function pageOrOffline(fetched) {
  try {
    return await fetched;
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

async function appOrOffline(fetched) {
  const cache = await caches.open(APP_CACHE);
  const kept = await cache.match(APP_PAGE);
  if (!kept) return pageOrOffline(fetched);
  const noAnswer = new Promise((resolve) => setTimeout(() => resolve(kept), NO_ANSWER_MS));
  return Promise.race([fetched.catch(() => kept), noAnswer]);
}

/** Not from the network, which may stay silent: each build's worker has fetched its own. */
async function offlineFile(request) {
  return (await caches.match(request, { cacheName: OFFLINE_CACHE })) ?? fetch(request);
}

async function keptFile(request) {
  const cache = await caches.open(FILES_CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const others = (await cache.keys()).filter(({ url }) => !APP_FILES.includes(new URL(url).pathname));
    await Promise.all(others.slice(0, -MOST_OTHER_FILES).map((file) => cache.delete(file)));
  }
  return response;
}

/** Keeps this build's page, with its headers, once all of its files are there; until then an earlier one stays. */
async function keepApp() {
  const cache = await caches.open(APP_CACHE);
  const kept = await cache.match(APP_PAGE);
  if (kept && (await isOfThisBuild(kept))) return;
  const files = await Promise.all(APP_FILES.map((path) => keptFile(new Request(path))));
  const page = await fetch(APP_PAGE, { cache: "reload" });
  if (files.every(({ ok }) => ok) && page.ok && (await isOfThisBuild(page.clone()))) {
    await cache.put(APP_PAGE, page);
  }
}

/** For a page that waits until everything is here. */
async function keepAppAndTell(port) {
  try {
    await Promise.all(APP_FILES.map((path) => keptFile(new Request(path))));
    await keepApp();
    const kept = await caches.match(APP_PAGE, { cacheName: APP_CACHE });
    port.postMessage(kept !== undefined && (await isOfThisBuild(kept)));
  } catch {
    port.postMessage(false);
  }
}

/** A page between two deployments may be of another build, and one of a captive portal of none. */
async function isOfThisBuild(page) {
  const named = (await page.text()).match(/\/assets\/[\w.-]+/g) ?? [];
  return named.length > 0 && named.every((path) => APP_FILES.includes(path));
}
