import { clsx } from "clsx";

/** The columns of the list's heading and of each row, so that both have the same edges. */
export const cells = (hasAmounts: boolean, part: "heading" | "row"): string =>
  clsx(
    "grid items-center gap-x-3 px-4 lg:gap-x-4",
    part === "row" ? "min-h-13.5 py-2 lg:h-14 lg:py-0 print:h-auto print:py-1.5" : "h-9",
    hasAmounts
      ? "grid-cols-[minmax(0,1fr)_auto_auto] lg:grid-cols-[minmax(0,2fr)_minmax(0,1.1fr)_10.75rem_6.5rem_8.75rem_1.75rem] print:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_9rem_6rem_8rem]"
      : "grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_11rem_1.75rem] print:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_10rem]",
  );
