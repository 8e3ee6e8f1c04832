import { useState } from "react";
import { flushSync } from "react-dom";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { hasName } from "#shared/accounts/has-name.ts";
import { useUser } from "#web/session/session.tsx";
import { hasUserDraft, storeUserDraft } from "#web/session/user-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { takeLostFocus } from "#web/ui/use-lost-focus.ts";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";
import { useOwnName } from "./use-own-name.ts";

const SKIPPED = "name_skipped";

/** Asks whoever is called by their e-mail for a name, until they have told or skipped it. */
export function NameOffer() {
  const user = useUser();
  const [isSkipped, setIsSkipped] = useState(() => user && hasUserDraft(SKIPPED, user));
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
  const { name, setName, problem, save, isPending } = useOwnName("", takeLostFocus);
  const submit = useSingleFlight(save);
  return (
    <form
      noValidate
      className="mb-4 flex flex-wrap items-start gap-3 rounded-lg bg-sunken p-4 lg:mb-5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
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
        {/* The dashboard's next step is the solid one. */}
        <Button type="submit" variant="secondary" isBusy={isPending} busyLabel="Salvando...">
          Salvar nome
        </Button>
        <Button variant="ghost" onClick={onSkip}>
          Agora não
        </Button>
      </div>
    </form>
  );
}
