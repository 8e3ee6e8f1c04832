import { buildName } from "./build-name.ts";

/**
 * Registers the worker for the pages below a path. Undefined where the browser has or allows none: over plain http, or
 * in some private windows.
 */
export async function registerServiceWorker(scope = "/"): Promise<ServiceWorkerRegistration | undefined> {
  // In development file contents change under the same name.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
  return navigator.serviceWorker.register("/service-worker.js", { scope }).catch(() => undefined);
}

/** A slow network brings the app's files within this time. */
const WAIT_MS = 60_000;

/** Asks the worker to keep the app's page with all of its files, and waits until they are there. */
export async function keepApp(): Promise<"kept" | "missing" | "other build" | "unsupported"> {
  if (!(await registerServiceWorker())) return "unsupported";
  const { port1, port2 } = new MessageChannel();
  const told = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(resolve, WAIT_MS, false);
  });
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("keep-app", [port2]));
  const isKept = await told;
  port1.close();
  if (!isKept) return "missing";
  // What this page keeps is of no use to the page of another build.
  const page = await (await caches.match("/", { cacheName: "app-1" }))?.text();
  return page?.includes(new URL(buildName() ?? "", location.href).pathname) ? "kept" : "other build";
}
