import { whenIdle } from "#web/browser/when-idle.ts";

/** Lets the browser keep the product's files, so that it opens like an app and can say that there is no connection. */
export function registerServiceWorker(): void {
  // In development the files change without changing their names.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A browser that refuses (a private window, say) goes on without.
  whenIdle(() => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined));
}
