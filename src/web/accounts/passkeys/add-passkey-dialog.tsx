import { useId, useState } from "react";
import { browserName, browserText } from "#shared/accounts/browser-name.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useAddPasskey } from "./queries.ts";

type AddPasskeyDialogProps = { open: boolean; onClose: () => void };

/** Asks for a name, by which the passkey is known in the list, and then lets the browser make it. */
export function AddPasskeyDialog({ open, onClose }: AddPasskeyDialogProps) {
  const formId = useId();
  const [name, setName] = useState(() => browserText(browserName(navigator.userAgent)));
  const [missing, setMissing] = useState<string>();
  const { mutateAsync: add, isPending, error } = useAddPasskey();
  const submit = async () => {
    setMissing(name.trim() ? undefined : "Dê um nome à passkey");
    if (!name.trim()) return;
    await add(name.trim()).then(onClose, () => {});
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Adicionar passkey"
      description="Você entra com a digital, o rosto ou o PIN deste aparelho, sem digitar a senha."
      formId={formId}
      submitLabel="Continuar"
      busyLabel="Esperando o aparelho..."
      isBusy={isPending}
      isDirty={false}
    >
      <DialogForm id={formId} problem={error?.message} onSubmit={submit}>
        <TextField
          label="Nome"
          hint="Para reconhecê-la depois, como “Celular da Ana”."
          required
          maxLength={60}
          value={name}
          error={missing}
          onChange={({ target }) => setName(target.value)}
        />
      </DialogForm>
    </FormDialog>
  );
}
