import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { controlClass, controlWiring, FieldFrame, type FieldProps } from "./field-frame.tsx";

const chevron = plainIcon(ChevronDown, "pointer-events-none absolute top-3.5 right-3 size-4 text-muted");

type SelectFieldProps = Omit<ComponentProps<"select">, "className" | "multiple" | "size"> & FieldProps;

/** The native list: on phones nothing beats it with one thumb. */
export function SelectField({ id, label, hint, error, isOptional, children, ...select }: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;

  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} isOptional={isOptional}>
      <select
        {...select}
        {...controlWiring(fieldId, { hint, error })}
        className={`${controlClass({ trailing: "icon" })} appearance-none truncate`}
      >
        {children}
      </select>
      {chevron}
    </FieldFrame>
  );
}
