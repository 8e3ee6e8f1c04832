import { type ChangeEvent, type FocusEvent, useState } from "react";
import { parseDecimal } from "#shared/numbers/decimal.ts";
import { arrowSteps } from "./arrow-steps.ts";
import { enteredNumberText } from "./entered-number-text.ts";
import { stepDecimal } from "./step-decimal.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

type NumberFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "step" | "min" | "max" | "onKeyDown"> & {
  /** The number typed so far; undefined while the text is empty or not a number. */
  onNumberChange?: (value: number | undefined) => void;
  /** What an arrow key adds or takes away; without it, they do nothing. */
  step?: number | string;
  /** Below it the arrow keys do not lead; what is typed is the form's to judge. */
  min?: number | string;
};

const HOW_TO_WRITE = "Escreva o número como 1.234,56";

/** A text input, because a number input refuses the comma in many browsers. */
export function NumberField(props: NumberFieldProps) {
  const { onChange, onNumberChange, onBlur, step, min = 0, error, ...field } = props;
  const [isNoNumber, setIsNoNumber] = useState(false);
  const [isKeyLeftOut, setIsKeyLeftOut] = useState(false);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { text, isKeyLeftOut } = enteredNumberText(event);
    if (text !== event.target.value) event.target.value = text;
    onChange?.(event);
    const number = parseDecimal(text);
    setIsNoNumber(number === undefined && /\p{N}/u.test(text));
    setIsKeyLeftOut(isKeyLeftOut);
    onNumberChange?.(number);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setIsKeyLeftOut(false);
    onBlur?.(event);
  };
  const stepped = (text: string, direction: 1 | -1) =>
    stepDecimal(text, direction * Number(step), Number(min));

  return (
    <TextField
      autoComplete="off"
      {...field}
      // Of what was meant as a number the rule would say that it is too small, which is not what is wrong with it.
      error={isKeyLeftOut || (error && isNoNumber) ? HOW_TO_WRITE : error}
      type="text"
      inputMode="decimal"
      onChange={change}
      onBlur={leave}
      onKeyDown={step === undefined ? undefined : arrowSteps(stepped)}
    />
  );
}
