import { useId } from "react";
import { useForm } from "react-hook-form";
import type { CateringEvent } from "#shared/events/contract.ts";
import { EditConflict } from "#web/app/edit-conflict.tsx";
import { useEditConflict } from "#web/app/use-edit-conflict.ts";
import { DialogForm } from "#web/ui/dialog-form.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { showRefusal } from "#web/ui/show-refusal.ts";
import type { EventSurroundings } from "./event-surroundings.ts";
import { FixedCostRows } from "./fixed-cost-rows.tsx";
import {
  type FixedCostsFormValues,
  type FixedCostsInput,
  fixedCostsFormValues,
  fixedCostsLabels,
  fixedCostsResolver,
} from "./fixed-costs-form.ts";
import { FixedCostsSummary } from "./fixed-costs-summary.tsx";
import { eventsQuery, useUpdateFixedCosts } from "./queries.ts";
import { wholeEvent } from "./whole-event.ts";

type FixedCostsDialogProps = {
  event: CateringEvent;
  ingredients: EventSurroundings["ingredients"];
  open: boolean;
  onClose: () => void;
};

export function FixedCostsDialog({ event, ingredients, open, onClose }: FixedCostsDialogProps) {
  const formId = useId();
  const { mutateAsync: update } = useUpdateFixedCosts();
  const form = useForm<FixedCostsFormValues, unknown, FixedCostsInput>({
    resolver: fixedCostsResolver,
    defaultValues: fixedCostsFormValues(event),
  });
  const conflict = useEditConflict({
    form,
    subject: event,
    query: eventsQuery,
    valuesOf: fixedCostsFormValues,
    labels: fixedCostsLabels,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const base = conflict.base ?? event;

  const save = async (input: FixedCostsInput) => {
    try {
      // The call knows only whole events: all but the costs goes back as it came.
      await update({ id: event.id, ...wholeEvent(base), ...input });
      onClose();
    } catch (error) {
      conflict.notice(error);
      showRefusal(form, error as Error);
    }
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Custos fixos"
      description={<span className="wrap-anywhere">{event.name}</span>}
      size="lg"
      formId={formId}
      isDirty={isDirty}
      isBusy={isSubmitting}
      summary={<FixedCostsSummary form={form} event={base} ingredients={ingredients} />}
    >
      <DialogForm id={formId} problem={errors.root?.refusal?.message} onSubmit={form.handleSubmit(save)}>
        <EditConflict {...conflict.shown} />
        <FixedCostRows form={form} />
      </DialogForm>
    </FormDialog>
  );
}
