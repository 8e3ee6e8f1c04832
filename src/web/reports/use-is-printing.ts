import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useScreenLife } from "#web/ui/screen-life.ts";

/** For what paper needs and a screen does not: all rows of a long table, say. It is drawn before the browser prints. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(() => window.matchMedia("print").matches);
  const life = useScreenLife();
  useEffect(() => {
    const media = window.matchMedia("print");
    const start = () => life.isShown() && flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(media.matches);
    // The preview of the developer tools changes the medium without printing anything.
    const follow = () => (media.matches ? start() : end());
    window.addEventListener("beforeprint", start);
    window.addEventListener("afterprint", end);
    media.addEventListener("change", follow);
    return () => {
      window.removeEventListener("beforeprint", start);
      window.removeEventListener("afterprint", end);
      media.removeEventListener("change", follow);
    };
  }, [life]);
  return isPrinting;
}
