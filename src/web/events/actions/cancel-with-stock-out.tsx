import * as RadixAlertDialog from "radix-ui/alert-dialog";
import { useState } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { wholeReturn } from "#web/night/moves/end-return-dialog.tsx";
import { useReturnStock } from "#web/night/queries.ts";
import { useOpenCounts } from "#web/night/return/queries.ts";
import { leftOutText } from "#web/night/return/return-question.tsx";
import { Button } from "#web/ui/button.tsx";
import { Answers, QuestionDialog } from "#web/ui/dialogs/question-dialog.tsx";
import { useReturnFocus } from "#web/ui/dialogs/use-return-focus.ts";

type CancelWithStockOutProps = {
  event: CateringEvent;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isCancelling: boolean;
  /** Called with the event once all of its stock is back. */
  onBack: (event: CateringEvent) => Promise<unknown>;
  onCount: () => void;
};

/** An event that is cancelled after the van was loaded: all of it came back, or it is counted first. */
export function CancelWithStockOut(props: CancelWithStockOutProps) {
  const { event, open, onOpenChange, isCancelling, onBack, onCount } = props;
  const { mutateAsync: giveBack, isPending } = useReturnStock();
  const [problem, setProblem] = useState<string>();
  const returnFocus = useReturnFocus();
  const counted = useOpenCounts(event.id, open);
  const isBusy = isPending || isCancelling;
  const change = (next: boolean) => {
    if (isBusy) return;
    setProblem(undefined);
    onOpenChange(next);
  };
  const bringBack = () =>
    giveBack(wholeReturn(event, counted)).then(onBack, (error: Error) =>
      setProblem(saidByServer(error, "Falha ao processar retorno de estoque")),
    );

  return (
    <QuestionDialog
      open={open}
      onOpenChange={change}
      title="Cancelar evento?"
      description={
        <>
          O estoque de {event.name} ainda está fora. Se tudo voltou, ele entra de novo no estoque e o evento é
          cancelado; se não, registre antes o retorno. {leftOutText(counted.length)}
          {problem && (
            <span role="alert" className="mt-3 block font-medium text-danger-ink">
              {problem}
            </span>
          )}
        </>
      }
      {...returnFocus}
    >
      <Answers>
        <RadixAlertDialog.Cancel asChild>
          <Button variant="secondary">Voltar</Button>
        </RadixAlertDialog.Cancel>
        <Button variant="secondary" onClick={() => isBusy || onCount()}>
          Registrar retorno
        </Button>
        <Button
          variant="danger"
          isBusy={isBusy}
          busyLabel={isPending ? "Registrando..." : "Cancelando..."}
          onClick={() => void bringBack()}
        >
          Tudo voltou, cancelar
        </Button>
      </Answers>
    </QuestionDialog>
  );
}
