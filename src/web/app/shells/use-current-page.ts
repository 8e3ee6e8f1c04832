import { useLocation } from "wouter";
import { screenAt } from "#web/app/address/paths.ts";

/** Marks a navigation link that leads to where the reader already is. */
export function useCurrentPage() {
  const [location] = useLocation();
  const here = screenAt(location);
  return (path: string) => (screenAt(path) === here ? ("page" as const) : undefined);
}
