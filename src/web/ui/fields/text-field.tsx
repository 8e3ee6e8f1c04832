import { type ComponentProps, type ReactNode, useId } from "react";
import { controlClass, controlWiring, FieldFrame, type FieldProps } from "./field-frame.tsx";

export type TextFieldProps = Omit<ComponentProps<"input">, "className"> &
  FieldProps & {
    leading?: ReactNode;
    trailing?: ReactNode;
  };

export function TextField({
  id,
  label,
  hint,
  error,
  isOptional,
  leading,
  trailing,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;

  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} isOptional={isOptional}>
      {leading && (
        <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted [&>svg]:size-4.5">
          {leading}
        </span>
      )}
      <input
        {...input}
        {...controlWiring(fieldId, { hint, error })}
        className={controlClass({ leading: Boolean(leading), trailing: Boolean(trailing) })}
      />
      {trailing}
    </FieldFrame>
  );
}
