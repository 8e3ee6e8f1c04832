import { useEffectEvent, useLayoutEffect } from "react";
import { addLayer } from "./layer-history.ts";

/** While something lies over the screen, the browser's Back is for that: on a phone it is how a sheet is closed. */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const closeNow = useEffectEvent(close);

  useLayoutEffect(() => {
    if (isOpen) return addLayer(() => closeNow());
  }, [isOpen]);
}
