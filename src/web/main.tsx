// Before everything that makes a schema.
import "#web/browser/no-generated-code.ts";
import "#web/ui/theme/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { readAuthToken } from "#web/api/auth-token.ts";
import { preloadPage } from "#web/app/pages.ts";
import { registerServiceWorker } from "#web/browser/service-worker.ts";
import { whenIdle } from "#web/browser/when-idle.ts";
import { askForUserEarly } from "#web/session/ask-for-user.ts";
import { applyTheme } from "#web/ui/theme/theme.ts";
import { App } from "./app/app.tsx";

/** After this time a spinner replaces the blank page. */
const BLANK_AT_MOST_MS = 150;

applyTheme();
const preloading = preloadPage(window.location.pathname);
const token = readAuthToken();
// Without a session to check the page itself can be shown first. No top-level await: a page's chunk imports this
// module, and would wait for it.
if (token) {
  askForUserEarly(token);
  showPage();
} else void Promise.race([preloading, elapsed(BLANK_AT_MOST_MS)]).then(showPage, showPage);

// Caches the product's files, so that it opens like an app and can report a missing connection.
whenIdle(() => void registerServiceWorker());

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
