import { TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { parseDecimal } from "#shared/numbers/decimal.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { hasFactor } from "#shared/units/convert-units.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import { yieldQuestion } from "#shared/units/yield-question.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useSetYield } from "#web/ingredients/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";

type YieldQuestionProps = {
  ingredient: PricedIngredient;
  unit: RecipeUnit;
  /** Why nothing goes on without an answer; said while there is none. */
  refusal?: string;
};

/** Asks for the yield where a unit has no factor into the stock unit, and keeps the answer with the ingredient. */
export function YieldQuestion({ ingredient, unit, refusal }: YieldQuestionProps) {
  if (hasFactor(unit, ingredient)) return null;
  return (
    <div className="mt-3 rounded-md border border-yellow-line bg-yellow-soft/60 px-3 py-2.5 text-sm">
      {ingredient.yieldUnit ? (
        <OtherYield ingredient={ingredient} unit={unit} refusal={refusal} />
      ) : (
        <YieldField ingredient={ingredient} unit={unit} refusal={refusal} />
      )}
    </div>
  );
}

/** An ingredient has one yield, which other recipes count on: it is not replaced from here. */
function OtherYield({ ingredient, unit, refusal }: YieldQuestionProps) {
  const { name, yieldQuantity, yieldUnit } = ingredient;
  return (
    <div className="flex items-start gap-2 wrap-anywhere">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-yellow-ink" />
      <div>
        <p role="status">
          {yieldUnit &&
            `Sem conversão de ${unit} para ${stockUnitText(ingredient)}: o rendimento de ${name} é ${amountText(yieldQuantity ?? 0, yieldUnit)}. Use ${yieldUnit} na receita, ou mude o rendimento no Estoque.`}
        </p>
        {refusal && <p className="text-red-ink">{refusal}</p>}
      </div>
    </div>
  );
}

function YieldField({ ingredient, unit, refusal }: YieldQuestionProps) {
  const { mutateAsync: setYield, isPending } = useSetYield();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();

  const save = useSingleFlight(async () => {
    const quantity = parseDecimal(text);
    if (quantity === undefined || quantity < 0.01) return setProblem("Informe um número maior que 0");
    setProblem(undefined);
    try {
      await setYield({ ingredient, yieldQuantity: quantity, yieldUnit: unit });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.serverMessage ?? "Não foi possível guardar. Tente de novo.");
    }
  });
  // Enter must not send the form around it.
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    save();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter belongs to the field in it.
    <div className="flex items-end gap-2" onKeyDown={saveOnEnter}>
      <div className="min-w-0 flex-1">
        <NumberField
          label={yieldQuestion(ingredient, unit)}
          step={0.01}
          min={0.01}
          value={text}
          enterKeyHint="done"
          onChange={(event) => setText(event.target.value)}
          onBlur={() => text.trim() !== "" && save()}
          error={problem ?? (text.trim() === "" ? refusal : undefined)}
        />
      </div>
      <Button variant="secondary" isBusy={isPending} busyLabel="Guardando..." onClick={() => save()}>
        Guardar
      </Button>
    </div>
  );
}
