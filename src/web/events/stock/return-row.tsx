import { ChevronDown } from "lucide-react";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import type { EventForm } from "#web/events/editor/event-form.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { ReturnAmount } from "./return-amount.tsx";
import type { ReturnItem } from "./return-items.ts";

export function ReturnRow({ form, item }: { form: EventForm; item: ReturnItem }) {
  const { ingredient, lines, withdrawn } = item;
  return (
    <li className="py-3">
      <div className="flex flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-start">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 sm:block">
          <p className="font-medium wrap-anywhere">{ingredient.name}</p>
          <p className="text-sm text-muted tabular-nums">
            Retirado: {amountText(withdrawn, stockUnitText(ingredient))}
          </p>
        </div>
        <ReturnAmount form={form} item={item} />
      </div>
      {lines.length > 1 && (
        <details className="group mt-1 text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-muted hover:text-ink">
            <ChevronDown className="size-4 transition-transform not-group-open:-rotate-90" />
            Por drink
          </summary>
          <div className="grid gap-3 pb-2 sm:grid-cols-3">
            {lines.map(({ path, drinkName, unit }) => (
              <NumberField
                key={path}
                label={`${drinkName} (${unit})`}
                placeholder="0"
                step="0.1"
                min="0"
                {...registerField(form, path)}
              />
            ))}
          </div>
        </details>
      )}
    </li>
  );
}
