import { CircleAlert, CircleCheck, CirclePlus, PencilLine } from "lucide-react";
import type { IngredientInput } from "#shared/ingredients/contract.ts";
import type { RowProblem } from "#shared/ingredients/stock-csv-row.ts";
import { formatMoney, formatNumber } from "#shared/numbers/format.ts";
import { amountText } from "#shared/units/amount-text.ts";
import { rowKindLabels } from "#web/ingredients/labels.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { ImportChanges } from "./import-changes.tsx";
import type { PreviewedRow, RowKind } from "./import-plan.ts";

const badges: Record<RowKind, { tone: BadgeTone; Icon: typeof CircleAlert }> = {
  new: { tone: "green", Icon: CirclePlus },
  changed: { tone: "blue", Icon: PencilLine },
  same: { tone: "neutral", Icon: CircleCheck },
  wrong: { tone: "red", Icon: CircleAlert },
};

export function ImportRow({ row }: { row: PreviewedRow }) {
  const { tone, Icon } = badges[row.kind];
  return (
    <div className="flex flex-col gap-1 border-b border-line py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-medium">{row.name || "(sem nome)"}</span>{" "}
          <span className="whitespace-nowrap text-muted">linha {formatNumber(row.number)}</span>
        </p>
        <span className="shrink-0">
          <Badge tone={tone} icon={<Icon />}>
            {rowKindLabels[row.kind]}
          </Badge>
        </span>
      </div>
      {row.kind === "wrong" && <Problems problems={row.problems} />}
      {row.kind === "changed" && <ImportChanges row={row} />}
      {row.kind === "new" && <p className="text-muted tabular-nums">{summaryOf(row.input)}</p>}
    </div>
  );
}

function Problems({ problems }: { problems: readonly RowProblem[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {problems.map(({ column, found, message }) => (
        <li key={`${column}: ${message}`} className="wrap-anywhere">
          {column && <span className="font-medium">{column}</span>}
          {found && (
            <span className="text-muted"> “{found.length > 60 ? `${found.slice(0, 60)}…` : found}”</span>
          )}
          {column && ": "}
          <span className="text-danger-ink">{message}</span>
        </li>
      ))}
    </ul>
  );
}

function summaryOf({ category, quantity, unit, pricePerUnit, minQuantity }: IngredientInput): string {
  const facts = [category, amountText(quantity, unit), formatMoney(pricePerUnit)];
  return [...facts, ...(minQuantity > 0 ? [`mínimo ${formatNumber(minQuantity)}`] : [])].join(" · ");
}
