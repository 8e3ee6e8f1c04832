import { useDeferredValue } from "react";
import { isEmptyCart } from "#shared/purchases/stored-cart.ts";
import { today } from "#shared/time/clock.ts";
import { isUnanswered } from "#web/api/api-error.ts";
import { failedQueries, LoadError } from "#web/api/load-error.tsx";
import { OldDataNote } from "#web/device/old-data-note.tsx";
import { useKeptQuery } from "#web/device/use-kept-query.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { useDailyClock } from "#web/session/use-ticking-clock.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useCart } from "./cart/use-cart.ts";
import { PurchasesSkeleton } from "./list/purchases-skeleton.tsx";
import { Purchases } from "./purchases.tsx";
import { useKeptSuppliers } from "./use-kept-suppliers.ts";
import { usePurchaseWindow } from "./use-purchase-window.ts";

const TITLE = { title: "Compras", subtitle: "Uma lista para todos os eventos destes dias" };

export function PurchasesPage() {
  const ingredients = useKeptQuery(ingredientsQuery);
  const events = useKeptQuery(eventsQuery);
  const { query: suppliersFetched, suppliers } = useKeptSuppliers();
  const clock = useDailyClock();
  const { cart } = useCart();
  const [choice, choose] = usePurchaseWindow(today(clock), isEmptyCart(cart) ? "" : cart.query);
  // Without an answer the suppliers' names are kept ones: only a refusal is in the way.
  const refused = isUnanswered(suppliersFetched.error) ? [] : [suppliersFetched];
  const failed = failedQueries(ingredients, events, ...refused);

  // The first render is a later, interruptible one.
  const isDrawn = useDeferredValue(Boolean(ingredients.data && events.data && suppliers));

  if (isDrawn && ingredients.data && events.data && suppliers) {
    const data = { ingredients: ingredients.data, events: events.data, suppliers };
    const note = <OldDataNote queries={[ingredients, events]} />;
    return <Purchases {...TITLE} note={note} data={data} clock={clock} choice={choice} onChoose={choose} />;
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
