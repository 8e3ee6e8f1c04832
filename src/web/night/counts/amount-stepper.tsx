import { type KeyboardEvent, type ReactNode, useState } from "react";
import { parseDecimal, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { hasDecimals, tooManyDecimals } from "#shared/numbers/decimals.ts";
import { exact, minus, rounded } from "#shared/numbers/exact.ts";
import { atMost, LARGEST_AMOUNT } from "#shared/numbers/largest.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { StepButton } from "#web/ui/fields/step-button.tsx";

type AmountStepperProps = {
  label: string;
  /** What the buttons make more or less of. */
  thing: string;
  value: number;
  step: number;
  isFull?: boolean;
  /** Gets the difference. */
  onChange: (difference: number) => void;
  children?: ReactNode;
};

/** An amount of a typed text, or why it is none. */
function enteredAmount(text: string): number | string {
  const entered = text === "" ? 0 : parseDecimal(text);
  if (entered === undefined || entered < 0) return "Use um número maior ou igual a 0";
  // More is a bar code, or a key that stuck.
  if (entered > LARGEST_AMOUNT) return atMost(LARGEST_AMOUNT);
  return hasDecimals(entered, 2) ? entered : tooManyDecimals(2);
}

/** The amount counts as soon as it is typed: around it may be a form about something else. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** An amount that is stepped with the thumb, or typed. */
export function AmountStepper({ label, thing, value, step, isFull, onChange, children }: AmountStepperProps) {
  /**
   * The text while typing: "0," is not a number yet and must not be reformatted. What is wrong stays. `amount` is what
   * it has counted as so far: what others count meanwhile is on top of it.
   */
  const [typed, setTyped] = useState<{ text: string; amount: number }>();
  const entered = typed === undefined ? value : enteredAmount(typed.text);
  const problem = typeof entered === "string" && entered;
  const result = `${ungroupedDecimal(value)} ${thing}`;
  const go = (difference: number) => {
    setTyped(undefined);
    onChange(difference);
  };
  const type = (text: string) => {
    const before = typed?.amount ?? value;
    const amount = enteredAmount(text);
    if (typeof amount === "string") {
      setTyped({ text, amount: before });
      return;
    }
    setTyped({ text, amount });
    if (amount !== before) onChange(rounded(minus(exact(amount), exact(before)), 2));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the key from sending the form around it.
    <div className="flex items-start gap-1.5" onKeyDown={keepEnter}>
      <StepButton
        direction="less"
        label={`Menos ${thing}`}
        result={result}
        isAtEnd={value <= 0}
        onStep={() => go(-Math.min(step, value))}
      />
      {/* The label is for screen readers only, and must not push the field below its neighbours. */}
      <div className="-mt-1.5 w-16 shrink-0">
        <NumberField
          label={<span className="sr-only">{label}</span>}
          aria-label={label}
          placeholder="0"
          step={step}
          value={typed?.text ?? (value === 0 ? "" : ungroupedDecimal(value))}
          onChange={(event) => type(event.target.value)}
          onBlur={() => problem || setTyped(undefined)}
          error={problem}
        />
      </div>
      <StepButton
        direction="more"
        label={`Mais ${thing}`}
        result={result}
        isAtEnd={isFull}
        onStep={() => go(step)}
      />
      {children}
    </div>
  );
}
