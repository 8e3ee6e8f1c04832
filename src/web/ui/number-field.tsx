import type { ChangeEvent } from "react";
import { keepDecimalCharacters, parseDecimalText } from "./decimal-text.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

type NumberFieldProps = Omit<TextFieldProps, "type" | "inputMode"> & {
  /** The number typed so far; undefined while the text is empty or not a number. */
  onNumberChange?: (value: number | undefined) => void;
  isInteger?: boolean;
};

/** A text input, because a number input refuses the comma in many browsers. */
export function NumberField({ onChange, onNumberChange, isInteger, ...props }: NumberFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const kept = isInteger ? typed.replace(/\D/g, "") : keepDecimalCharacters(typed);
    if (kept !== typed) event.target.value = kept;
    onChange?.(event);
    onNumberChange?.(parseDecimalText(kept));
  };

  return (
    <TextField
      autoComplete="off"
      {...props}
      type="text"
      inputMode={isInteger ? "numeric" : "decimal"}
      onChange={change}
    />
  );
}
