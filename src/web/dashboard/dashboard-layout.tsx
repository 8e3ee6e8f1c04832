import type { ReactNode } from "react";

type DashboardLayoutProps = {
  firstSteps?: ReactNode;
  summary: ReactNode;
  /** What somebody has forgotten. */
  reminders?: ReactNode;
  agenda: ReactNode;
  events: ReactNode;
  counters: ReactNode;
  attention: ReactNode;
};

/** One layout for content and skeleton, so that nothing moves when the data has loaded. */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { firstSteps, summary, reminders, agenda, events, counters, attention } = props;
  return (
    <div className="flex flex-col gap-4 lg:gap-5 print:[&>*]:break-inside-avoid">
      {firstSteps}
      {reminders}
      {summary}
      {agenda}
      {counters}
      <div className="grid gap-4 [&>*]:min-w-0 lg:grid-cols-2 lg:gap-5 print:break-inside-auto print:[&>*]:break-inside-avoid">
        <div>{events}</div>
        <div>{attention}</div>
      </div>
    </div>
  );
}
