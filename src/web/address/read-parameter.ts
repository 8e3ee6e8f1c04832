import { isSameWord } from "#shared/text/search.ts";

// Unknown values count as no filter: an old or mistyped link still shows its page.

/** The allowed value that a parameter of the address names, whatever its accents and case, or "". */
export const choiceIn = (value: string | null, allowed: readonly string[]): string =>
  allowed.find((one) => isSameWord(one, value ?? "")) ?? "";

/** "2026-12-25", or "" for anything that is not a day of the calendar. */
export const calendarDayIn = (value: string | null): string =>
  value && /^\d{4}-\d\d-\d\d$/.test(value) && isCalendarDay(value) ? value : "";

function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00Z`);
  // A 30th of February may be read as one of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
