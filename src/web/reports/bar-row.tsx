import type { ReactNode } from "react";

type BarRowProps = {
  name: string;
  /** At the end of the name's line. */
  value: ReactNode;
  note: ReactNode;
  /** The filled part of the bar in per cent. */
  share: number;
};

/** A name with its number and a bar for comparison; the text says everything. */
export function BarRow({ name, value, note, share }: BarRowProps) {
  return (
    <li className="break-inside-avoid">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
        <p className="shrink-0 font-medium tabular-nums">{value}</p>
      </div>
      <div aria-hidden="true" className="my-1.5 h-2 overflow-hidden rounded-full bg-sunken print-colours">
        <div className="h-full rounded-full bg-primary print-colours" style={{ width: `${share}%` }} />
      </div>
      <p className="text-xs text-muted tabular-nums">{note}</p>
    </li>
  );
}
