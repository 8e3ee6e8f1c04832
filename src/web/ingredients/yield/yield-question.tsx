import { useQueryClient } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { hasFactor } from "#shared/units/convert-units.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import { readYield, yieldProblem } from "#shared/units/read-yield.ts";
import { proposedYield, yieldQuestion } from "#shared/units/yield-question.ts";
import { ApiError } from "#web/api/api-error.ts";
import { ingredientsQuery, useSetYield } from "#web/ingredients/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useAsksInForm } from "./pending-answers.ts";

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
  const sentence = useRef<HTMLDivElement>(null);
  useAsksInForm(async () => {
    sentence.current?.focus();
    return false;
  });
  return (
    <div ref={sentence} tabIndex={-1} className="flex items-start gap-2 outline-none wrap-anywhere">
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
  const client = useQueryClient();
  const [text, setText] = useState(() => proposedYield(ingredient, unit));
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const underWay = useRef<Promise<boolean>>(undefined);

  const saveAnswer = async (): Promise<boolean> => {
    const quantity = readYield(text, unit);
    if (quantity === undefined) {
      setProblem(yieldProblem(text, unit));
      return false;
    }
    setProblem(undefined);
    try {
      await setYield({ ingredient, yieldQuantity: quantity, yieldUnit: unit });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.serverMessage ?? "Não foi possível guardar. Tente de novo.");
      return false;
    }
  };
  /** Leaving the field saves, and so does the form right after it: both wait for one call. */
  const save = () => {
    underWay.current ??= saveAnswer().finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  };
  useAsksInForm(async () => {
    // Another line of the same form may have asked the same.
    const now = client.getQueryData(ingredientsQuery.queryKey)?.find(({ id }) => id === ingredient.id);
    if (now && hasFactor(unit, now)) return true;
    const isSaved = await save();
    if (!isSaved) field.current?.focus();
    return isSaved;
  });
  // Enter must not send the form around it.
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void save();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter belongs to the field in it.
    <div className="flex items-end gap-2" onKeyDown={saveOnEnter}>
      <div className="min-w-0 flex-1">
        {/* Also takes the unit, which a number field would leave out: "900 ml". */}
        <TextField
          ref={field}
          label={yieldQuestion(ingredient, unit)}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          enterKeyHint="done"
          onChange={(event) => setText(event.target.value)}
          onBlur={() => void (text.trim() !== "" && save())}
          error={problem ?? (text.trim() === "" ? refusal : undefined)}
        />
      </div>
      <Button variant="secondary" isBusy={isPending} busyLabel="Guardando..." onClick={() => void save()}>
        Guardar
      </Button>
    </div>
  );
}
