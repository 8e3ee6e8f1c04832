import { marginText } from "./labels.ts";

/** The minus sign marks a loss; the colour only helps to find it. */
export function MarginAmount({ value }: { value: number | undefined }) {
  return (
    <span className={value === undefined ? "text-muted" : value < 0 ? "text-red-ink" : undefined}>
      {marginText(value)}
    </span>
  );
}
