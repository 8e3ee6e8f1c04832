import type { UseQueryResult } from "@tanstack/react-query";
import type { Loss } from "#shared/ingredients/contract.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { LossesSection } from "./losses-section.tsx";

/** The losses of a report's period, which come from a call of their own. */
export function PeriodLosses({ query }: { query: UseQueryResult<Loss[]> }) {
  if (query.data) return <LossesSection losses={query.data} />;
  if (query.error) return <LoadError title="Não foi possível carregar as perdas" queries={[query]} />;
  return (
    <SkeletonGroup>
      <Skeleton className="mt-6 h-40" />
    </SkeletonGroup>
  );
}
