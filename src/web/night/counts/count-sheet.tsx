import type { ReactNode } from "react";
import type { EventCount } from "#shared/night/counts/contract.ts";
import type { CountChange, CountItem, CountLine } from "#shared/night/counts/count-lines.ts";
import { CountRow } from "./count-row.tsx";
import { type Counter, othersText } from "./count-texts.ts";
import { CountedBy } from "./counted-by.tsx";

type CountSheetProps = {
  lines: readonly CountLine[];
  /** The counts that the lines add up to. */
  counts: readonly EventCount[];
  me: Counter;
  onChange: (item: CountItem, change: CountChange) => void;
  /** How many guests came. */
  children?: ReactNode;
};

/** Everything that went along, to be counted by whoever is there: the lines are the sum of all counts. */
export function CountSheet({ lines, counts, me, onChange, children }: CountSheetProps) {
  return (
    <>
      <ul className="ruled border-y border-line">
        {lines.map((line) => (
          <CountRow
            key={line.item.ingredientId}
            line={line}
            others={othersText(counts, me, line.item)}
            onChange={(change) => onChange(line.item, change)}
          />
        ))}
      </ul>
      {children}
      <CountedBy counts={counts} items={lines.map(({ item }) => item)} />
    </>
  );
}
