import { Fingerprint } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormAlert } from "#web/accounts/form-alert.tsx";
import { CredentialFields } from "#web/accounts/register/credential-fields.tsx";
import { type FormProblem, useNativeForm } from "#web/accounts/use-native-form.ts";
import { useUser } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Answers, QuestionDialog } from "#web/ui/dialogs/question-dialog.tsx";
import { useReturnFocus } from "#web/ui/dialogs/use-return-focus.ts";
import { focusFirstField } from "#web/ui/fields/focus-first-field.ts";
import { askForPasskey, hasPasskeys } from "./passkeys/browser-passkeys.ts";
import { CodeField } from "./second-step/code-field.tsx";

type Field = "password" | "code";

type ProofFormProps = {
  /** What the form asks for. */
  wants: Field;
  send: (values: Record<Field, string>) => Promise<void>;
  explain: (error: unknown) => FormProblem<Field>;
  /** A passkey does instead, where the browser has them. */
  passkey?: { path: Parameters<typeof askForPasskey>[0]["path"]; send: (response: unknown) => Promise<void> };
  submitLabel: string;
  busyLabel: string;
  /** The way out. */
  leaveLabel: string;
  onLeave: () => void;
};

type ProofDialogProps = ProofFormProps & {
  open: boolean;
  /** Without it neither Escape nor Back closes the dialog. */
  onDismiss?: () => void;
  title: string;
  description: ReactNode;
};

const stay = () => {};

/** Asks the person who is signed in to prove it again, above a page that keeps what was typed into it. */
export function ProofDialog({ open, onDismiss = stay, title, description, ...form }: ProofDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <QuestionDialog
      open={open}
      onOpenChange={onDismiss}
      title={title}
      description={description}
      onOpenAutoFocus={(event) => {
        returnFocus.onOpenAutoFocus();
        focusFirstField(event);
      }}
      onCloseAutoFocus={returnFocus.onCloseAutoFocus}
    >
      <ProofForm key={form.wants} {...form} />
    </QuestionDialog>
  );
}

const MISSING: Record<Field, string> = { password: "Informe a senha", code: "Informe o código" };

function ProofForm(props: ProofFormProps) {
  const { wants, send, explain, passkey, submitLabel, busyLabel, leaveLabel, onLeave } = props;
  const email = useUser()?.email ?? "";
  const [passkeyAlert, setPasskeyAlert] = useState<FormProblem<Field>["alert"]>();
  const { onSubmit, isSending, alert, errors } = useNativeForm<Field>({
    fields: ["password", "code"],
    check: (values) => (values[wants].trim() ? undefined : { fields: { [wants]: MISSING[wants] } }),
    send,
    explain,
  });
  const prove = async ({ path, send: sendPasskey }: NonNullable<typeof passkey>) => {
    setPasskeyAlert(undefined);
    try {
      await sendPasskey(await askForPasskey({ path }));
    } catch (error) {
      setPasskeyAlert(explain(error).alert ?? { text: "A passkey não pôde ser conferida." });
    }
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="mt-4 low:mt-2 flex flex-col gap-4 low:gap-2">
        {wants === "code" ? (
          <CodeField error={errors.code} />
        ) : (
          <CredentialFields email={email} errors={errors} />
        )}
        {passkey && hasPasskeys() && (
          <Button variant="secondary" block onClick={() => void prove(passkey)}>
            <Fingerprint className="size-4" />
            Usar passkey
          </Button>
        )}
        <FormAlert alert={alert ?? passkeyAlert} />
      </div>
      <Answers>
        <Button variant="secondary" onClick={onLeave}>
          {leaveLabel}
        </Button>
        <Button type="submit" isBusy={isSending} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </Answers>
    </form>
  );
}
