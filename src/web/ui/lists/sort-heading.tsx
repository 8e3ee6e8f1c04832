import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";

type SortHeadingProps = {
  label: string;
  /** Undefined while another column sorts. */
  order: "ascending" | "descending" | undefined;
  isNumber: boolean;
  onSort: () => void;
};

/** The heading of a column that sorts its table. */
export function SortHeading({ label, order, isNumber, onSort }: SortHeadingProps) {
  const Icon = !order ? ChevronsUpDown : order === "descending" ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={order}
      className="border-b border-line px-0 font-medium text-muted first:pl-2 last:pr-2 max-xl:first:pl-2.5 max-xl:last:pr-2.5 print:first:pl-0 print:last:pr-0"
    >
      <button
        type="button"
        onClick={onSort}
        className={`flex h-control w-full items-center gap-1 rounded-sm px-2 whitespace-nowrap max-xl:px-1.5 print:px-1 transition-colors hover:text-ink focus-visible:-outline-offset-2 print:h-8 ${order ? "text-ink" : ""} ${isNumber ? "justify-end" : ""}`}
      >
        {label}
        <Icon className={`size-3.5 shrink-0 print:hidden ${order ? "" : "opacity-50 max-xl:hidden"}`} />
      </button>
    </th>
  );
}
