import { useEffect } from "react";
import { noteUnsaved } from "./unsaved-changes.ts";

/** Lets the browser warn before a reload or navigation that would lose input. */
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
