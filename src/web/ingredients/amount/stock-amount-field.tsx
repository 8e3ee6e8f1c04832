import { type ReactNode, useId, useState } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { carriedPack, packText } from "#shared/ingredients/pack.ts";
import { parseDecimal } from "#shared/numbers/decimal.ts";
import { hasDecimals, tooManyDecimals } from "#shared/numbers/decimals.ts";
import { amountText, stockUnitText, unitText } from "#shared/units/amount-text.ts";
import { arrowSteps } from "#web/ui/fields/arrow-steps.ts";
import { enteredNumberText } from "#web/ui/fields/entered-number-text.ts";
import { controlClass, controlWiring, FieldFrame } from "#web/ui/fields/field-frame.tsx";
import { HOW_TO_WRITE, numberProblem } from "#web/ui/fields/number-problem.ts";
import { StepButton } from "#web/ui/fields/step-button.tsx";
import { type FieldAmount, steppedAmount, typedAmount } from "./field-amount.ts";

type StockAmountFieldProps = {
  ingredient: Ingredient;
  /** What is done with it: "Levar" becomes "Levar de Vodka (garrafas)". */
  verb: string;
  amount: FieldAmount;
  onChange: (amount: FieldAmount) => void;
  error?: ReactNode;
};

/** An amount by steppers or typed, in packs where the ingredient has them, with the stock unit beside. */
export function StockAmountField({ ingredient, verb, amount, onChange, error }: StockAmountFieldProps) {
  const id = useId();
  const [isKeyLeftOut, setIsKeyLeftOut] = useState(false);
  const problem = isKeyLeftOut
    ? HOW_TO_WRITE
    : error && (numberProblem(amount.text) ?? decimalsProblem(amount.text) ?? error);
  const { name } = ingredient;
  const unit = stockUnitText(ingredient);
  const { packName, packQuantity } = carriedPack(ingredient);
  const packs = parseDecimal(amount.text) ?? 0;
  const pack =
    packName &&
    packText({ ...ingredient, packName, packQuantity })?.replace(packName, unitText(packs, packName));
  const counted = packName ? unitText(2, packName) : unit;
  const result = `${amount.text || "0"} ${counted} de ${name}`;
  const stepped = (direction: 1 | -1) => steppedAmount(amount, direction, ingredient);

  return (
    <FieldFrame
      id={id}
      label={<span className="sr-only">{`${verb} de ${name} (${counted})`}</span>}
      error={problem}
    >
      <div className="-mt-1.5 flex gap-1.5">
        <StepButton
          direction="less"
          label={`Menos ${name}`}
          result={result}
          isAtEnd={amount.quantity === 0}
          onStep={() => onChange(stepped(-1))}
        />
        <div className="w-20 shrink-0">
          <input
            {...controlWiring(id, { error: problem })}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            value={amount.text}
            onChange={(event) => {
              const { text, isKeyLeftOut } = enteredNumberText(event);
              setIsKeyLeftOut(isKeyLeftOut);
              onChange(typedAmount(text, ingredient));
            }}
            onKeyDown={arrowSteps((_, direction) => stepped(direction).text)}
            onBlur={() => setIsKeyLeftOut(false)}
            onFocus={({ target }) => target.select()}
            className={`${controlClass()} text-center tabular-nums`}
          />
        </div>
        <StepButton
          direction="more"
          label={`Mais ${name}`}
          result={result}
          onStep={() => onChange(stepped(1))}
        />
        <p className="min-w-0 self-center pl-1.5 text-sm leading-tight">
          {pack ?? unitText(amount.quantity ?? 0, unit)}
          {pack && !ingredient.unitWord && (
            <span className="block text-xs text-muted tabular-nums">
              {amountText(amount.quantity ?? 0, unit)}
            </span>
          )}
        </p>
      </div>
    </FieldFrame>
  );
}

const decimalsProblem = (text: string) =>
  hasDecimals(parseDecimal(text) ?? 0, 2) ? undefined : tooManyDecimals(2);
