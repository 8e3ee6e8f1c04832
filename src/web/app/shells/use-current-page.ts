import { useLocation } from "wouter";
import { screenAt } from "#web/app/address/paths.ts";

/** The `aria-current` of a navigation link. */
export function useCurrentPage() {
  const [location] = useLocation();
  const here = screenAt(location);
  return (path: string) => (screenAt(path) === here ? ("page" as const) : undefined);
}
