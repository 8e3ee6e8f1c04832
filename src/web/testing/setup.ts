import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, vi } from "vitest";

// A slow machine is no failure; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

// Files share a worker for the sake of speed, but not what the page's modules remember (a toast, say): each loads
// them anew. The libraries stay.
vi.resetModules();

// As on a page that has come to rest: a dialog opens with the click, not some time after it.
beforeAll(async () => {
  const { loadDialogs } = await import("#web/app/lazy/lazy-dialog.tsx");
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
