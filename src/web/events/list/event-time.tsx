import { formatDate, formatDateTime, formatWeekday } from "#shared/numbers/format.ts";

type EventTimeProps = {
  date: string;
  /** Weekday, day and hour below each other, to be scanned down a list. */
  isStacked?: boolean;
};

export function EventTime({ date, isStacked = false }: EventTimeProps) {
  const [day, month, year] = formatDate(date).split("/");
  const hour = formatDateTime(date).slice(-"20:30".length);
  // Spaces between the parts, for whoever copies or hears them.
  return (
    <time
      dateTime={date}
      className={
        isStacked
          ? "w-20 shrink-0 text-sm text-muted tabular-nums [&>*]:block"
          : "text-sm text-muted tabular-nums [&>*]:font-medium [&>*]:text-ink"
      }
    >
      <span>{formatWeekday(date)}</span>{" "}
      <span className={isStacked ? "text-lg leading-6 font-semibold text-ink" : undefined}>
        {day}/{month}
        <span className={isStacked ? "text-xs font-normal text-muted" : undefined}>/{year}</span>
      </span>{" "}
      <span>{hour}</span>
    </time>
  );
}
