import { useQuery } from "@tanstack/react-query";
import { localDay } from "#shared/events/local-day.ts";
import { failedQueries, LoadError } from "#web/app/load-error.tsx";
import { eventsQuery } from "#web/events/queries.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { suppliersQuery } from "#web/suppliers/queries.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PurchasesSkeleton } from "./list/purchases-skeleton.tsx";
import { Purchases } from "./purchases.tsx";
import { usePurchaseWindow } from "./use-purchase-window.ts";
import { useToday } from "./use-purchases.ts";

const TITLE = { title: "Compras", subtitle: "Uma lista para todos os eventos destes dias" };

export function PurchasesPage() {
  const ingredients = useQuery(ingredientsQuery);
  const events = useQuery(eventsQuery);
  const suppliers = useQuery(suppliersQuery);
  const now = useToday();
  const [choice, choose] = usePurchaseWindow(localDay(now));
  const failed = failedQueries(ingredients, events, suppliers);

  if (ingredients.data && events.data && suppliers.data) {
    const data = { ingredients: ingredients.data, events: events.data, suppliers: suppliers.data };
    return <Purchases {...TITLE} data={data} now={now} choice={choice} onChoose={choose} />;
  }
  return (
    <>
      <PageHeader {...TITLE} now="" />
      {failed.length > 0 ? (
        <LoadError title="Não foi possível carregar a lista de compras" queries={failed} />
      ) : (
        <PurchasesSkeleton />
      )}
    </>
  );
}
