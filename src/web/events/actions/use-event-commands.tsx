import { Archive, CalendarX, Copy, FileDown, Pencil, Receipt, RotateCcw, Send } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { useDuplicateEvent } from "#web/events/queries.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";
import { CancelEventDialog } from "./cancel-event-dialog.tsx";
import { DisableEventDialog } from "./disable-event-dialog.tsx";
import { downloadReport } from "./download-report.ts";

export type EventActions = {
  onEdit: (event: PricedEvent) => void;
  onEditFixedCosts: (event: PricedEvent) => void;
  onPropose: (event: PricedEvent) => void;
  /** Called with a new copy, to be revealed. */
  onMade: (event: PricedEvent) => void;
};

export type EventCommand = {
  word: string;
  label: string;
  icon: ReactElement;
  act: () => void;
  /** Opens the editor, for tests and styles. */
  edits?: true;
};

// Shared elements, which React skips when it re-renders the cards.
const icons = {
  edit: plainIcon(Pencil, "size-4"),
  fixedCosts: plainIcon(Receipt, "size-4"),
  report: plainIcon(FileDown, "size-4"),
  duplicate: plainIcon(Copy, "size-4"),
  disable: plainIcon(Archive, "size-4"),
  cancel: plainIcon(CalendarX, "size-4"),
  reopen: plainIcon(RotateCcw, "size-4"),
  proposal: plainIcon(Send, "size-4"),
};

type EventCommands = {
  /** The actions of SPEC.md: edit, fixed costs, report, duplicate, disable. */
  main: EventCommand[];
  /** The proposal to the client. */
  proposal: EventCommand;
  /** Cancels the event or opens it again. */
  status: EventCommand;
  /** The questions that commands ask, to be rendered. */
  questions: ReactNode;
};

/** Everything that can be done with an event, for its card and its page alike. */
export function useEventCommands(
  event: PricedEvent,
  context: EventContext,
  { onEdit, onEditFixedCosts, onPropose, onMade }: EventActions,
): EventCommands {
  const { name } = event;
  const { mutateAsync: copy } = useDuplicateEvent();
  // A failure shows a toast.
  const duplicate = useSingleFlight(() => copy({ event, clock: context.clock }).then(onMade, () => {}));
  // Undefined until first opened: dialogs in each of a thousand cards would make the list slow.
  const [isDisabling, setIsDisabling] = useState<boolean>();
  const [isChangingStatus, setIsChangingStatus] = useState<boolean>();

  const command = (
    word: string,
    icon: ReactElement,
    act: () => void,
    more?: Partial<EventCommand>,
  ): EventCommand => ({ word, label: `${word} de ${name}`, icon, act, ...more });
  const askStatus = () => setIsChangingStatus(true);

  return {
    main: [
      command("Editar", icons.edit, () => onEdit(event), { label: `Editar ${name}`, edits: true }),
      command("Custos fixos", icons.fixedCosts, () => onEditFixedCosts(event)),
      command("Relatório", icons.report, () => downloadReport(event, context)),
      command("Duplicar", icons.duplicate, duplicate, { label: `Duplicar ${name}` }),
      command("Desabilitar", icons.disable, () => setIsDisabling(true), { label: `Desabilitar ${name}` }),
    ],
    proposal: command("Proposta", icons.proposal, () => onPropose(event)),
    status:
      event.status === "cancelado"
        ? command("Reabrir", icons.reopen, askStatus)
        : command("Cancelar evento", icons.cancel, askStatus),
    questions: (
      <>
        {isDisabling !== undefined && (
          <DisableEventDialog
            event={event}
            open={isDisabling}
            onOpenChange={setIsDisabling}
            onEdit={onEdit}
          />
        )}
        {isChangingStatus !== undefined && (
          <CancelEventDialog
            event={event}
            open={isChangingStatus}
            onOpenChange={setIsChangingStatus}
            onEdit={onEdit}
          />
        )}
      </>
    ),
  };
}
