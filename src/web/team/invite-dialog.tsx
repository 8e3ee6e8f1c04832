import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { INVITATION_DAYS, type InvitationInput, invitationInput } from "#shared/team/contract.ts";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import { registerField } from "#web/ui/fields/register-field.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { teamQuery, useInvite } from "./queries.ts";
import { RoleChoices } from "./role-choices.tsx";

type Values = z.input<typeof invitationInput>;

const nobody: Values = { email: "", companyRole: "equipe" };

export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { mutateAsync: invite } = useInvite();
  const form = useForm<Values, unknown, InvitationInput>({
    resolver: zodResolver(invitationInput),
    defaultValues: nobody,
  });
  const conflict = useEditConflict<{ id: number }, Values, InvitationInput>({
    form,
    subject: undefined,
    query: teamQuery,
    valuesOf: () => nobody,
    labels: {},
  });
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Convidar pessoa"
      description={`Ela recebe um e-mail com um link que vale por ${INVITATION_DAYS} dias.`}
      submitLabel="Enviar convite"
      busyLabel="Enviando..."
      form={form}
      conflict={conflict}
      save={invite}
    >
      <TextField
        label="E-mail"
        type="email"
        // Somebody else's: the browser must not fill in its user's own.
        autoComplete="off"
        autoCapitalize="none"
        required
        {...registerField(form, "email")}
      />
      <RoleChoices {...form.register("companyRole")} error={form.formState.errors.companyRole?.message} />
    </EditDialog>
  );
}
