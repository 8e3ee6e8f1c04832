// Before the router: it listens to the way back, too, and must be the second to hear of it.
import "#web/ui/dialogs/layer-history.ts";
import { useEffect } from "react";
import type { RouterOptions } from "wouter";
import { Router as Links } from "wouter";
import { LazyToaster } from "#web/app/parts/lazy-toaster.tsx";
import { followOtherTabs } from "#web/ui/theme/theme.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
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
          <Links aroundNav={skipSameAddress}>
            <Router />
          </Links>
        </AuthProvider>
      </ErrorBoundary>
      <LazyToaster />
    </>
  );
}

/** As links have it in any page: one that leads to where the reader is already leaves no second entry to go back to. */
const skipSameAddress: NonNullable<RouterOptions["aroundNav"]> = (navigate, to, options) => {
  const { href } = window.location;
  if (new URL(to, href).href !== href) navigate(to, options);
};
