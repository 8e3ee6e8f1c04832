import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import { rowKindPlurals } from "#web/ingredients/labels.ts";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { GrowingList } from "#web/ui/lists/growing-list.tsx";
import type { importPlan } from "./import-plan.ts";
import { ImportRow } from "./import-row.tsx";

type ImportPreviewProps = {
  plan: ReturnType<typeof importPlan>;
  ignoredColumns: readonly string[];
  leavesOutWrong: boolean;
  onLeaveOutWrong: (leavesOut: boolean) => void;
};

/** The effect of the file row by row, and the decision about wrong rows. */
export function ImportPreview({ plan, ignoredColumns, leavesOutWrong, onLeaveOutWrong }: ImportPreviewProps) {
  const { counts, shown, writable, obstacle } = plan;
  const hasChoice = counts.wrong > 0 && writable.length > 0 && !obstacle;

  return (
    <>
      <ul aria-label="Resumo do arquivo" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {(["new", "changed", "same", "wrong"] as const).map((kind) => (
          <li key={kind} className="rounded-lg border border-line px-3 py-2">
            <span className="block text-xl font-semibold tabular-nums">{formatNumber(counts[kind])}</span>
            <span className="text-sm text-muted">{rowKindPlurals[kind]}</span>
          </li>
        ))}
      </ul>
      {obstacle && <Alert tone="error">{obstacle}</Alert>}
      {ignoredColumns.length > 0 && (
        <Alert tone="info">
          Colunas que não fazem parte do estoque, ignoradas: {ignoredColumns.join(", ")}.
        </Alert>
      )}
      {counts.wrong > 0 && (
        <Alert
          tone="warning"
          title={formatCount(counts.wrong, "linha não pode ser importada", "linhas não podem ser importadas")}
        >
          <p>
            Corrija o arquivo e envie-o de novo
            {hasChoice ? ", ou importe só as linhas certas e deixe as outras de fora." : "."}
          </p>
          {hasChoice && (
            <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-3 font-medium">
              <input
                type="checkbox"
                checked={leavesOutWrong}
                onChange={({ currentTarget }) => onLeaveOutWrong(currentTarget.checked)}
                className="size-5 shrink-0 accent-primary"
              />
              {writable.length === 1
                ? "Importar só a linha certa"
                : `Importar só as ${formatNumber(writable.length)} linhas certas`}
            </label>
          )}
        </Alert>
      )}
      {counts.wrong === 0 && writable.length === 0 && (
        <Alert tone="success">O estoque já está igual ao arquivo: não há nada para importar.</Alert>
      )}
      <GrowingList
        label="Linhas do arquivo"
        items={shown}
        keyOf={({ number }) => number}
        renderItem={(row) => <ImportRow row={row} />}
      />
    </>
  );
}
