import { useQuery } from "@tanstack/react-query";
import { drinksQuery } from "#web/drinks/queries.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Dashboard } from "./dashboard.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";

export function DashboardPage() {
  const ingredients = useQuery(ingredientsQuery);
  const drinks = useQuery(drinksQuery);
  const events = useQuery(eventsQuery);
  const failed = [ingredients, drinks, events].filter(({ data, error }) => error && !data);

  return (
    <>
      <PageHeader title="Dashboard" subtitle="Visão geral do seu sistema" />
      {failed.length > 0 ? (
        <ErrorState
          title="Não foi possível carregar o dashboard"
          message={[...new Set(failed.map(({ error }) => error?.message))].join(". ")}
          onRetry={() => failed.forEach((query) => void query.refetch())}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      ) : ingredients.data && drinks.data && events.data ? (
        <Dashboard ingredients={ingredients.data} drinks={drinks.data} events={events.data} />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
}
