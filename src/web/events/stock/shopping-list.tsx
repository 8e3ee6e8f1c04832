import { Printer, Share2, ShoppingBasket } from "lucide-react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { plannedLines } from "#shared/events/stock/planned-stock.ts";
import { shoppingText } from "#shared/events/stock/shopping-text.ts";
import { countOf, draftMoment, draftPlan, type EventForm } from "#web/events/form/event-form.ts";
import { useDraftShopping } from "#web/events/form/use-draft-figures.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { MissingYields } from "#web/ingredients/yield/missing-yields.tsx";
import { useTimeZone } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { shareText } from "#web/ui/share-text.ts";
import { ShoppingTable } from "./shopping-table.tsx";

type ShoppingListProps = {
  form: EventForm;
  event: CateringEvent | undefined;
  events: readonly CateringEvent[];
  stock: PricedStock;
};

/** True while something may have to be bought for the event. */
export const isShoppingOpen = ({ stockState }: Pick<CateringEvent, "stockState">): boolean =>
  stockState === "planned";

/** The needs of the event, the available stock and the items to buy. */
export function ShoppingList({ form, event, events, stock }: ShoppingListProps) {
  const lines = useDraftShopping(form, event, events, stock);
  const timeZone = useTimeZone();
  if (event && !isShoppingOpen(event)) {
    return <Alert tone="info">O estoque deste evento já foi retirado: não há o que comprar para ele.</Alert>;
  }
  if (lines.length === 0) {
    return (
      <EmptyState icon={<ShoppingBasket />} title="Nada planejado ainda">
        Adicione drinks e quantidades para ver o que comprar.
      </EmptyState>
    );
  }
  const send = () => {
    const { name, date, guests } = form.getValues();
    const text = shoppingText(
      { name, date: draftMoment(date, timeZone), guests: countOf(guests) },
      lines,
      stock,
      timeZone,
    );
    return shareText({ title: `Compras: ${name}`, text, copied: "Lista copiada" });
  };
  return (
    <>
      <div className="mb-2 flex justify-end gap-2 [&>*]:max-sm:flex-1">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer className="size-4.5" />
          Imprimir
        </Button>
        <Button variant="secondary" onClick={() => void send()}>
          <Share2 className="size-4.5" />
          Enviar lista
        </Button>
      </div>
      <MissingYields lines={plannedLines(draftPlan(form.getValues()))} stock={stock} />
      <ShoppingTable lines={lines} prices={stock} />
    </>
  );
}
