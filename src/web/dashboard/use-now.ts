import { useEffect, useState } from "react";

const A_MINUTE = 60_000;

/** The time to the minute: a dashboard stays open all day, and events pass. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => setNow(new Date());
    const timer = setInterval(update, A_MINUTE);
    // Browsers stop the timers of a page that nobody sees.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return now;
}
