import { useState } from "react";
import { RETURN_REFUSED } from "#shared/events/plan-contract.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { amountOf, type EventForm } from "#web/events/editor/event-form.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { StepButton } from "#web/ui/fields/step-button.tsx";
import { stepDecimal } from "#web/ui/fields/step-decimal.ts";
import { isRefused, type ReturnItem } from "./return-items.ts";
import { setRefused, setReturned } from "./set-returned.ts";

export const returnFieldId = (ingredientId: number) => `return-${ingredientId}`;

const hasProblem = (form: EventForm, { lines }: ReturnItem) =>
  lines.some(({ path }) => form.getFieldState(path, form.formState).invalid);

/** The returned amount of an item: typed, stepped, or all of it. */
export function ReturnAmount({ form, item }: { form: EventForm; item: ReturnItem }) {
  const { withdrawn, returned, refused } = item;
  const { id, name } = item.ingredient;
  const unit = stockUnitText(item.ingredient);
  /** The text while typing: "0," is not a number yet and must not be reformatted. */
  const [typed, setTyped] = useState<string>();
  const text = returned > 0 ? ungroupedDecimal(returned) : "";
  const result = `${amountText(returned, unit)} de ${name}`;
  // "-" or "," is not wrong while typing, unless the user tried to submit.
  const isWrong = refused !== undefined && (typed === undefined || hasProblem(form, item));
  const refusal = isWrong ? RETURN_REFUSED : undefined;
  const give = (amount: number) => {
    setTyped(undefined);
    setReturned(form, item, amount);
  };
  const step = (direction: 1 | -1) =>
    give(Math.min(amountOf(stepDecimal(text, direction * returnStep(unit))), withdrawn));

  return (
    <div className="flex items-start gap-1.5">
      <StepButton
        direction="less"
        label={`Menos ${name}`}
        result={result}
        isAtEnd={returned <= 0}
        onStep={() => step(-1)}
      />
      {/* The label is for screen readers only, and must not push the field below its neighbours. */}
      <div className="-mt-1.5 min-w-0 flex-1 sm:w-32">
        <NumberField
          id={returnFieldId(id)}
          label={<span className="sr-only">Voltou ({unit})</span>}
          aria-label={`Voltou de ${name} (${unit})`}
          placeholder="0"
          step="0.1"
          min="0"
          value={typed ?? refused ?? text}
          onChange={(event) => {
            const entered = event.target.value;
            setTyped(entered);
            if (isRefused(entered)) setRefused(form, item, entered);
            else setReturned(form, item, amountOf(entered));
          }}
          onBlur={() => setTyped(undefined)}
          error={refusal ?? (returned > withdrawn && `Retorno de ${name} maior que o retirado`)}
        />
      </div>
      <StepButton
        direction="more"
        label={`Mais ${name}`}
        result={result}
        isAtEnd={returned >= withdrawn}
        onStep={() => step(1)}
      />
      <Button variant="secondary" aria-label={`Voltou tudo de ${name}`} onClick={() => give(withdrawn)}>
        Tudo
      </Button>
    </div>
  );
}

const steps: Record<string, number> = { ml: 50, g: 50, L: 0.1, kg: 0.1 };

/** The step of the buttons: about a glass or a handful, or one piece. */
const returnStep = (unit: string): number => steps[unit] ?? 1;

const RETURN = ".returnQuantity";

/** One field stands for the returned amount of all lines of an ingredient; the form itself only knows the lines. */
export function wrongReturnField(form: EventForm, path: string): HTMLElement | undefined {
  if (!path.endsWith(RETURN)) return undefined;
  const line = path.slice(0, -RETURN.length) as `drinks.${number}.ingredients.${number}`;
  const field = document.getElementById(returnFieldId(form.getValues(`${line}.ingredientId`)));
  return field?.hasAttribute("aria-invalid") ? field : undefined;
}
