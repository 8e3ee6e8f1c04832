// Before the router: both listen to popstate, and this one must run first.
import "#web/ui/dialogs/layer-history.ts";
import { useEffect } from "react";
import { Router as Links, type RouterOptions } from "wouter";
import { startPagesAtTheTop } from "#web/browser/window-scroll.ts";
import { ForgetForeignAnswers } from "#web/device/forget-foreign-answers.ts";
import { AuthProvider } from "#web/session/session.tsx";
import { ErrorBoundary } from "#web/ui/feedback/error-boundary.tsx";
import { LazyToaster } from "#web/ui/lazy/lazy-toaster.tsx";
import { followOtherTabs } from "#web/ui/theme/theme.ts";
import { Router } from "./router.tsx";

export function App() {
  useEffect(followOtherTabs, []);
  useEffect(startPagesAtTheTop, []);
  return (
    <>
      <ErrorBoundary>
        <AuthProvider>
          <ForgetForeignAnswers />
          <Links aroundNav={skipSameAddress}>
            <Router />
          </Links>
        </AuthProvider>
      </ErrorBoundary>
      <LazyToaster />
    </>
  );
}

/** As in any browser, a link to the current address adds no history entry. */
const skipSameAddress: NonNullable<RouterOptions["aroundNav"]> = (navigate, to, options) => {
  const { href } = window.location;
  if (new URL(to, href).href !== href) navigate(to, options);
};
