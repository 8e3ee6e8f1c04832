import { useId } from "react";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { hasName } from "#shared/accounts/has-name.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useOwnName } from "./use-own-name.ts";

type OwnNameDialogProps = { user: SessionUser; open: boolean; onClose: () => void };

export function OwnNameDialog({ user, open, onClose }: OwnNameDialogProps) {
  const formId = useId();
  const present = hasName(user) ? user.username : "";
  const { name, setName, problem, save, isPending } = useOwnName(present, onClose);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Alterar nome"
      description="Aparece para a equipe e na atividade."
      formId={formId}
      isBusy={isPending}
      isDirty={name !== present}
    >
      <DialogForm id={formId} problem={undefined} onSubmit={save}>
        <TextField
          label="Seu nome"
          autoComplete="name"
          required
          value={name}
          error={problem}
          onChange={({ target }) => setName(target.value)}
        />
      </DialogForm>
    </FormDialog>
  );
}
