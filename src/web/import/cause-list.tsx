import { useState } from "react";
import type { Column } from "#shared/csv/column-titles.ts";
import type { Cause } from "#shared/csv/problem-causes.ts";
import { CellField } from "./cell-field.tsx";

type CauseListProps = {
  causes: readonly Cause[];
  columns: readonly Column<string>[];
  onCorrect: (numbers: readonly number[], field: string, value: string) => void;
};

type Settled = Cause & { value: string };

/** One sentence for what several rows lack, with one field that fills it in for all of them. */
export function CauseList({ causes, columns, onCorrect }: CauseListProps) {
  /** Stays in sight once it is settled: the choice can be changed, and the focus stays where it is. */
  const [settled, setSettled] = useState<readonly Settled[]>([]);
  const isOpen = (one: Cause) =>
    causes.some(({ field, numbers }) => field === one.field && String(numbers) === String(one.numbers));
  const shown = [
    ...causes.map((cause) => ({ ...cause, value: "" })),
    ...settled.filter((one) => !isOpen(one)),
  ];
  shown.sort((one, other) => other.numbers.length - one.numbers.length || (one.key < other.key ? -1 : 1));
  if (shown.length === 0) return null;

  const settle = (cause: Cause, value: string) => {
    setSettled((before) => [...before.filter(({ key }) => key !== cause.key), { ...cause, value }]);
    onCorrect(cause.numbers, cause.field as string, value);
  };

  return (
    <ul aria-label="O que falta em várias linhas" className="flex flex-col gap-3 text-sm">
      {shown.map((cause) => {
        const column = columns.find(({ field }) => field === cause.field);
        return (
          <li
            key={cause.key}
            className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_15rem]"
          >
            <p className="wrap-anywhere">{cause.sentence}.</p>
            {column && (
              <CellField
                label={`${column.heading} para ${cause.numbers.length} linhas`}
                column={column}
                value={cause.value}
                onChange={(value) => settle(cause, value)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
