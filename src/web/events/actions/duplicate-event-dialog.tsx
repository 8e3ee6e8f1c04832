import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { eventDate, type PricedEvent } from "#shared/events/contract.ts";
import { proposedCopyMinute } from "#shared/events/duplicate-event.ts";
import { draftMoment, eventLabels } from "#web/events/form/event-form.ts";
import { useDuplicateEvent } from "#web/events/queries.ts";
import { useClock } from "#web/session/clock.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { showServerErrors } from "#web/ui/fields/show-server-errors.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";

type Values = { date: string };

type DuplicateEventDialogProps = {
  event: PricedEvent;
  open: boolean;
  onClose: () => void;
  onMade: (copy: PricedEvent) => void;
};

/** Asks when the copy takes place before it is made: a copy on a wrong day would reserve stock there. */
export function DuplicateEventDialog({ event, open, onClose, onMade }: DuplicateEventDialogProps) {
  const formId = useId();
  const clock = useClock();
  const { mutateAsync: duplicate } = useDuplicateEvent();
  const form = useForm<Values>({
    resolver: zodResolver(
      z.object({ date: z.preprocess((text: string) => draftMoment(text, clock.timeZone), eventDate) }),
    ),
    defaultValues: { date: proposedCopyMinute(event, clock) },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ date }) => {
    try {
      onMade(await duplicate({ event, date, timeZone: clock.timeZone }));
      onClose();
    } catch (error) {
      showServerErrors(form, error as Error);
    }
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Duplicar evento"
      description={`${event.name}: a cópia leva clientes, drinks, preço, custos fixos e o recado da equipe, e começa em Planejamento.`}
      formId={formId}
      submitLabel="Duplicar"
      busyLabel="Duplicando..."
      isBusy={isSubmitting}
      // A date alone is entered again at once.
      isDirty={false}
    >
      <DialogForm id={formId} problem={errors.root?.refusal?.message} onSubmit={submit}>
        <TextField label={eventLabels.date} type="datetime-local" required {...registerField(form, "date")} />
      </DialogForm>
    </FormDialog>
  );
}
