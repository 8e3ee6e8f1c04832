import { useEffect, useState } from "react";

const A_MINUTE = 60_000;

/** The current time, updated every minute: a dashboard stays open all day. */
export function useNow(): Date {
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
  return now;
}
