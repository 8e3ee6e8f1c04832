import { useWatch } from "react-hook-form";
import type { StockPartProps } from "./editor-data.ts";
import { returnItems } from "./return-items.ts";
import { ReturnRow } from "./return-row.tsx";

/** Shown while stock is out: what was not used comes back, counted as it stands on the shelf. */
export function ReturnStock({ form, event, stock }: StockPartProps) {
  const drinks = useWatch({ control: form.control, name: "drinks" });

  return (
    <section aria-labelledby="return-heading">
      <h3 id="return-heading" className="mb-1 font-semibold">
        Retorno de estoque
      </h3>
      <p className="mb-3 text-sm text-muted">
        Informe o que voltou de cada item. O que não voltou conta como usado.
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {returnItems(drinks, event, stock).map((item) => (
          <ReturnRow key={item.ingredient.id} form={form} item={item} />
        ))}
      </ul>
    </section>
  );
}
