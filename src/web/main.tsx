import "#web/ui/theme/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { readAuthToken } from "#web/app/api/auth-token.ts";
import { whenIdle } from "#web/browser/when-idle.ts";
import { applyTheme } from "#web/ui/theme/theme.ts";
import { App } from "./app/app.tsx";
import { preloadScreen } from "./app/screens.ts";

/** Longer than this nobody looks at an empty page: then the spinner comes after all. */
const BLANK_AT_MOST_MS = 150;

applyTheme();
const preloading = preloadScreen(window.location.pathname);
// Without a session to check there is nothing to show but the screen itself, so it may as well come first.
// No top-level await: a screen's chunk imports this one, and would wait until it has been evaluated.
if (readAuthToken()) showPage();
else void Promise.race([preloading, elapsed(BLANK_AT_MOST_MS)]).then(showPage, showPage);

registerServiceWorker();

function showPage() {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

function elapsed(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Lets the browser keep the product's files, so that it opens like an app and can say that there is no connection. */
function registerServiceWorker(): void {
  // In development the files change without changing their names.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A browser that refuses (a private window, say) goes on without.
  whenIdle(() => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined));
}
