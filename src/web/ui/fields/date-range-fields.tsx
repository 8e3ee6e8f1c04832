import { TextField } from "./text-field.tsx";

type Range = { from: string; to: string };
type DateRangeFieldsProps = Range & {
  labels: { from: string; to: string };
  onChange: (range: Range) => void;
};

/** Keeps browsers from accepting six-digit years. */
const LAST_DAY = "9999-12-31";

export function DateRangeFields({ from, to, labels, onChange }: DateRangeFieldsProps) {
  return (
    <>
      <TextField
        label={labels.from}
        type="date"
        max={LAST_DAY}
        value={from}
        onChange={({ target }) => onChange({ from: target.value, to })}
      />
      <TextField
        label={labels.to}
        type="date"
        max={LAST_DAY}
        value={to}
        onChange={({ target }) => onChange({ from, to: target.value })}
        error={from && to && to < from ? "Antes da data inicial" : undefined}
      />
    </>
  );
}
