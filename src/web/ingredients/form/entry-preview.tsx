import { ArrowRight } from "lucide-react";
import { useWatch } from "react-hook-form";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { formatUnitCost } from "#shared/numbers/format.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import type { EntryForm } from "./entry-form.ts";
import { entryResult } from "./entry-result.ts";

type EntryPreviewProps = {
  ingredient: PricedIngredient;
  control: EntryForm["control"];
};

export function EntryPreview({ ingredient, control }: EntryPreviewProps) {
  const [quantity, price] = useWatch({ control, name: ["quantity", "price"] });
  const result = entryResult(ingredient, { quantity, price });
  const unit = stockUnitText(ingredient);

  return (
    <dl className="flex flex-col gap-3 rounded-lg bg-sunken p-4 text-sm">
      <Change
        label="Quantidade em estoque"
        from={amountText(ingredient.quantity, unit)}
        to={result && amountText(result.quantity, unit)}
      />
      <Change
        label="Custo médio"
        from={formatUnitCost(ingredient.unitCost, unit)}
        to={result?.unitCost === undefined ? undefined : formatUnitCost(result.unitCost, unit)}
      />
    </dl>
  );
}

function Change({ label, from, to }: { label: string; from: string; to: string | undefined }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="mt-0.5 flex flex-wrap items-center gap-x-2 tabular-nums">
        <span className="text-muted">{from}</span>
        {to && (
          <>
            <ArrowRight aria-label="passa a" className="size-4 shrink-0 text-muted" />
            <output className="font-semibold text-ink">{to}</output>
          </>
        )}
      </dd>
    </div>
  );
}
