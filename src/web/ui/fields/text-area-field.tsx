import { type ComponentProps, useId } from "react";
import { controlClass, controlWiring, FieldFrame, type FieldProps } from "./field-frame.tsx";

type TextAreaFieldProps = Omit<ComponentProps<"textarea">, "className"> & FieldProps;

export function TextAreaField({ id, label, hint, error, isOptional, ...textarea }: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;

  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} isOptional={isOptional}>
      <textarea
        rows={3}
        {...textarea}
        {...controlWiring(fieldId, { hint, error })}
        className={controlClass({ height: "block" })}
      />
    </FieldFrame>
  );
}
