import { useEffectEvent, useLayoutEffect } from "react";
import { addLayer } from "./layer-history.ts";

/** Lets the browser's Back close an open layer, as phone users expect. */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const closeNow = useEffectEvent(close);

  useLayoutEffect(() => {
    if (isOpen) return addLayer(() => closeNow());
  }, [isOpen]);
}
