import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import * as React from "react";
import { afterEach, beforeAll, vi } from "vitest";

// A slow machine is no failure; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

// For its warnings React records a stack with each element it makes, a fifth of the time of a large form's tests. It
// does so until it has counted 10,000. A React without this counter would only be slower.
Object.defineProperty(
  Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"),
  "recentlyCreatedOwnerStacks",
  { get: () => 10_000, set: () => {}, configurable: true },
);

// Files share a worker for the sake of speed, but not what the page's modules remember (a toast, say): each loads
// them anew. The libraries stay.
vi.resetModules();

// Radix takes the pointer from the body as a dialog opens and gives it back to the dialog one render later; a test
// that comes between would press on nothing.
beforeAll(() => {
  const style = document.createElement("style");
  style.textContent = "body { pointer-events: auto !important }";
  document.head.append(style);
  return () => style.remove();
});

// As on a page that has come to rest: a dialog opens with the click, not some time after it.
beforeAll(async () => {
  const { loadDialogs } = await import("#web/ui/lazy/lazy-dialog.tsx");
  await loadDialogs();
});

// All tests of a worker share one browser window: each leaves it as it found it.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.theme;
  window.history.replaceState(null, "", "/");
});
