import type { ReactNode } from "react";

type Column = {
  title: string;
  /** Moves below the name on phones. */
  isWideOnly?: boolean;
};

type Row = {
  id: number | string;
  name: string;
  notes?: readonly (string | false)[];
  /** The content of the columns that are hidden on phones. */
  narrowNote: string;
  amounts: readonly ReactNode[];
};

type AmountTableProps = {
  label: string;
  columns: readonly Column[];
  rows: readonly Row[];
  total?: { label: string; amount: string };
};

const visible = (column: Column | undefined) => (column?.isWideOnly ? "max-sm:hidden" : "");

export function AmountTable({ label, columns, rows, total }: AmountTableProps) {
  return (
    <table aria-label={label} className="w-full text-sm max-[22rem]:text-xs">
      <thead>
        <tr className="h-10 text-muted [&>*]:border-b [&>*]:border-line [&>*]:font-medium">
          <th scope="col" className="text-left">
            Item
          </th>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={`pl-4 text-right max-sm:pl-2 ${visible(column)}`}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, notes, narrowNote, amounts }) => (
          <tr key={id} className="align-top [&>*]:border-b [&>*]:border-line [&>*]:py-2.5">
            <th scope="row" className="min-w-20 text-left font-medium wrap-anywhere">
              {name}
              <span className="block text-xs font-normal text-muted sm:hidden">{narrowNote}</span>
              {notes?.map(
                (note) =>
                  note && (
                    <span key={note} className="block text-xs font-normal text-muted">
                      {note}
                    </span>
                  ),
              )}
            </th>
            {amounts.map((amount, position) => (
              <td
                key={columns[position]?.title}
                className={`pl-4 text-right tabular-nums max-sm:pl-2 sm:whitespace-nowrap ${visible(columns[position])}`}
              >
                {amount}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr className="h-12">
            <th scope="row" className="text-left font-medium">
              {total.label}
            </th>
            <td colSpan={columns.length} className="text-right text-base font-semibold tabular-nums">
              {total.amount}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
