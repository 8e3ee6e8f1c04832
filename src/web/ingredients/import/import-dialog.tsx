import { useState } from "react";
import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { ImportFileField } from "./import-file-field.tsx";
import { ImportHelp } from "./import-help.tsx";
import type { RowKind } from "./import-plan.ts";
import { ImportPreview } from "./import-preview.tsx";
import { useStockImport } from "./use-stock-import.ts";

type ImportDialogProps = { open: boolean; onClose: () => void };

export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const { fileName, problem, ignoredColumns, plan, isReading, isSending, choose, send } = useStockImport({
    onImported: onClose,
  });
  const [leavesOutWrong, setLeavesOutWrong] = useState(false);
  const chooseAnew = (file: File) => {
    setLeavesOutWrong(false);
    void choose(file);
  };
  const close = () => isSending || onClose();

  const count = plan?.writable.length ?? 0;
  const isDecided = plan && (plan.counts.wrong === 0 || leavesOutWrong);
  const canSend = count > 0 && isDecided && !plan.obstacle && !isReading;

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title="Enviar CSV do estoque"
      description="Nada é gravado antes de você conferir o que vai mudar."
      size="lg"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
          {canSend && (
            <Button isBusy={isSending} busyLabel="Importando..." onClick={send}>
              Importar {formatCount(count, "item", "itens")}
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
        {problem && <Alert tone="error">{problem}</Alert>}
        <ImportFileField fileName={fileName} isBusy={isReading || isSending} onChoose={chooseAnew} />
        {isReading ? (
          <div className="py-8">
            <Spinner label="Lendo o arquivo..." />
          </div>
        ) : plan ? (
          <ImportPreview
            plan={plan}
            ignoredColumns={ignoredColumns}
            leavesOutWrong={leavesOutWrong}
            onLeaveOutWrong={setLeavesOutWrong}
          />
        ) : (
          <ImportHelp />
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
