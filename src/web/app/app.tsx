// Before the router: it listens to the way back, too, and must be the second to hear of it.
import "#web/ui/open-layers.ts";
import { useEffect } from "react";
import { Router as Links } from "wouter";
import { followOtherTabs } from "#web/ui/theme.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { goElsewhere } from "./go-elsewhere.ts";
import { LazyToaster } from "./lazy-toaster.tsx";
import { Router } from "./router.tsx";
import { AuthProvider } from "./session.tsx";
import { startScreensAtTheTop } from "./top-of-screen.ts";

export function App() {
  useEffect(followOtherTabs, []);
  useEffect(startScreensAtTheTop, []);
  return (
    <>
      <ErrorBoundary>
        <AuthProvider>
          <Links aroundNav={goElsewhere}>
            <Router />
          </Links>
        </AuthProvider>
      </ErrorBoundary>
      <LazyToaster />
    </>
  );
}
