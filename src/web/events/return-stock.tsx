import { PackagePlus } from "lucide-react";
import { useWatch } from "react-hook-form";
import { plannedStock } from "#shared/events/planned-stock.ts";
import { returnedAmount } from "#shared/events/return-amounts.ts";
import { rounded } from "#shared/exact.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { draftDrinks } from "./event-form.ts";
import type { EventStockProps } from "./event-stock.tsx";
import { useReturnStock } from "./queries.ts";
import { returnLines } from "./return-lines.ts";
import { ReturnRow } from "./return-row.tsx";
import { StockAction } from "./stock-action.tsx";
import { useMoveStock } from "./use-move-stock.ts";

/** Offered while stock is out: what was not used comes back, counted by ingredient as it stands on the shelf. */
export function ReturnStock(props: EventStockProps) {
  const { form, stock, onWrong } = props;
  const { mutateAsync: giveBack } = useReturnStock();
  const moveStock = useMoveStock(props);
  const drinks = useWatch({ control: form.control, name: "drinks" });
  const lines = returnLines(drinks);
  const items = [...plannedStock(draftDrinks(drinks), stock)].flatMap(([id, { amount }]) => {
    const ingredient = stock.get(id);
    const own = lines.get(id) ?? [];
    if (!ingredient) return [];
    return [
      { ingredient, lines: own, withdrawn: rounded(amount, 2), returned: returnedAmount(own, ingredient) },
    ];
  });
  const tooMuch = items.find(({ returned, withdrawn }) => returned > withdrawn);

  const send = form.handleSubmit(async (input) => {
    const returns = items.flatMap(({ ingredient, returned }) =>
      returned > 0 ? [{ ingredientId: ingredient.id, quantity: returned }] : [],
    );
    if (returns.length === 0) {
      toast({ title: "Atenção", description: "Nenhum item de retorno foi informado", tone: "info" });
      return;
    }
    if (tooMuch) {
      document.getElementById(`return-${tooMuch.ingredient.id}`)?.focus();
      return;
    }
    await moveStock(input, ({ id }) => giveBack({ id, returns }));
  }, onWrong);

  return (
    <section aria-labelledby="return-heading">
      <h3 id="return-heading" className="mb-1 font-semibold">
        Retorno de estoque
      </h3>
      <p className="mb-3 text-sm text-muted">
        Informe o que voltou de cada item. O que não voltou conta como usado.
      </p>
      <ul className="divide-y divide-line border-t border-line">
        {items.map((item) => (
          <ReturnRow key={item.ingredient.id} form={form} {...item} />
        ))}
      </ul>
      <StockAction>
        <Button isBusy={form.formState.isSubmitting} busyLabel="Registrando..." onClick={() => void send()}>
          <PackagePlus aria-hidden="true" className="size-4.5" />
          Registrar retorno
        </Button>
      </StockAction>
    </section>
  );
}
