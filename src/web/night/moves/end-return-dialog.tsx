import { useState } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { ReturnInput } from "#shared/night/contract.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { useReturnStock } from "#web/night/queries.ts";
import { useOpenCounts } from "#web/night/return/queries.ts";
import { leftOutText } from "#web/night/return/return-question.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";

type Out = Pick<CateringEvent, "id" | "stockUse" | "stockMovedAt">;

const everythingOut = ({ stockUse }: Pick<Out, "stockUse">): ReturnInput["returns"] =>
  stockUse.flatMap(({ ingredientId, out }) => (out > 0 ? [{ ingredientId, quantity: out }] : []));

/** The return of an event from which everything came back, whatever was counted. */
export const wholeReturn = (event: Out, counts: readonly string[]) => ({
  id: event.id,
  returns: everythingOut(event),
  counts: [...counts],
  latestStepAt: event.stockMovedAt ?? undefined,
});

export type ReturnEnd = "all" | "none";

export const endWords: Record<ReturnEnd, string> = { all: "Tudo voltou", none: "Nada voltou" };

type EndReturnDialogProps = {
  event: Out & Pick<CateringEvent, "name">;
  end: ReturnEnd;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before a return is closed without counting: everything came back, or nothing did. */
export function EndReturnDialog({ event, end, open, onOpenChange }: EndReturnDialogProps) {
  const { mutateAsync: giveBack, isPending } = useReturnStock();
  const [problem, setProblem] = useState<string>();
  const takeLostFocus = useLostFocus();
  const counted = useOpenCounts(event.id, open);
  const whole = wholeReturn(event, counted);
  const items = formatCount(whole.returns.length, "item", "itens");
  const change = (next: boolean) => {
    setProblem(undefined);
    onOpenChange(next);
  };
  const confirm = () =>
    giveBack(end === "all" ? whole : { ...whole, returns: [], close: true }).then(
      () => {
        change(false);
        takeLostFocus();
      },
      (error: Error) => setProblem(saidByServer(error, "Falha ao processar retorno de estoque")),
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={`${endWords[end]}?`}
      description={
        <>
          {end === "all"
            ? `Tudo o que saiu para ${event.name} (${items}) volta ao estoque, e o retorno fica encerrado.`
            : `Tudo o que saiu para ${event.name} (${items}) conta como usado, e o retorno fica encerrado.`}{" "}
          {leftOutText(counted.length)} Depois de 24 h o retorno não pode ser desfeito.
          {problem && (
            <span role="alert" className="mt-3 block font-medium text-danger-ink">
              {problem}
            </span>
          )}
        </>
      }
      confirmLabel={endWords[end]}
      busyLabel="Registrando..."
      isBusy={isPending}
      onConfirm={() => void confirm()}
    />
  );
}
