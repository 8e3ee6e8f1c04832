import { type ComponentProps, useId } from "react";
import { controlWiring, FieldFrame, type FieldProps } from "#web/ui/fields/field-frame.tsx";

type ColourFieldProps = Omit<ComponentProps<"input">, "className" | "type"> & FieldProps;

/** The browser's own choice of a colour. */
export function ColourField({ label, hint, error, isOptional, ...input }: ColourFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <input
        {...input}
        {...controlWiring(id, { hint, error })}
        type="color"
        className="block h-control w-20 cursor-pointer rounded-lg border border-line-strong bg-field p-1 hover:border-muted"
      />
    </FieldFrame>
  );
}
