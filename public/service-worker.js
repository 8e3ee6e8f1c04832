// The product's looks come from a cache; what it knows never does (a page keeps its own lists: src/web/device). The app
// and the page of an event's team register this file with a scope each: a phone of the team never fetches the app.
// A file whose name changes with its contents is kept once fetched. A page comes from the network; without an answer it
// is the scope's own page, kept together with all of its files, or else the page that says there is no connection.
/** Where the page is kept, whichever path or link it came by: the server answers all of them with the same page. */
const PAGE = new URL(self.registration.scope).pathname;
const IS_TEAM = PAGE === "/t/";
const PAGE_CACHE = IS_TEAM ? "team-1" : "app-1";
const FILES_CACHE = IS_TEAM ? "team-1" : "files-1";
const FIXED_CACHE = IS_TEAM ? "team-1" : "offline-2";
const ALL_CACHES = ["team-1", "app-1", "files-1", "offline-2"];
const OFFLINE_PAGE = "/offline.html";
/** Their names stay, so that each build's worker fetches them anew. */
const FIXED_FILES = IS_TEAM
  ? ["/theme.js", "/favicon.svg"]
  : [OFFLINE_PAGE, "/standalone.css", "/inter-latin.woff2", "/theme.js", "/signed-in.js", "/favicon.svg"];
/** All files in /assets of this page; the build writes them here, so that each build has a worker of its own. */
const PAGE_FILES = IS_TEAM ? ["__TEAM_FILES__"] : ["__APP_FILES__"];
/** Files of about three other builds, for tabs that are still open; the oldest go first. */
const MOST_OTHER_FILES = 3 * PAGE_FILES.length;
/** The kept page is shown after this time without an answer. */
const NO_ANSWER_MS = 4000;
/** What the server answers with something other than the app's page, or with nothing. */
const NOT_APP = /^\/(api|p|t|o|agenda|avisos|caixa-de-saida|healthz|readyz)(\/|$)|\.[^/]*$/;

self.addEventListener("install", (event) => {
  event.waitUntil(fetchFixedFiles());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOtherCaches().then(keepOpenPage));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    const fetched = fetch(request);
    // The team's event for a calendar (".ics") is no page.
    const isOwn = IS_TEAM ? !pathname.includes(".") : !NOT_APP.test(pathname);
    event.respondWith(isOwn ? pageOrKept(fetched) : pageOrOffline(fetched));
    if (IS_TEAM && !isOwn) return;
    // Again after each page, until it has worked for this build.
    const keep = () => keepPage(IS_TEAM ? request.url : PAGE);
    event.waitUntil(fetched.then(keep).catch(() => undefined));
  } else if (pathname.startsWith("/assets/")) event.respondWith(keptFile(request));
  else if (FIXED_FILES.includes(pathname)) event.respondWith(fixedFile(request));
});

self.addEventListener("message", (event) => {
  if (event.data === "keep-app") event.waitUntil(keepPageAndTell(event.ports[0]));
});

async function fetchFixedFiles() {
  const cache = await caches.open(FIXED_CACHE);
  await cache.addAll(FIXED_FILES.map((path) => new Request(path, { cache: "reload" })));
  await self.skipWaiting();
}

async function forgetOtherCaches() {
  const names = await caches.keys();
  const others = names.filter((name) => !ALL_CACHES.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page that registers the worker was loaded before there was one. */
async function keepOpenPage() {
  if (!IS_TEAM) return keepPage(PAGE);
  const [open] = await self.clients.matchAll({ type: "window" });
  if (open) await keepPage(open.url);
}

async function pageOrOffline(fetched) {
  try {
    return await fetched;
  } catch {
    return (await caches.match(OFFLINE_PAGE, { cacheName: FIXED_CACHE })) ?? Response.error();
  }
}

async function pageOrKept(fetched) {
  const kept = await caches.match(PAGE, { cacheName: PAGE_CACHE });
  if (!kept) return pageOrOffline(fetched);
  // The team's page forgets what it has of a link that opens nothing any more, and says so.
  const isGone = ({ status }) => IS_TEAM && [404, 410].includes(status);
  const answered = fetched.then((page) => (isGone(page) ? kept : page)).catch(() => kept);
  const noAnswer = new Promise((resolve) => setTimeout(() => resolve(kept), NO_ANSWER_MS));
  return Promise.race([answered, noAnswer]);
}

/** Not from the network, which may stay silent: each build's worker has fetched its own. */
async function fixedFile(request) {
  return (await caches.match(request, { cacheName: FIXED_CACHE })) ?? fetch(request);
}

async function keptFile(request) {
  const cache = await caches.open(FILES_CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const isOther = (path) => path.startsWith("/assets/") && !PAGE_FILES.includes(path);
    const others = (await cache.keys()).filter(({ url }) => isOther(new URL(url).pathname));
    await Promise.all(others.slice(0, -MOST_OTHER_FILES).map((file) => cache.delete(file)));
  }
  return response;
}

/** Keeps this build's page, with its headers, once all of its files are there; until then an earlier one stays. */
async function keepPage(url) {
  const cache = await caches.open(PAGE_CACHE);
  const kept = await cache.match(PAGE);
  if (kept && (await isOfThisBuild(kept))) return;
  const files = await Promise.all(PAGE_FILES.map((path) => keptFile(new Request(path))));
  const page = await fetch(url, { cache: "reload" });
  if (files.every(({ ok }) => ok) && page.ok && (await isOfThisBuild(page.clone()))) {
    await cache.put(PAGE, page);
  }
}

/** For a page that waits until everything is here. */
async function keepPageAndTell(port) {
  try {
    await Promise.all(PAGE_FILES.map((path) => keptFile(new Request(path))));
    await keepPage(PAGE);
    const kept = await caches.match(PAGE, { cacheName: PAGE_CACHE });
    port.postMessage(kept !== undefined && (await isOfThisBuild(kept)));
  } catch {
    port.postMessage(false);
  }
}

/** A page between two deployments may be of another build, and one of a captive portal of none. */
async function isOfThisBuild(page) {
  const named = (await page.text()).match(/\/assets\/[\w.-]+/g) ?? [];
  return named.length > 0 && named.every((path) => PAGE_FILES.includes(path));
}
