import { useQuery } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import type { Passkey } from "#shared/accounts/passkey-contract.ts";
import { formatWeekdayDateTime } from "#shared/numbers/format.ts";
import { hasPasskeys } from "#web/accounts/passkeys/browser-passkeys.ts";
import { useRemovePasskey } from "#web/accounts/passkeys/queries.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { useTimeZone } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { accountQuery } from "./account-query.ts";

const AddPasskeyDialog = lazyDialog(
  "AddPasskeyDialog",
  () => import("#web/accounts/passkeys/add-passkey-dialog.tsx"),
);

/** The passkeys of the account; absent where neither the account nor the browser has any. */
export function PasskeysCard() {
  const query = useQuery(accountQuery);
  const adding = useDialogSubject<never>();
  const passkeys = query.data?.passkeys;
  if (!hasPasskeys() && !passkeys?.length) return null;
  return (
    <Card>
      <CardTitle
        action={
          passkeys &&
          hasPasskeys() && (
            <Button variant="secondary" size="sm" onClick={() => adding.open()}>
              Adicionar
            </Button>
          )
        }
      >
        Passkeys
      </CardTitle>
      {passkeys?.length === 0 ? (
        <p className="text-sm text-muted">Entre com a digital, o rosto ou o PIN do aparelho, sem senha.</p>
      ) : passkeys ? (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : query.error ? (
        <LoadError title="Não foi possível carregar as passkeys" queries={[query]} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-14" />
        </SkeletonGroup>
      )}
      <AddPasskeyDialog key={adding.key} open={adding.isOpen} onClose={adding.close} />
    </Card>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const timeZone = useTimeZone();
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: remove, isPending } = useRemovePasskey();
  const close = () => setIsAsking(false);
  const at = formatWeekdayDateTime(lastUsedAt ?? createdAt, timeZone);
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Fingerprint className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">{lastUsedAt ? `último uso ${at}` : `adicionada ${at}`}</p>
      </div>
      <Button variant="secondary" size="sm" aria-label={`Remover ${name}`} onClick={() => setIsAsking(true)}>
        Remover
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Remover a passkey ${name}?`}
        description="Ela não abre mais sua conta. Apague-a também no aparelho, onde ela continua guardada."
        confirmLabel="Remover"
        busyLabel="Removendo..."
        tone="danger"
        isBusy={isPending}
        isOpenerGone
        onConfirm={() => void remove(id).then(close, close)}
      />
    </li>
  );
}
