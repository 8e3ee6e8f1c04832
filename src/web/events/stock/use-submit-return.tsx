import { useState } from "react";
import type { SeenEvent } from "#shared/events/contract.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import type { Stock } from "#web/events/editor/editor-data.ts";
import type { EventForm, EventFormInput } from "#web/events/editor/event-form.ts";
import { useReturnStock } from "#web/events/queries.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { returnFieldId } from "./return-amount.tsx";
import { type ReturnItem, returnItems } from "./return-items.ts";
import { setReturned } from "./set-returned.ts";
import type { MoveStock } from "./use-move-stock.ts";

type Returning = { form: EventForm; event: SeenEvent | undefined; stock: Stock; moveStock: MoveStock };

/**
 * Sends the returned amounts if there are any and none exceeds the withdrawn one. Items without an amount count as
 * used for good, so it asks first: they may not have been counted yet.
 */
export function useSubmitReturn({ form, event, stock, moveStock }: Returning) {
  const { mutateAsync: giveBack } = useReturnStock();
  /** The number of items without a return, or that it is all of them, while the question is open. */
  const [usedUp, setUsedUp] = useState<number | "all">();

  const send = async (input: EventFormInput, isSure = false): Promise<undefined> => {
    if (!event) return;
    const items = returnItems(form.getValues("drinks"), event, stock);
    if (usedUp === "all") {
      const nothing = { returns: [], nothingReturned: true };
      await moveStock(event, input, ({ id }) => giveBack({ id, ...nothing }));
      return;
    }
    if (!isSendable(items)) return;
    const without = items.filter(({ returned }) => returned === 0).length;
    if (without > 0 && !isSure) {
      setUsedUp(without);
      return;
    }
    const returns = items
      .filter(({ returned }) => returned > 0)
      .map(({ ingredient, returned }) => ({ ingredientId: ingredient.id, quantity: returned }));
    await moveStock(event, input, ({ id }) => giveBack({ id, returns }));
  };
  const submit = form.handleSubmit(async (input) => {
    await send(input, true);
    setUsedUp(undefined);
  });
  const confirm = () => {
    // Amounts that were entered by mistake must not be saved with the event.
    if (event && usedUp === "all")
      for (const item of returnItems(form.getValues("drinks"), event, stock)) setReturned(form, item, 0);
    return submit();
  };

  return {
    send,
    askNothingReturned: () => setUsedUp("all"),
    question: (
      <ConfirmDialog
        open={usedUp !== undefined}
        onOpenChange={() => setUsedUp(undefined)}
        title="Registrar retorno?"
        description={`${usedUpText(usedUp)} Esta ação não pode ser desfeita.`}
        confirmLabel="Registrar"
        busyLabel="Registrando..."
        isBusy={form.formState.isSubmitting}
        onConfirm={() => void confirm()}
      />
    ),
  };
}

function usedUpText(usedUp: number | "all" | undefined): string {
  if (usedUp === "all") return "Nada voltou: tudo o que saiu do estoque conta como usado.";
  return usedUp === 1
    ? "Nada voltou de 1 item: ele conta como usado."
    : `Nada voltou de ${formatNumber(usedUp ?? 0)} itens: eles contam como usados.`;
}

/** Tells the user why not. */
function isSendable(items: readonly ReturnItem[]): boolean {
  const tooMuch = items.find(({ returned, withdrawn }) => returned > withdrawn);
  if (tooMuch) {
    document.getElementById(returnFieldId(tooMuch.ingredient.id))?.focus();
    return false;
  }
  if (items.some(({ returned }) => returned > 0)) return true;
  toast({ title: "Atenção", description: "Nenhum item de retorno foi informado", tone: "info" });
  return false;
}
