import { useState } from "react";
import { flushSync } from "react-dom";
import { z } from "zod";
import { hasName, ownNameInput, type SessionUser } from "#shared/accounts/contract.ts";
import { useAuth, useUser } from "#web/session/session.tsx";
import { readUserDraft, storeUserDraft } from "#web/session/user-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { takeLostFocus } from "#web/ui/use-lost-focus.ts";
import { useRenameSelf } from "./queries.ts";

const SKIPPED = "name_skipped";

/** Asks whoever is called by their e-mail for a name, until they have told or skipped it. */
export function NameOffer() {
  const user = useUser();
  const [isSkipped, setIsSkipped] = useState(
    () => user && readUserDraft(SKIPPED, user, z.object({})) !== undefined,
  );
  if (!user || hasName(user) || isSkipped) return null;
  const skip = () => {
    storeUserDraft(SKIPPED, user, {});
    // The focused button is gone with the card.
    flushSync(() => setIsSkipped(true));
    takeLostFocus();
  };
  return <Question user={user} onSkip={skip} />;
}

function Question({ user, onSkip }: { user: SessionUser; onSkip: () => void }) {
  const { refreshUser } = useAuth();
  const { mutateAsync: rename, isPending } = useRenameSelf();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    const entered = ownNameInput.safeParse({ name });
    setProblem(entered.error?.issues[0]?.message);
    if (!entered.success) return;
    await rename(entered.data);
    await refreshUser();
    takeLostFocus();
  };
  return (
    <form
      noValidate
      className="mb-4 flex flex-wrap items-start gap-3 rounded-lg bg-sunken p-4 lg:mb-5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        // A failure shows a toast and leaves the name in its field.
        if (!isPending) save().catch(() => {});
      }}
    >
      <div className="min-w-0 flex-1 basis-60">
        <TextField
          label="Como você se chama?"
          hint={<span className="wrap-anywhere">Aparece para a equipe no lugar de {user.email}</span>}
          autoComplete="name"
          value={name}
          error={problem}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      {/* In line with the field, below its label. */}
      <div className="flex flex-wrap gap-2 sm:pt-6.5">
        <Button type="submit" isBusy={isPending} busyLabel="Salvando...">
          Salvar nome
        </Button>
        <Button variant="ghost" onClick={onSkip}>
          Agora não
        </Button>
      </div>
    </form>
  );
}
