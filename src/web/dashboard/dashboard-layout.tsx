import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { readStored, store } from "#web/browser/local-storage.ts";

/** The height of what waits, as it was last time: the skeleton keeps its room. */
const HEIGHT = "dashboard_height";

function rememberedHeight() {
  const height = readStored(HEIGHT);
  return height === null ? undefined : { height: Number(height), overflow: "hidden" };
}

type DashboardLayoutProps = {
  isLoading?: boolean;
  summary: ReactNode;
  firstSteps?: ReactNode;
  waiting: ReactNode;
  /** Absent without a coming event. */
  next?: ReactNode;
  counters: ReactNode;
  events: ReactNode;
  attention: ReactNode;
  agenda: ReactNode;
};

/** SPEC §2: the cards first. One layout for content and skeleton, so that nothing moves when the data has loaded. */
export function DashboardLayout(props: DashboardLayoutProps) {
  const now = useRef<HTMLDivElement>(null);
  const { isLoading = false } = props;
  useEffect(() => {
    if (!isLoading && now.current) store(HEIGHT, String(now.current.offsetHeight));
  });
  const { summary, firstSteps, waiting, next, counters, events, attention, agenda } = props;
  return (
    <div data-testid="dashboard" className="flex flex-col gap-4 lg:gap-5 print:[&>*]:break-inside-avoid">
      {summary}
      {firstSteps}
      <div
        ref={now}
        style={isLoading ? rememberedHeight() : undefined}
        className={clsx(
          "grid items-start gap-4 [&>*]:min-w-0 lg:gap-5",
          next && "lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]",
        )}
      >
        {waiting}
        {next}
      </div>
      {counters}
      <div className="grid gap-4 [&>*]:min-w-0 lg:grid-cols-2 lg:gap-11 print:break-inside-auto print:[&>*]:break-inside-avoid">
        {events}
        {attention}
      </div>
      {agenda}
    </div>
  );
}
