import { useEffect, useMemo, useState } from "react";
import { type Clock, today } from "#shared/time/clock.ts";
import { useTimeZone } from "./clock.ts";

const A_MINUTE = 60_000;

/** The company's clock, updated every minute: a dashboard stays open all day. */
export function useTickingClock(): Clock {
  const timeZone = useTimeZone();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => setNow(new Date());
    const timer = setInterval(update, A_MINUTE);
    // Browsers pause the timers of hidden pages.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return useMemo(() => ({ now, timeZone }), [now, timeZone]);
}

/** The same, as one object all day: for lists in which nothing depends on the minute. */
export function useDailyClock(): Clock {
  const clock = useTickingClock();
  const [kept, setKept] = useState(clock);
  if (today(clock) !== today(kept)) setKept(clock);
  return kept;
}
