import { useCallback, useEffect } from "react";
import { Redirect, useLocation } from "wouter";
import { destination, type Screen } from "#web/app/address/destination.ts";
import { preloadDialogs } from "#web/app/parts/lazy-dialog.tsx";
import { whenIdle } from "#web/browser/when-idle.ts";
import { FullPageSpinner, Spinner } from "#web/ui/feedback/spinner.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { preloadNeighbours, screens } from "./screens.ts";
import { useAuth } from "./session.tsx";
import { useArrival } from "./use-arrival.ts";

export function Router() {
  const [path] = useLocation();
  const { session } = useAuth();
  const arrive = useArrival();

  const goal = destination(path, session);
  if ("redirect" in goal) return <Redirect to={goal.redirect} replace />;
  if (goal.screen === "spinner") return <FullPageSpinner />;
  const sessionKey = "user" in session ? session.openedWith : "";
  return <ScreenView screen={goal.screen} sessionKey={sessionKey} onArrival={arrive} />;
}

type ScreenViewProps = {
  screen: Exclude<Screen, "spinner">;
  sessionKey: string;
  onArrival: (screen: Screen, title: string) => void;
};

function ScreenView({ screen, sessionKey, onArrival }: ScreenViewProps) {
  const { title, page, shell } = screens[screen];
  const arrive = useCallback(() => onArrival(screen, title), [screen, title, onArrival]);
  useEffect(
    () => shell && whenIdle(() => void preloadNeighbours(shell).then(() => preloadDialogs())),
    [shell],
  );

  if (!shell || screen === "notFound") {
    return (
      <ErrorBoundary key={screen}>
        <page.View fallback={<FullPageSpinner />} onShown={arrive} />
      </ErrorBoundary>
    );
  }
  return (
    <ErrorBoundary key={sessionKey}>
      <shell.View fallback={<FullPageSpinner />}>
        <ErrorBoundary key={screen}>
          <page.View fallback={<Spinner />} onShown={arrive} />
        </ErrorBoundary>
      </shell.View>
    </ErrorBoundary>
  );
}
