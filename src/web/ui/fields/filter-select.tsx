import { SelectField } from "./select-field.tsx";

/** An option's value cannot be empty. */
const ALL = "todos";

type FilterSelectProps<Value extends string> = {
  label: string;
  /** Empty does not filter. */
  value: string;
  onChange: (value: Value | "") => void;
  options: readonly Value[];
  labels?: Record<Value, string>;
  allLabel?: string;
};

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
