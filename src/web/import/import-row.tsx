import { CircleAlert, CircleCheck, CirclePlus, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import type { Column } from "#shared/csv/column-titles.ts";
import type { Corrections, RowKind, RowProblem } from "#shared/csv/import-row.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { CellField } from "./cell-field.tsx";
import { linesOfRow, type PreviewedRow } from "./import-plan.ts";
import { rowKindLabels } from "./labels.ts";

const badges: Record<RowKind, { tone: BadgeTone; Icon: typeof CircleAlert }> = {
  new: { tone: "green", Icon: CirclePlus },
  changed: { tone: "blue", Icon: PencilLine },
  same: { tone: "neutral", Icon: CircleCheck },
  wrong: { tone: "red", Icon: CircleAlert },
};

type ImportRowItemProps = {
  row: PreviewedRow;
  columns: readonly Column<string>[];
  corrections: Corrections;
  /** True for a problem that a sentence above the rows is about. */
  isShared: (problem: RowProblem) => boolean;
  isLeftOut: boolean;
  onCorrect: (numbers: readonly number[], field: string, value: string) => void;
  children: ReactNode;
};

export function ImportRowItem(props: ImportRowItemProps) {
  const { row, columns, corrections, isShared, isLeftOut, onCorrect, children } = props;
  const { tone, Icon } = badges[row.kind];
  const { problems = [] } = row;
  return (
    <div className="flex flex-col gap-1 border-b border-line py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-medium">{row.name || "(sem nome)"}</span>{" "}
          <span className="whitespace-nowrap text-muted">linha {formatNumber(row.number)}</span>
        </p>
        <span className="shrink-0">
          <Badge tone={isLeftOut ? "neutral" : tone} icon={<Icon />}>
            {isLeftOut ? "Fica como está" : rowKindLabels[row.kind]}
          </Badge>
        </span>
      </div>
      {problems.some(({ field }) => field === undefined) && (
        <ul className="flex flex-col gap-1">
          {problems
            .filter(({ field }) => field === undefined)
            .map((problem) => (
              <li key={problem.message} className="wrap-anywhere">
                <ProblemText problem={problem} isShared={false} />
              </li>
            ))}
        </ul>
      )}
      {linesOfRow(row).map((line) => (
        <CorrectedCells
          key={line}
          line={line}
          row={row}
          columns={columns}
          corrected={corrections.get(line) ?? {}}
          isShared={isShared}
          onCorrect={onCorrect}
        />
      ))}
      {row.kind !== "wrong" && children}
      {row.note && !isLeftOut && <p className="wrap-anywhere text-yellow-ink">{row.note}</p>}
    </div>
  );
}

type CorrectedCellsProps = Pick<ImportRowItemProps, "row" | "columns" | "isShared" | "onCorrect"> & {
  line: number;
  /** What was typed over cells of this line. */
  corrected: Readonly<Record<string, string | undefined>>;
};

/** A field for every wrong cell of a line, and for those that were wrong: what was typed there can be changed. */
function CorrectedCells({ line, row, columns, corrected, isShared, onCorrect }: CorrectedCellsProps) {
  const problemsOf = (field: string) =>
    (row.problems ?? []).filter((one) => one.field === field && one.number === line);
  const shown = columns.filter(({ field }) => problemsOf(field).length > 0 || corrected[field] !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {shown.map((column) => {
        const { field, heading } = column;
        const problems = problemsOf(field);
        return (
          <li key={field} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_15rem]">
            <span className="min-w-0 wrap-anywhere">
              {problems.length === 0 ? (
                <span className="text-muted">{heading}</span>
              ) : (
                problems.map((problem) => (
                  <span key={problem.message} className="block">
                    {line !== row.number && <span className="text-muted">linha {line}, </span>}
                    <ProblemText problem={problem} isShared={isShared(problem)} />
                  </span>
                ))
              )}
            </span>
            <CellField
              label={`${heading} da linha ${line}`}
              column={column}
              value={corrected[field] ?? problems[0]?.found ?? ""}
              onChange={(value) => onCorrect([line], field, value)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function ProblemText({ problem, isShared }: { problem: RowProblem; isShared: boolean }) {
  const { column, found, message } = problem;
  return (
    <>
      {column && <span className="font-medium">{column}</span>}
      {found && <span className="text-muted"> “{found.length > 60 ? `${found.slice(0, 60)}…` : found}”</span>}
      {!isShared && (
        <>
          {column && ": "}
          <span className="text-danger-ink">{message}</span>
        </>
      )}
    </>
  );
}
