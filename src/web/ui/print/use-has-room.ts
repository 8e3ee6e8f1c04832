import { useMediaQuery } from "#web/browser/use-media-query.ts";
import { useIsPrinting } from "./use-is-printing.ts";

/**
 * True if the window is as wide as the query asks for; never on paper. Paper changes the width when the browser has
 * counted its pages already: cards that then grew taller would be cut off at the end.
 */
export function useHasRoom(query: string): boolean {
  const isPrinting = useIsPrinting();
  return useMediaQuery(query) && !isPrinting;
}
