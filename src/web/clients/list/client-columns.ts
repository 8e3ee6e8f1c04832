import { clsx } from "clsx";

/** The columns of the list's heading and of each row, so that both have the same edges. On phones a row is a card of lines. */
export const cells = (hasAmounts: boolean, part: "heading" | "row"): string =>
  clsx(
    "grid gap-x-3 px-4 lg:gap-x-4",
    part === "row" ? "items-start gap-y-0.5 py-2.5 print:py-1.5" : "h-9 items-center",
    "grid-cols-[minmax(0,1fr)_auto]",
    hasAmounts
      ? "lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1.3fr)_8.5rem_6.25rem_8.75rem_4.5rem] print:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_9rem_6rem_8rem]"
      : "lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1.5fr)_11rem_4.5rem] print:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_10rem]",
  );
