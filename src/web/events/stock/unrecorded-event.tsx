import { PackageMinus } from "lucide-react";
import { Link } from "wouter";
import type { CateringEvent } from "#shared/events/contract.ts";
import { linkToEventPart } from "#web/app/address/links.ts";
import { useNothingUsed, useUndoNothingUsed } from "#web/events/queries.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";

const withdrawIcon = plainIcon(PackageMinus, "size-4");

type UnrecordedEventProps = { event: Pick<CateringEvent, "id" | "name"> };

/** The two ways on for a past event of which nobody has said what it took from the stock. */
export function UnrecordedEvent({ event: { id, name } }: UnrecordedEventProps) {
  const { mutateAsync: record, isPending } = useNothingUsed();
  const takeLostFocus = useLostFocus();
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Link
        href={linkToEventPart(id, "estoque")}
        aria-label={`Dar baixa agora de ${name}`}
        className={buttonClass({ variant: "secondary", size: "sm" })}
      >
        {withdrawIcon}
        Dar baixa agora
      </Link>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Nada foi usado em ${name}`}
        isBusy={isPending}
        busyLabel="Registrando..."
        // A failure shows a toast and leaves the buttons in place.
        onClick={({ detail }) => detail > 1 || void record(id).then(takeLostFocus, () => {})}
      >
        Nada foi usado
      </Button>
    </div>
  );
}

/** Takes back that an event used nothing. */
export function UndoNothingUsed({ event: { id, name } }: UnrecordedEventProps) {
  const { mutateAsync: undo, isPending } = useUndoNothingUsed();
  const takeLostFocus = useLostFocus();
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
