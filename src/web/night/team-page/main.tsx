// Before everything that makes a schema.
import "#web/browser/no-generated-code.ts";
import "#web/ui/theme/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { registerServiceWorker } from "#web/browser/service-worker.ts";
import { ErrorBoundary } from "#web/ui/feedback/error-boundary.tsx";
import { applyTheme } from "#web/ui/theme/theme.ts";
import { TeamPage } from "./team-page.tsx";

applyTheme();
const root = document.getElementById("root");
if (!root) throw new Error("team.html has no #root");
const [, , token = ""] = window.location.pathname.split("/");
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <TeamPage token={token} />
    </ErrorBoundary>
  </StrictMode>,
);

void registerServiceWorker("/t/");
