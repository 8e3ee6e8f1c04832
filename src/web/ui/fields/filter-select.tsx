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
  /** For screen readers only, where the options say what they are. */
  isLabelHidden?: boolean;
};

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, onChange, options, labels, allLabel = "Todos", isLabelHidden } = props;
  const field = (
    <SelectField
      label={isLabelHidden ? <span className="sr-only">{label}</span> : label}
      value={value || ALL}
      onChange={({ target }) => onChange(options.find((one) => one === target.value) ?? "")}
      options={options}
      labels={labels}
    >
      <option value={ALL}>{allLabel}</option>
    </SelectField>
  );
  // The room between a label and its field is left without one.
  return isLabelHidden ? <div className="-mt-1.5 min-w-0">{field}</div> : field;
}
