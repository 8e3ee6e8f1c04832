import { type ReactNode, useMemo } from "react";
import { causeKey, sharedCauses } from "#shared/csv/problem-causes.ts";
import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { GrowingList } from "#web/ui/lists/growing-list.tsx";
import { CauseList } from "./cause-list.tsx";
import type { ImportPlan, PreviewedRow } from "./import-plan.ts";
import { ImportRowItem } from "./import-row.tsx";
import { rowKindPlurals } from "./labels.ts";
import type { CsvImport } from "./use-csv-import.ts";

type ImportPreviewProps<Field extends string, Row extends PreviewedRow> = {
  csv: Pick<
    CsvImport<Field, Row>,
    "kind" | "words" | "corrections" | "correct" | "keepsPresent" | "setKeepsPresent"
  >;
  plan: ImportPlan<Row>;
  leavesOutWrong: boolean;
  onLeaveOutWrong: (leavesOut: boolean) => void;
  renderDetails: (row: Row) => ReactNode;
};

/** The effect of the file row by row, with fields to correct it, and the decision about what is left wrong. */
export function ImportPreview<Field extends string, Row extends PreviewedRow>(
  props: ImportPreviewProps<Field, Row>,
) {
  const { csv, plan, leavesOutWrong, onLeaveOutWrong, renderDetails } = props;
  const { columns } = csv.kind;
  const { counts, shown, writable, obstacle } = plan;
  const causes = useMemo(() => sharedCauses(shown), [shown]);
  const sharedKeys = useMemo(() => new Set(causes.map(({ key }) => key)), [causes]);
  const hasChoice = counts.wrong > 0 && writable.length > 0 && !obstacle;
  const correct = csv.correct as (numbers: readonly number[], field: string, value: string) => void;

  return (
    <>
      <ul aria-label="Resumo do arquivo" className="grid grid-cols-4 rounded-lg border border-line">
        {(["new", "changed", "same", "wrong"] as const).map((kind) => (
          <li key={kind} className="border-l border-line px-2 py-1.5 first:border-l-0 sm:px-3 sm:py-2">
            <span className="block text-lg font-semibold tabular-nums sm:text-xl">
              {formatNumber(counts[kind])}
            </span>
            <span className="block text-xs text-muted sm:text-sm">{rowKindPlurals[kind]}</span>
          </li>
        ))}
      </ul>
      {obstacle && <Alert tone="error">{obstacle}</Alert>}
      <CauseList causes={causes} columns={columns} onCorrect={correct} />
      {counts.wrong > 0 && (
        <Alert
          tone="warning"
          title={formatCount(counts.wrong, "linha não pode ser importada", "linhas não podem ser importadas")}
        >
          <p>
            Corrija aqui o que falta, ou corrija o arquivo e envie-o de novo
            {hasChoice ? "; também dá para importar só as linhas certas e deixar as outras de fora." : "."}
          </p>
          {hasChoice && (
            <CheckboxField
              label={
                writable.length === 1
                  ? "Importar só a linha certa"
                  : `Importar só as ${formatNumber(writable.length)} linhas certas`
              }
              checked={leavesOutWrong}
              onChange={onLeaveOutWrong}
            />
          )}
        </Alert>
      )}
      {counts.changed > 0 && (
        <CheckboxField
          label={csv.words.keepPresent}
          checked={csv.keepsPresent}
          onChange={csv.setKeepsPresent}
        />
      )}
      {counts.wrong === 0 && counts.changed === 0 && writable.length === 0 && (
        <Alert tone="success">{csv.words.same}</Alert>
      )}
      <GrowingList
        label="Linhas do arquivo"
        items={shown}
        keyOf={({ number }) => number}
        renderItem={(row) => (
          <ImportRowItem
            row={row}
            columns={columns}
            corrections={csv.corrections}
            isShared={(problem) => sharedKeys.has(causeKey(problem))}
            isLeftOut={row.kind === "changed" && csv.keepsPresent}
            onCorrect={correct}
          >
            {renderDetails(row)}
          </ImportRowItem>
        )}
      />
    </>
  );
}
