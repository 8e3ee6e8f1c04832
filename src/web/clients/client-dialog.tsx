import "#web/app/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { type Client, type ClientInput, clientInput } from "#shared/clients/contract.ts";
import { EditConflict } from "#web/app/edit-conflict.tsx";
import { useEditConflict } from "#web/app/use-edit-conflict.ts";
import { DialogForm } from "#web/ui/dialog-form.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { showRefusal } from "#web/ui/show-refusal.ts";
import { toast } from "#web/ui/toast.ts";
import { ClientFields } from "./client-fields.tsx";
import { type ClientFormValues, clientFormValues, clientLabels } from "./client-form-values.ts";
import { clientsQuery, useCreateClient, useUpdateClient } from "./queries.ts";

type ClientDialogProps = {
  /** None: a new one. */
  client: Client | undefined;
  open: boolean;
  onClose: () => void;
  /** What a new one may be called. */
  proposedName?: string;
  onCreated?: (client: Client) => void;
};

export function ClientDialog({ client, open, onClose, proposedName, onCreated }: ClientDialogProps) {
  const formId = useId();
  const { mutateAsync: create } = useCreateClient();
  const { mutateAsync: update } = useUpdateClient();
  const form = useForm<ClientFormValues, unknown, ClientInput>({
    resolver: zodResolver(clientInput),
    defaultValues: { ...clientFormValues(client), ...(proposedName && { name: proposedName }) },
  });
  const conflict = useEditConflict({
    form,
    subject: client,
    query: clientsQuery,
    valuesOf: clientFormValues,
    labels: clientLabels,
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  const save = async (input: ClientInput) => {
    try {
      const saved = await (client ? update({ id: client.id, ...input }) : create(input));
      if (!client) onCreated?.(saved);
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
      title={client ? "Editar cliente" : "Novo cliente"}
      formId={formId}
      isDirty={isDirty}
      isBusy={isSubmitting}
    >
      <DialogForm
        id={formId}
        problem={errors.root?.refusal?.message}
        onSubmit={form.handleSubmit(save, ({ name }) => {
          if (name?.message) toast({ title: "Erro", description: name.message, tone: "error" });
        })}
      >
        <EditConflict {...conflict.shown} />
        <ClientFields form={form} />
      </DialogForm>
    </FormDialog>
  );
}
