import { useWatch } from "react-hook-form";
import type { StockPartProps } from "#web/events/editor/editor-data.ts";
import { Button } from "#web/ui/button.tsx";
import { returnItems } from "./return-items.ts";
import { ReturnRow } from "./return-row.tsx";
import { setReturned } from "./set-returned.ts";

type ReturnStockProps = StockPartProps & { onNothingReturned: () => void };

/** Shown while stock is withdrawn: the unused part is counted per ingredient and returned. */
export function ReturnStock({ form, event, stock, onNothingReturned }: ReturnStockProps) {
  const drinks = useWatch({ control: form.control, name: "drinks" });
  const items = returnItems(drinks, event, stock);
  const isAllBack = items.every(({ returned, withdrawn }) => returned === withdrawn);
  const giveAll = () => {
    for (const item of items) setReturned(form, item, isAllBack ? 0 : item.withdrawn);
  };

  return (
    <section aria-labelledby="return-heading">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <h3 id="return-heading" className="font-semibold">
          Retorno de estoque
        </h3>
        <div className="flex gap-2">
          <Button variant="secondary" size="sm" onClick={onNothingReturned}>
            Nada voltou
          </Button>
          <Button variant="secondary" size="sm" onClick={giveAll}>
            {isAllBack ? "Limpar" : "Tudo voltou"}
          </Button>
        </div>
      </div>
      <p className="mb-3 text-sm text-muted">
        Informe o que voltou de cada item. O que não voltou conta como usado.
      </p>
      <ul className="ruled border-y border-line">
        {items.map((item) => (
          <ReturnRow key={item.ingredient.id} form={form} item={item} />
        ))}
      </ul>
    </section>
  );
}
