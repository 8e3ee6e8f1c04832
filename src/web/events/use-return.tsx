import type { CateringEvent, EventInput } from "#shared/events/contract.ts";
import { toast } from "#web/ui/toast.ts";
import type { Stock } from "./editor-data.ts";
import type { EventForm } from "./event-form.ts";
import { useReturnStock } from "./queries.ts";
import { returnFieldId } from "./return-amount.tsx";
import { returnItems } from "./return-items.ts";
import type { MoveStock } from "./use-move-stock.ts";

/** Sends back what was entered as returned, if there is anything and nothing is more than what is out. */
export function useReturn(form: EventForm, stock: Stock, moveStock: MoveStock) {
  const { mutateAsync: giveBack } = useReturnStock();

  return async (event: CateringEvent, input: EventInput) => {
    const items = returnItems(form.getValues("drinks"), event, stock);
    const tooMuch = items.find(({ returned, withdrawn }) => returned > withdrawn);
    if (tooMuch) {
      document.getElementById(returnFieldId(tooMuch.ingredient.id))?.focus();
      return;
    }
    const returns = items.flatMap(({ ingredient, returned }) =>
      returned > 0 ? [{ ingredientId: ingredient.id, quantity: returned }] : [],
    );
    if (returns.length === 0) {
      toast({ title: "Atenção", description: "Nenhum item de retorno foi informado", tone: "info" });
      return;
    }
    await moveStock(event, input, ({ id }) => giveBack({ id, returns }));
  };
}
