import { type Ref, useId, useState } from "react";
import { parseDecimal } from "#shared/numbers/decimal.ts";
import { arrowSteps } from "./arrow-steps.ts";
import { enteredNumberText } from "./entered-number-text.ts";
import { controlClass, controlWiring, FieldFrame, type FieldProps } from "./field-frame.tsx";
import { isWithoutDigits, NO_NUMBER } from "./number-problem.ts";
import { StepButton } from "./step-button.tsx";

type StepperFieldProps = FieldProps & {
  /** The raw text; the form validates it. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  min?: number;
  /** The step of the buttons; arrow keys step by one. */
  step?: number;
  isDisabled?: boolean;
  /** The counted noun in the buttons' labels: "Menos convidados". */
  things: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

export function StepperField(props: StepperFieldProps) {
  const {
    label,
    hint,
    error: problem,
    isOptional,
    value,
    onChange,
    onBlur,
    min = 0,
    step = 1,
    isDisabled,
    things,
  } = props;
  const id = useId();
  const [isKeyLeftOut, setIsKeyLeftOut] = useState(false);
  // Of a text without digits the form's message would say what number it wants.
  const error = isKeyLeftOut
    ? "Escreva um número inteiro, como 150"
    : problem && isWithoutDigits(value)
      ? NO_NUMBER
      : problem;
  const count = Math.trunc(parseDecimal(value) ?? min);
  const result = `${count} ${things}`;
  const stepped = (difference: number) => String(Math.max(count + difference, min));

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className="flex gap-1.5 in-data-[bare-fields]:gap-0 in-data-[bare-fields]:[&>button:first-of-type]:rounded-r-none in-data-[bare-fields]:[&>button:last-of-type]:rounded-l-none in-data-[bare-fields]:[&>input]:w-control in-data-[bare-fields]:[&>input]:min-w-0 in-data-[bare-fields]:[&>input]:rounded-none in-data-[bare-fields]:[&>input]:border-x-0 in-data-[bare-fields]:[&>input]:border-line in-data-[bare-fields]:[&>input]:px-0.5 in-data-[bare-fields]:[&>input]:font-semibold">
        <StepButton
          direction="less"
          label={`Menos ${things}`}
          result={result}
          isAtEnd={count <= min}
          isDisabled={isDisabled}
          onStep={() => onChange(stepped(-step))}
        />
        <input
          ref={props.ref}
          name={props.name}
          {...controlWiring(id, { hint, error })}
          inputMode="numeric"
          autoComplete="off"
          disabled={isDisabled}
          value={value}
          onChange={(event) => {
            const { text, isKeyLeftOut } = enteredNumberText(event);
            setIsKeyLeftOut(isKeyLeftOut);
            onChange(text);
          }}
          onKeyDown={arrowSteps((_, direction) => stepped(direction))}
          onBlur={() => {
            setIsKeyLeftOut(false);
            onBlur?.();
          }}
          onFocus={(event) => event.target.select()}
          className={`${controlClass()} min-w-14 text-center tabular-nums`}
        />
        <StepButton
          direction="more"
          label={`Mais ${things}`}
          result={result}
          isDisabled={isDisabled}
          onStep={() => onChange(stepped(step))}
        />
      </div>
    </FieldFrame>
  );
}
