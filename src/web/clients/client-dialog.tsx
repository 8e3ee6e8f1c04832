import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type Client, type ClientInput, clientInput } from "#shared/clients/contract.ts";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ClientFields } from "./client-fields.tsx";
import { type ClientFormValues, clientFormValues, clientLabels } from "./client-form-values.ts";
import { clientsQuery, useCreateClient, useUpdateClient } from "./queries.ts";

type ClientDialogProps = {
  /** Undefined for a new one. */
  client: Client | undefined;
  open: boolean;
  onClose: () => void;
  proposedName?: string;
  onSaved?: (client: Client) => void;
};

export function ClientDialog({ client, open, onClose, proposedName, onSaved }: ClientDialogProps) {
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

  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={client ? "Editar cliente" : "Novo cliente"}
      form={form}
      conflict={conflict}
      save={(input) => (client ? update({ id: client.id, ...input }) : create(input))}
      onSaved={onSaved}
      sameName={{ list: clientsQuery.queryKey, edited: client, noun: "um cliente" }}
      onInvalid={({ name }) => {
        if (name?.message) toast({ title: "Erro", description: name.message, tone: "error" });
      }}
    >
      <ClientFields form={form} />
    </EditDialog>
  );
}
