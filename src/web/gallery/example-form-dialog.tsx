import { useId } from "react";
import { useForm } from "react-hook-form";
import { EditConflict } from "#web/app/edit-conflict.tsx";
import { DialogForm } from "#web/ui/dialogs/dialog-form.tsx";
import { FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { showRefusal } from "#web/ui/fields/show-refusal.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";

const changes = [
  { label: "Telefone", value: "(11) 98765-4321", isKept: false },
  { label: "Nome", value: "Maria Souza", isKept: true },
];

/** Refuses whatever it is sent, so that both places of a message can be looked at. */
export function ExampleFormDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const form = useForm({ defaultValues: { name: "Maria Conceição" } });
  const { errors, isDirty, isSubmitting } = form.formState;
  const refuse = ({ name }: { name: string }) =>
    showRefusal(form, {
      message: "Este registro foi alterado por outra pessoa. Recarregue e tente de novo.",
      issues: name ? [] : [{ path: "name", message: "Nome é obrigatório" }],
    });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Editar cliente"
      formId={formId}
      isDirty={isDirty}
      isBusy={isSubmitting}
    >
      <DialogForm id={formId} problem={errors.root?.refusal?.message} onSubmit={form.handleSubmit(refuse)}>
        <EditConflict
          isFound={Boolean(errors.root?.refusal)}
          isReloading={false}
          changes={changes}
          onReload={() => form.clearErrors()}
        />
        <TextField label="Nome" {...form.register("name")} error={errors.name?.message} />
      </DialogForm>
    </FormDialog>
  );
}
