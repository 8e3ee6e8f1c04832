// Before the router: it listens to the way back, too, and must be the second to hear of it.
import "#web/ui/open-layers.ts";
import { useEffect } from "react";
import { followOtherTabs } from "#web/ui/theme.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { LazyToaster } from "./lazy-toaster.tsx";
import { Router } from "./router.tsx";
import { AuthProvider } from "./session.tsx";

export function App() {
  useEffect(followOtherTabs, []);
  return (
    <>
      <ErrorBoundary>
        <AuthProvider>
          <Router />
        </AuthProvider>
      </ErrorBoundary>
      <LazyToaster />
    </>
  );
}
