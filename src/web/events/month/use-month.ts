import { useState } from "react";
import { type Month, monthOfDay } from "#shared/calendar/month.ts";
import type { MonthItem } from "#shared/calendar/month-items.ts";
import type { Day } from "#shared/numbers/day.ts";
import { MONTH_PARAMETER, VIEW_PARAMETER } from "#web/address/links.ts";
import { useDebouncedAddress } from "#web/address/use-debounced-address.ts";
import { useToday } from "#web/session/clock.ts";

type ItemsByDay = ReadonlyMap<Day, readonly MonthItem[]>;

/** The month of the address, and a day of it. */
export function useMonth(items: ItemsByDay) {
  const today = useToday();
  const [query, setQuery] = useDebouncedAddress();
  const month = monthIn(new URLSearchParams(query).get(MONTH_PARAMETER)) ?? monthOfDay(today);
  const [picked, setPicked] = useState<Day>();
  const isPicked = picked !== undefined && monthOfDay(picked) === month;

  const show = (next: Month) => {
    if (next === month) return;
    const address = new URLSearchParams(query);
    address.set(VIEW_PARAMETER, "mes");
    address.set(MONTH_PARAMETER, next);
    setQuery(address.toString());
  };
  return {
    today,
    month,
    /** The day that was chosen, if it is of this month. */
    picked: isPicked ? picked : undefined,
    /** That day, or the one that matters most. */
    day: isPicked ? picked : firstDay(month, today, items),
    show,
    pick: (day: Day) => {
      setPicked(day);
      show(monthOfDay(day));
    },
  };
}

/** Today, else the first day with something on it. */
function firstDay(month: Month, today: Day, items: ItemsByDay): Day {
  if (monthOfDay(today) === month) return today;
  const busy = [...items.keys()].filter((day) => monthOfDay(day) === month).sort();
  return busy[0] ?? `${month}-01`;
}

/** Undefined for anything that is not a month in which there can be events. */
const monthIn = (text: string | null): Month | undefined =>
  text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
