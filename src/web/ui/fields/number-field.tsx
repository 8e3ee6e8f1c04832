import { type ChangeEvent, type FocusEvent, useState } from "react";
import { arrowSteps } from "./arrow-steps.ts";
import { enteredNumberText } from "./entered-number-text.ts";
import { HOW_TO_WRITE, numberProblem } from "./number-problem.ts";
import { stepDecimal } from "./step-decimal.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

type NumberFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "step" | "min" | "max" | "onKeyDown"> & {
  /** The step of the arrow keys; without it they do nothing. */
  step?: number | string;
  /** The limit of the arrow keys; typed values are validated by the form. */
  min?: number | string;
};

/** A text input, because number inputs refuse the comma in many browsers. */
export function NumberField(props: NumberFieldProps) {
  const { onChange, onBlur, step, min = 0, error, ...field } = props;
  /** Why the text is no number, if it is none. */
  const [problem, setProblem] = useState<string>();
  const [isKeyLeftOut, setIsKeyLeftOut] = useState(false);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { text, isKeyLeftOut } = enteredNumberText(event);
    if (text !== event.target.value) event.target.value = text;
    onChange?.(event);
    setProblem(numberProblem(text));
    setIsKeyLeftOut(isKeyLeftOut);
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
      // The form's message would call it too small, which is misleading for malformed input.
      error={isKeyLeftOut ? (problem ?? HOW_TO_WRITE) : (error && problem) || error}
      type="text"
      inputMode="decimal"
      onChange={change}
      onBlur={leave}
      onKeyDown={step === undefined ? undefined : arrowSteps(stepped)}
    />
  );
}
