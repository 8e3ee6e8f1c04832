import { SelectField } from "./select-field.tsx";

/** A select item cannot have an empty value. */
const ALL = "todos";

type FilterSelectProps<Value extends string> = {
  label: string;
  /** Empty where everything is wanted. */
  value: string;
  onChange: (value: Value | "") => void;
  options: readonly Value[];
  labels?: Record<Value, string>;
  allLabel?: string;
};

/** A choice of one of several, or of all of them. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, onChange, options, labels, allLabel = "Todos" } = props;
  return (
    <SelectField
      label={label}
      value={value || ALL}
      onChange={({ target }) => onChange(options.find((one) => one === target.value) ?? "")}
      options={options}
      labels={labels}
    >
      <option value={ALL}>{allLabel}</option>
    </SelectField>
  );
}
