import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { controlClass, controlWiring, FieldFrame, type FieldProps } from "./field-frame.tsx";

const chevron = plainIcon(
  ChevronDown,
  "pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted",
);

type SelectFieldProps = Omit<ComponentProps<"select">, "className" | "multiple" | "size"> &
  FieldProps & {
    options: readonly string[];
    /** Without labels the options are shown as they are. */
    labels?: Readonly<Record<string, string>>;
    /** Shown until something is chosen; not selectable. */
    placeholder?: string;
    /** Further options, under a heading. */
    more?: { label: string; options: readonly string[] };
    children?: ReactNode;
  };

/** A native select, the easiest control for one thumb on a phone. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, isOptional, options, labels, placeholder, more, children, ...select } =
    props;
  const ownId = useId();
  const fieldId = id ?? ownId;

  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} isOptional={isOptional}>
      <select
        {...select}
        {...controlWiring(fieldId, { hint, error })}
        className={`${controlClass({ trailing: "icon" })} appearance-none truncate`}
      >
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {children}
        {options.map((one) => (
          <option key={one} value={one}>
            {labels?.[one] ?? one}
          </option>
        ))}
        {more && (
          <optgroup label={more.label}>
            {more.options.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      {chevron}
    </FieldFrame>
  );
}
