import { addDays, type Day } from "#shared/numbers/day.ts";

/** Both days belong to it. */
export type PurchaseWindow = { from: Day; to: Day };

/** The window of so many days that begins today. */
export const windowOfDays = (today: Day, days: number): PurchaseWindow => ({
  from: today,
  to: addDays(today, days - 1),
});

const FRIDAY = 5;

/** Friday to Sunday of this week; what is past of it does not count. */
export function thisWeekend(today: Day): PurchaseWindow {
  // Counted from Monday, so that Sunday ends the week.
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  return { from: addDays(today, Math.max(0, FRIDAY - weekday)), to: addDays(today, 7 - weekday) };
}
