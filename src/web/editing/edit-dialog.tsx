import { type ComponentProps, useId } from "react";
import type { FieldErrors, FieldValues, UseFormReturn } from "react-hook-form";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { EditConflict } from "./edit-conflict.tsx";
import type { useEditConflict } from "./use-edit-conflict.ts";
import { type SameName, useSameNameQuestion } from "./use-same-name-question.tsx";

type EditDialogProps<Values extends FieldValues, Sent, Saved> = Pick<
  ComponentProps<typeof FormDialog>,
  | "open"
  | "onClose"
  | "title"
  | "description"
  | "size"
  | "summary"
  | "hasOneFoot"
  | "submitLabel"
  | "busyLabel"
  | "isSubmitSecondary"
  | "children"
> & {
  form: UseFormReturn<Values, unknown, Sent>;
  conflict: Pick<ReturnType<typeof useEditConflict>, "showFailure" | "isRemoved" | "shown">;
  /** Resolves to undefined where nothing was saved yet: the dialog then stays open, as it does after a failure. */
  save: (input: Sent) => Promise<Saved | undefined>;
  onSaved?: (saved: Saved) => void;
  onFailed?: (error: unknown) => void;
  /** Where a second record of the same name is asked about first. */
  sameName?: SameName;
  onInvalid?: (errors: FieldErrors<Values>) => void;
};

/**
 * The frame of every edit dialog: one record in one form. It closes once saved, and shows server errors and edit
 * conflicts.
 */
export function EditDialog<Values extends FieldValues, Sent, Saved>(
  props: EditDialogProps<Values, Sent, Saved>,
) {
  const { form, conflict, save, onSaved, onFailed, sameName, onInvalid, children, ...dialog } = props;
  const formId = useId();
  const { errors, isDirty, isSubmitting } = form.formState;

  const named = useSameNameQuestion(sameName);

  const submit = async (input: Sent) => {
    if (named.isAsked(input as { name?: unknown })) return;
    try {
      const saved = await save(input);
      if (saved === undefined) return;
      onSaved?.(saved);
      dialog.onClose();
    } catch (error) {
      conflict.showFailure(error);
      onFailed?.(error);
    }
  };

  const send = form.handleSubmit(submit, onInvalid);

  return (
    <FormDialog
      {...dialog}
      formId={formId}
      isDirty={isDirty}
      isBusy={isSubmitting}
      isOver={conflict.isRemoved}
    >
      <DialogForm id={formId} problem={errors.root?.refusal?.message} onSubmit={send}>
        <EditConflict {...conflict.shown} />
        {children}
        {named.questionBefore(() => void send())}
      </DialogForm>
    </FormDialog>
  );
}
