import type { ReactNode } from "react";

type DashboardLayoutProps = {
  firstSteps?: ReactNode;
  waiting: ReactNode;
  next: ReactNode;
  summary: ReactNode;
  /** What somebody has forgotten. */
  reminders?: ReactNode;
  agenda: ReactNode;
  events: ReactNode;
  counters: ReactNode;
  attention: ReactNode;
};

/** Ordered by what needs a hand first. One layout for content and skeleton, so that nothing moves when the data has loaded. */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { firstSteps, waiting, reminders, next, summary, agenda, events, counters, attention } = props;
  return (
    <div data-testid="dashboard" className="flex flex-col gap-4 lg:gap-5 print:[&>*]:break-inside-avoid">
      {firstSteps}
      {waiting}
      {reminders}
      {next}
      {agenda}
      {summary}
      <div className="grid gap-4 [&>*]:min-w-0 lg:grid-cols-2 lg:gap-11 print:break-inside-auto print:[&>*]:break-inside-avoid">
        {events}
        {attention}
      </div>
      {counters}
    </div>
  );
}
