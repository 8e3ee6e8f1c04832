import { useEffect } from "react";
import { noteUnsaved } from "./unsaved-changes.ts";

/** The browser asks, in its own words, before a reload or another page throws away what was typed. */
export function useLeaveWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const forget = noteUnsaved();
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      forget();
    };
  }, [isOn]);
}
