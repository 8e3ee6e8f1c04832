// Before the router: it listens to the way back, too, and must be the second to hear of it.
import "#web/ui/dialogs/layer-history.ts";
import { useEffect } from "react";
import { Router as Links } from "wouter";
import { skipSameAddress } from "#web/app/address/skip-same-address.ts";
import { LazyToaster } from "#web/app/parts/lazy-toaster.tsx";
import { startPagesAtTheTop } from "#web/browser/window-scroll.ts";
import { followOtherTabs } from "#web/ui/theme/theme.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Router } from "./router.tsx";
import { AuthProvider } from "./session.tsx";

export function App() {
  useEffect(followOtherTabs, []);
  useEffect(startPagesAtTheTop, []);
  return (
    <>
      <ErrorBoundary>
        <AuthProvider>
          <Links aroundNav={skipSameAddress}>
            <Router />
          </Links>
        </AuthProvider>
      </ErrorBoundary>
      <LazyToaster />
    </>
  );
}
