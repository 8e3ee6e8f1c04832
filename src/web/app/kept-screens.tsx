import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { createContext, memo, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ScreenLifeContext } from "#web/ui/screen-life.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { OwnScreen } from "./own-address.ts";
import type { RoutedScreen } from "./paths.ts";
import { screens } from "./screens.ts";
import { firstVisit, nextVisits, type Visit } from "./visits.ts";

/** By a context, so that the frame around the screens is not drawn again with every change. */
export const CurrentScreen = createContext<RoutedScreen>("dashboard");

type KeptScreensProps = { onArrival: (screen: RoutedScreen, title: string) => void };

/**
 * The screen that is shown, and beneath it those that were shown before, hidden but laid out: to show one again takes
 * a fraction of what it takes to draw it.
 */
export function KeptScreens({ onArrival }: KeptScreensProps) {
  const screen = use(CurrentScreen);
  const [visits, setVisits] = useState(() => firstVisit(screen));
  if (visits.shown !== screen) setVisits(nextVisits(visits, { to: screen, isPlain: isPlain(), mayStay }));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      {visits.list.map((visit) => (
        <KeptScreen
          key={visit.number}
          visit={visit}
          isShown={visit.screen === visits.shown}
          onArrival={onArrival}
        />
      ))}
    </div>
  );
}

const isPlain = () => window.location.search === "";
const mayStay = (screen: RoutedScreen) => screens[screen].stays === true;

type KeptScreenProps = { visit: Visit; isShown: boolean; onArrival: KeptScreensProps["onArrival"] };

function KeptScreen({ visit, isShown, onArrival }: KeptScreenProps) {
  const { screen, life } = visit;
  const queryClient = useQueryClient();
  const isHere = useRef(false);
  const arrive = useCallback(() => {
    isHere.current = true;
    if (life.isShown()) onArrival(screen, screens[screen].title);
  }, [life, screen, onArrival]);

  useLayoutEffect(() => life.show(isShown), [life, isShown]);
  useEffect(() => {
    if (!isShown || !isHere.current) return;
    arrive();
    // What has become old while it was hidden; meanwhile nobody asked for it.
    void queryClient.refetchQueries(
      { type: "active", predicate: ({ state }) => state.isInvalidated || state.data === undefined },
      { cancelRefetch: false },
    );
  }, [isShown, arrive, queryClient]);

  return (
    // All in the one cell: each stands where it does when it is shown.
    <div className={clsx("col-start-1 row-start-1", !isShown && "hidden-screen")}>
      <ScreenLifeContext value={life}>
        <OwnScreen value={screen}>
          <ErrorBoundary>
            <Page screen={screen} onShown={arrive} />
          </ErrorBoundary>
        </OwnScreen>
      </ScreenLifeContext>
    </div>
  );
}

/** Remembered: a screen is not drawn again because it comes or goes. */
const Page = memo(({ screen, onShown }: { screen: RoutedScreen; onShown: () => void }) => {
  const { View } = screens[screen].page;
  return <View fallback={<Spinner />} onShown={onShown} />;
});
