import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { sharedReturn } from "#shared/events/return-amounts.ts";
import { formatNumber } from "#shared/format.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { amountOf, decimalText, type EventForm } from "./event-form.ts";
import type { ReturnItem } from "./return-items.ts";

export const returnFieldId = (ingredientId: number) => `return-${ingredientId}`;

export function ReturnRow({ form, item }: { form: EventForm; item: ReturnItem }) {
  const { ingredient, lines, withdrawn, returned } = item;
  /** What is being typed, until the field is left: "0," is no number yet and must not be tidied away. */
  const [typed, setTyped] = useState<string>();
  const { id, name, unit } = ingredient;

  const share = (amount: number) => {
    const shares = sharedReturn(amount, lines, ingredient);
    lines.forEach(({ path }, position) => {
      const text = decimalText(Number(shares[position] ?? 0));
      form.setValue(path, text === "0" ? "" : text, { shouldDirty: true });
    });
  };

  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-full sm:basis-40 sm:pt-7">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-muted tabular-nums">
            Retirado: {formatNumber(withdrawn)} {unit}
          </p>
        </div>
        <div className="w-44 max-sm:w-auto max-sm:flex-1">
          <NumberField
            id={returnFieldId(id)}
            label={`Voltou (${unit})`}
            aria-label={`Voltou de ${name} (${unit})`}
            placeholder="0"
            step="0.01"
            min="0"
            value={typed ?? (returned > 0 ? decimalText(returned) : "")}
            onChange={(event) => {
              const text = event.target.value.replaceAll("-", "");
              setTyped(text);
              share(amountOf(text));
            }}
            onBlur={() => setTyped(undefined)}
            error={returned > withdrawn && `Retorno de ${name} maior que o retirado`}
          />
        </div>
        <div className="pt-6.5">
          <Button variant="secondary" aria-label={`Voltou tudo de ${name}`} onClick={() => share(withdrawn)}>
            Tudo
          </Button>
        </div>
      </div>
      {lines.length > 1 && (
        <details className="group mt-1 text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-muted hover:text-ink">
            <ChevronDown
              aria-hidden="true"
              className="size-4 transition-transform not-group-open:-rotate-90"
            />
            Por drink
          </summary>
          <div className="grid gap-3 pb-2 sm:grid-cols-3">
            {lines.map(({ path, drinkName, unit: lineUnit }) => (
              <NumberField
                key={path}
                label={`${drinkName} (${lineUnit})`}
                placeholder="0"
                step="0.1"
                min="0"
                {...form.register(path)}
                error={form.getFieldState(path, form.formState).error?.message}
              />
            ))}
          </div>
        </details>
      )}
    </li>
  );
}
