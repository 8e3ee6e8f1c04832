import { PackageMinus, PackageX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import type { CateringEvent } from "#shared/events/contract.ts";
import { linkToWithdrawal } from "#web/address/links.ts";
import { useNothingUsed, useUndoNothingUsed } from "#web/night/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { MenuItem } from "#web/ui/dialogs/menu.tsx";
import { MoreMenu } from "#web/ui/dialogs/more-menu.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";

const withdrawIcon = plainIcon(PackageMinus, "size-4");

type UnrecordedEventProps = { event: Pick<CateringEvent, "id" | "name"> };

/** The two ways on for a past event of which nobody has said what it took from the stock. */
export function UnrecordedEvent({ event: { id, name } }: UnrecordedEventProps) {
  const canEdit = useCan("edit-records");
  const nothingUsed = useNothingUsedQuestion({ id, name });
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <WithdrawLink id={id} name={name}>
        {withdrawIcon}
        Dar baixa agora
      </WithdrawLink>
      {canEdit && (
        <Button variant="ghost" size="sm" aria-label={`Nada foi usado em ${name}`} onClick={nothingUsed.ask}>
          Nada foi usado
        </Button>
      )}
      {nothingUsed.question}
    </div>
  );
}

/** The same two ways at the end of a row: one verb, and the other in the menu. */
export function UnrecordedEventActions({ event: { id, name } }: UnrecordedEventProps) {
  const canEdit = useCan("edit-records");
  const nothingUsed = useNothingUsedQuestion({ id, name });
  return (
    <>
      {canEdit && (
        <MoreMenu label={`Mais ações de ${name}`}>
          <MenuItem icon={<PackageX />} onSelect={nothingUsed.ask}>
            Nada foi usado
          </MenuItem>
        </MoreMenu>
      )}
      {nothingUsed.question}
      <WithdrawLink id={id} name={name}>
        Dar baixa
      </WithdrawLink>
    </>
  );
}

type WithdrawLinkProps = UnrecordedEventProps["event"] & { children: ReactNode };

const WithdrawLink = ({ id, name, children }: WithdrawLinkProps) => (
  <Link
    href={linkToWithdrawal(id)}
    aria-label={`Dar baixa agora de ${name}`}
    className={buttonClass({ variant: "secondary", size: "sm" })}
  >
    {children}
  </Link>
);

function useNothingUsedQuestion({ id, name }: UnrecordedEventProps["event"]) {
  const { mutateAsync: record, isPending } = useNothingUsed();
  const [isAsking, setIsAsking] = useState(false);
  const takeLostFocus = useLostFocus();
  const close = () => setIsAsking(false);
  const confirm = () =>
    record({ id, name }).then(() => {
      close();
      takeLostFocus();
      // A failure shows a toast and leaves the buttons in place.
    }, close);
  const question = (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      title={`Registrar que nada foi usado em ${name}?`}
      description="O evento deixa de esperar a baixa; isso pode ser desfeito na página do evento."
      confirmLabel="Registrar"
      busyLabel="Registrando..."
      isBusy={isPending}
      onConfirm={() => void confirm()}
    />
  );
  return { ask: () => setIsAsking(true), question };
}

/** Takes back that an event used nothing. */
export function UndoNothingUsed({ event: { id, name } }: UnrecordedEventProps) {
  const { mutateAsync: undo, isPending } = useUndoNothingUsed();
  const takeLostFocus = useLostFocus();
  if (!useCan("edit-records")) return null;
  return (
    <Button
      variant="link"
      size="sm"
      aria-label={`Desfazer que nada foi usado em ${name}`}
      isBusy={isPending}
      busyLabel="Desfazendo..."
      onClick={({ detail }) => detail > 1 || void undo(id).then(takeLostFocus, () => {})}
    >
      Desfazer
    </Button>
  );
}
