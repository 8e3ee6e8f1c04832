import { useCallback, useEffect } from "react";
import { Redirect, useLocation } from "wouter";
import { whenIdle } from "#web/browser/when-idle.ts";
import { useAuth } from "#web/session/session.tsx";
import { ErrorBoundary } from "#web/ui/feedback/error-boundary.tsx";
import { FullPageSpinner, Spinner } from "#web/ui/feedback/spinner.tsx";
import { preloadDialogs } from "#web/ui/lazy/lazy-dialog.tsx";
import { destination, type Page } from "./destination.ts";
import { pages, preloadNeighbours } from "./pages.ts";
import { useArrival } from "./use-arrival.ts";

export function Router() {
  const [path] = useLocation();
  const { session } = useAuth();
  const arrive = useArrival();

  const goal = destination(path, session);
  if ("redirect" in goal) return <Redirect to={goal.redirect} replace />;
  if (goal.page === "spinner") return <FullPageSpinner />;
  // Another role sees other data, another zone other days: nothing cached may stay.
  const sessionKey =
    "user" in session ? `${session.openedWith} ${session.user.companyRole} ${session.user.timeZone}` : "";
  return <PageView page={goal.page} sessionKey={sessionKey} onArrival={arrive} />;
}

type PageViewProps = {
  page: Exclude<Page, "spinner">;
  sessionKey: string;
  onArrival: (page: Page, title: string) => void;
};

function PageView({ page, sessionKey, onArrival }: PageViewProps) {
  const { title, view, shell } = pages[page];
  const arrive = useCallback(() => onArrival(page, title), [page, title, onArrival]);
  useEffect(
    () => shell && whenIdle(() => void preloadNeighbours(shell).then(() => preloadDialogs())),
    [shell],
  );

  if (!shell || page === "notFound") {
    return (
      <ErrorBoundary key={page}>
        <view.View fallback={<FullPageSpinner />} onShown={arrive} />
      </ErrorBoundary>
    );
  }
  return (
    <ErrorBoundary key={sessionKey}>
      <shell.View fallback={<FullPageSpinner />}>
        <ErrorBoundary key={page}>
          <view.View fallback={<Spinner />} onShown={arrive} />
        </ErrorBoundary>
      </shell.View>
    </ErrorBoundary>
  );
}
