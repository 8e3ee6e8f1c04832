import { useLocation } from "wouter";
import { pageAt, type RoutedPage } from "#web/address/paths.ts";

/** The page in the menu under which each page that has no entry is found. */
const entryOf: Partial<Record<RoutedPage, RoutedPage>> = {
  activity: "company",
  event: "events",
  eventWithdrawal: "events",
  eventReturn: "events",
  client: "clients",
  pastPurchases: "purchases",
  suppliers: "purchases",
  supplier: "purchases",
};

/** Tells for `aria-current` whether a path is the shown page, or the one that leads to it. */
export function useCurrentPage() {
  const [location] = useLocation();
  const here = pageAt(location);
  return (path: string) => {
    const page = pageAt(path);
    if (page === here) return "page" as const;
    return here && page && entryOf[here] === page ? ("true" as const) : undefined;
  };
}
