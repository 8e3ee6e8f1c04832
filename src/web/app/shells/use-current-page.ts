import { useLocation } from "wouter";
import { pageAt } from "#web/address/paths.ts";

export function useCurrentPage() {
  const [location] = useLocation();
  const here = pageAt(location);
  return (path: string) => (pageAt(path) === here ? ("page" as const) : undefined);
}
