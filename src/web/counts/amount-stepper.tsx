import { type ReactNode, useState } from "react";
import { parseDecimal, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { exact, minus, rounded } from "#shared/numbers/exact.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { StepButton } from "#web/ui/fields/step-button.tsx";

type AmountStepperProps = {
  id?: string;
  /** "garrafas fechadas de Vodka": says what is counted. */
  what: string;
  value: number;
  step: number;
  isFull?: boolean;
  /** Gets the difference. */
  onChange: (difference: number) => void;
  children?: ReactNode;
};

const difference = (a: number, b: number) => rounded(minus(exact(a), exact(b)), 2);

/** An amount that is stepped with the thumb, or typed. */
export function AmountStepper({ id, what, value, step, isFull, onChange, children }: AmountStepperProps) {
  /** The text while typing: "0," is not a number yet and must not be reformatted. */
  const [typed, setTyped] = useState<string>();
  const result = `${ungroupedDecimal(value)} ${what}`;
  const go = (direction: 1 | -1) => {
    setTyped(undefined);
    onChange(direction === 1 ? step : -Math.min(step, value));
  };
  const type = (text: string) => {
    setTyped(text);
    const entered = text === "" ? 0 : parseDecimal(text);
    if (entered !== undefined && entered >= 0) onChange(difference(rounded(exact(entered), 2), value));
  };
  return (
    <div className="flex items-center gap-1.5">
      <StepButton
        direction="less"
        label={`Menos ${what}`}
        result={result}
        isAtEnd={value <= 0}
        onStep={() => go(-1)}
      />
      {/* The label is for screen readers only, and must not push the field below its neighbours. */}
      <div className="-mt-1.5 w-20 shrink-0">
        <NumberField
          id={id}
          label={<span className="sr-only">{what}</span>}
          placeholder="0"
          min="0"
          value={typed ?? (value === 0 ? "" : ungroupedDecimal(value))}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
      </div>
      <StepButton
        direction="more"
        label={`Mais ${what}`}
        result={result}
        isAtEnd={isFull}
        onStep={() => go(1)}
      />
      {children}
    </div>
  );
}
