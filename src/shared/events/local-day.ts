const twoDigits = (number: number) => String(number).padStart(2, "0");

/** "2026-12-25": the local day as a date input writes it; such texts sort by time. */
export function localDay(moment: Date | string): string {
  const date = new Date(moment);
  // A year being typed begins as 0002; without its zeros it would not equal the input's text.
  const year = String(date.getFullYear()).padStart(4, "0");
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** The first moment of the local day. Comparing with it is much cheaper than formatting the day of each event. */
export const startOfDay = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** "2026-12-25T20:30": the local minute as a datetime-local input writes it. */
export function localMinute(moment: Date | string): string {
  const date = new Date(moment);
  return `${localDay(date)}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
