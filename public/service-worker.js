// What the product looks like may come from a cache; what it knows never does. Three rules, and nothing else is touched:
// a file whose name changes with its contents is kept once fetched; a page comes from the network, or is the one that
// says there is no connection; that page and what it needs are fetched ahead, since later they cannot be.
const OFFLINE_CACHE = "offline-2";
const FILES_CACHE = "files-1";
const OFFLINE_PAGE = "/offline.html";
const OFFLINE_FILES = [OFFLINE_PAGE, "/standalone.css", "/inter-latin.woff2", "/theme.js", "/favicon.svg"];
/** Several versions of the product; the oldest files go first. */
const MOST_FILES = 60;

self.addEventListener("install", (event) => {
  event.waitUntil(fetchOfflineFiles());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOtherCaches());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOrOffline(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptFile(request));
  else if (OFFLINE_FILES.includes(pathname)) event.respondWith(fileOrOffline(request));
});

async function fetchOfflineFiles() {
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll(OFFLINE_FILES.map((path) => new Request(path, { cache: "reload" })));
  await self.skipWaiting();
}

async function forgetOtherCaches() {
  const names = await caches.keys();
  const others = names.filter((name) => name !== OFFLINE_CACHE && name !== FILES_CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function pageOrOffline(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

async function fileOrOffline(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

async function keptFile(request) {
  const cache = await caches.open(FILES_CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const files = await cache.keys();
    await Promise.all(files.slice(0, -MOST_FILES).map((file) => cache.delete(file)));
  }
  return response;
}
