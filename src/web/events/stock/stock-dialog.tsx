import { useId } from "react";
import { useForm } from "react-hook-form";
import type { SeenEvent } from "#shared/events/contract.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { editorTitle } from "#web/events/editor/editor-title.ts";
import {
  type EventFormInput,
  type EventFormValues,
  eventFormValues,
  eventResolver,
} from "#web/events/editor/event-form.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { DialogForm } from "#web/ui/dialogs/form-dialog.tsx";
import { EventStock } from "./event-stock.tsx";
import type { MoveStock } from "./use-move-stock.ts";

type StockDialogProps = {
  event: SeenEvent;
  stock: EventContext["ingredients"];
  open: boolean;
  onClose: () => void;
};

/** Withdrawal and return for those who may not edit the event: nothing is saved but the movement itself. */
export function StockDialog({ event, stock, open, onClose }: StockDialogProps) {
  const formId = useId();
  const form = useForm<EventFormValues, unknown, EventFormInput>({
    resolver: eventResolver,
    defaultValues: eventFormValues(event),
  });
  const moveStock: MoveStock = async (moved, _input, move) => {
    try {
      await move(moved);
      onClose();
    } catch (error) {
      form.setError("root.refusal", { message: saidByServer(error as Error, (error as Error).message) });
    }
  };
  const { errors, isSubmitting } = form.formState;

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || isSubmitting || onClose()}
      title={editorTitle(event)}
      size="xl"
      footer={
        <Button variant="secondary" onClick={onClose}>
          {event.stockWithdrawn === "true" ? "Continuar depois" : "Fechar"}
        </Button>
      }
    >
      <DialogForm
        id={formId}
        problem={errors.root?.refusal?.message}
        onSubmit={async (submitted) => submitted?.preventDefault()}
      >
        <EventStock form={form} event={event} stock={stock} moveStock={moveStock} onWrong={() => {}} />
      </DialogForm>
    </Dialog>
  );
}
