import { useQuery } from "@tanstack/react-query";
import { failedQueries, LoadError } from "#web/app/load-error.tsx";
import { drinksQuery } from "#web/drinks/queries.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Dashboard } from "./dashboard.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";

export function DashboardPage() {
  const ingredients = useQuery(ingredientsQuery);
  const drinks = useQuery(drinksQuery);
  const events = useQuery(eventsQuery);
  const failed = failedQueries(ingredients, drinks, events);

  return (
    <>
      <PageHeader title="Dashboard" subtitle="Visão geral do seu sistema" />
      {failed.length > 0 ? (
        <LoadError title="Não foi possível carregar o dashboard" queries={failed} />
      ) : ingredients.data && drinks.data && events.data ? (
        <Dashboard ingredients={ingredients.data} drinks={drinks.data} events={events.data} />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
}
