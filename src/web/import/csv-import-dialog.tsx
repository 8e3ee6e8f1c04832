import { type ReactNode, useState } from "react";
import type { RowKind } from "#shared/csv/import-row.ts";
import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { ColumnMapping } from "./column-mapping.tsx";
import { ImportFileField } from "./import-file-field.tsx";
import type { PreviewedRow } from "./import-plan.ts";
import { ImportPreview } from "./import-preview.tsx";
import type { CsvImport } from "./use-csv-import.ts";

type CsvImportDialogProps<Field extends string, Row extends PreviewedRow> = {
  open: boolean;
  onClose: () => void;
  csv: CsvImport<Field, Row>;
  /** Shown until there is a file. */
  help: ReactNode;
  /** A question about the file, above its preview. */
  question?: ReactNode;
  renderDetails: (row: Row) => ReactNode;
};

/** A file is chosen, its columns are assigned, its effect is looked at and corrected, and then it is sent. */
export function CsvImportDialog<Field extends string, Row extends PreviewedRow>(
  props: CsvImportDialogProps<Field, Row>,
) {
  const { open, onClose, csv, help, question, renderDetails } = props;
  const { kind, words, plan, table, isReading, isSending } = csv;
  const [leavesOutWrong, setLeavesOutWrong] = useState(false);
  const choose = (file: File) => {
    setLeavesOutWrong(false);
    void csv.choose(file);
  };
  const close = () => isSending || onClose();

  const count = plan?.writable.length ?? 0;
  const isDecided = plan && (plan.counts.wrong === 0 || leavesOutWrong);
  const canSend = count > 0 && isDecided && !plan.obstacle && !isReading;

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title={words.title}
      description="Nada é gravado antes de você conferir o que vai mudar."
      size="lg"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
          {canSend && (
            <Button isBusy={isSending} busyLabel="Importando..." onClick={csv.send}>
              Importar {formatCount(count, kind.one, kind.many)}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {/* Rendered from the start: some screen readers do not announce a region that appears with content. */}
        <p role="status" className="sr-only">
          {plan && !isReading && summaryOf(plan.counts)}
        </p>
        {csv.problem && <Alert tone="error">{csv.problem}</Alert>}
        <ImportFileField fileName={csv.fileName} isBusy={isReading || isSending} onChoose={choose} />
        {isReading ? (
          <div className="py-8">
            <Spinner label="Lendo o arquivo..." />
          </div>
        ) : table ? (
          <>
            <ColumnMapping key={csv.fileName} table={table} columns={kind.columns} onAssign={csv.assign} />
            {question}
            {plan && (
              <ImportPreview
                csv={csv}
                plan={plan}
                leavesOutWrong={leavesOutWrong}
                onLeaveOutWrong={setLeavesOutWrong}
                renderDetails={renderDetails}
              />
            )}
          </>
        ) : (
          help
        )}
      </div>
    </Dialog>
  );
}

const summaryOf = (counts: Record<RowKind, number>) =>
  `Arquivo lido: ${[
    formatCount(counts.new, "novo", "novos"),
    formatCount(counts.changed, "alterado", "alterados"),
    `${formatNumber(counts.same)} sem mudança`,
    `${formatNumber(counts.wrong)} com erro`,
  ].join(", ")}.`;
