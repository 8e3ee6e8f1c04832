import type { Column } from "#shared/csv/column-titles.ts";
import { controlClass } from "#web/ui/fields/field-frame.tsx";
import { BareSelect } from "./bare-select.tsx";

type CellFieldProps = {
  label: string;
  column: Column<string>;
  value: string;
  onChange: (value: string) => void;
};

/** Types over a cell of the file: a choice counts at once, a text when it is left. */
export function CellField({ label, column: { choices }, value, onChange }: CellFieldProps) {
  if (choices) {
    return (
      <BareSelect label={label} value={choices.includes(value) ? value : ""} onChange={onChange}>
        <option value="" disabled>
          Escolha
        </option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </BareSelect>
    );
  }
  const commit = (input: HTMLInputElement) => input.value !== value && onChange(input.value);
  return (
    <input
      aria-label={label}
      autoComplete="off"
      defaultValue={value}
      onBlur={({ currentTarget }) => commit(currentTarget)}
      onKeyDown={(event) => event.key === "Enter" && commit(event.currentTarget)}
      className={controlClass()}
    />
  );
}
