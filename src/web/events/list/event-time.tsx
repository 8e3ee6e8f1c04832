import { shortWeekday } from "#shared/numbers/day.ts";
import { formatTime } from "#shared/numbers/format.ts";
import { dayIn } from "#shared/time/clock.ts";
import { useTimeZone } from "#web/session/clock.ts";

type EventTimeProps = {
  date: string;
  /** Weekday, day and hour below each other, to be scanned down a list. */
  isStacked?: boolean;
};

export function EventTime({ date, isStacked = false }: EventTimeProps) {
  const timeZone = useTimeZone();
  const shown = dayIn(date, timeZone);
  const [year, month, day] = shown.split("-");
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
      <span>{shortWeekday(shown)}</span>{" "}
      <span className={isStacked ? "text-lg leading-6 font-semibold text-ink" : undefined}>
        {day}/{month}
        <span className={isStacked ? "text-xs font-normal text-muted" : undefined}>/{year}</span>
      </span>{" "}
      <span>{formatTime(date, timeZone)}</span>
    </time>
  );
}
