const twoDigits = (number: number) => String(number).padStart(2, "0");

/** "2026-12-25": the day of a moment where the reader is, as a date input writes it; such texts sort by time. */
export function localDay(moment: Date | string): string {
  const date = new Date(moment);
  // A year that is being typed begins as 0002: without its zeros it would be another text than the input's.
  const year = String(date.getFullYear()).padStart(4, "0");
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** The first moment of the day where the reader is. To compare with it takes a fraction of telling the day of each. */
export const startOfDay = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** "2026-12-25T20:30": the minute of a moment where the reader is, as a date-and-time input writes it. */
export function localMinute(moment: Date | string): string {
  const date = new Date(moment);
  return `${localDay(date)}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
