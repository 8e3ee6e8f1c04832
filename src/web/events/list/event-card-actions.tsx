import { Archive, Copy, EllipsisVertical, FileDown, Pencil, Receipt } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { useDuplicateEvent } from "#web/events/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem } from "#web/ui/dialogs/menu.tsx";
import { watchUserInput } from "#web/ui/lists/user-input.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";
import { DisableEventDialog } from "./disable-event-dialog.tsx";
import { downloadReport } from "./download-report.ts";
import type { EventContext } from "./event-context.ts";

export type EventActions = {
  onEdit: (event: CateringEvent) => void;
  onEditFixedCosts: (event: CateringEvent) => void;
  /** Called with a new copy, to be revealed. */
  onMade: (event: CateringEvent) => void;
};

type EventCardActionsProps = EventActions & {
  event: CateringEvent;
  surroundings: EventContext;
  /** All actions fit side by side; otherwise the rarer ones are in a menu. */
  isRoomy: boolean;
};

type Action = {
  word: string;
  label: string;
  icon: ReactElement;
  act: () => void;
  isBusy?: boolean;
  edits?: true;
};

// Shared elements, which React skips when it re-renders the cards. On a phone the icons make room for the menu, which
// then stands clear of the floating button.
const mainIcon = "size-4 max-[26rem]:hidden";
const icons = { edit: plainIcon(Pencil, mainIcon), fixedCosts: plainIcon(Receipt, mainIcon) };
const rarerIcons = (className?: string) => ({
  report: plainIcon(FileDown, className),
  duplicate: plainIcon(Copy, className),
  disable: plainIcon(Archive, className),
});
const buttonIcons = rarerIcons("size-4.5");
const menuIcons = rarerIcons();
const menuIcon = plainIcon(EllipsisVertical, "size-5");

export function EventCardActions(props: EventCardActionsProps) {
  const { event, surroundings, isRoomy, onEdit, onEditFixedCosts, onMade } = props;
  const { name } = event;
  const { mutateAsync: duplicate, isPending: isDuplicating } = useDuplicateEvent();
  const takeLostFocus = useLostFocus();
  // Undefined until first opened: a dialog in each of a thousand cards would make the list slow.
  const [isDisabling, setIsDisabling] = useState<boolean>();

  // A failure shows a toast and leaves the card in place.
  const copy = useSingleFlight(() => {
    const hasGoneOn = watchUserInput();
    return duplicate(event).then(
      (made) => {
        takeLostFocus();
        if (!hasGoneOn()) onMade(made);
      },
      () => void hasGoneOn(),
    );
  });
  const main: Action[] = [
    { word: "Editar", label: `Editar ${name}`, icon: icons.edit, act: () => onEdit(event), edits: true },
    {
      word: "Custos fixos",
      label: `Custos fixos de ${name}`,
      icon: icons.fixedCosts,
      act: () => onEditFixedCosts(event),
    },
  ];
  const rarerIcon = isRoomy ? buttonIcons : menuIcons;
  const rarer: Action[] = [
    {
      word: "Relatório",
      label: `Relatório de ${name}`,
      icon: rarerIcon.report,
      act: () => downloadReport(event, surroundings),
    },
    {
      word: "Duplicar",
      label: `Duplicar ${name}`,
      icon: rarerIcon.duplicate,
      act: copy,
      isBusy: isDuplicating,
    },
    {
      word: "Desabilitar",
      label: `Desabilitar ${name}`,
      icon: rarerIcon.disable,
      act: () => setIsDisabling(true),
    },
  ];

  return (
    <div className="mt-3 flex items-center gap-2 print:hidden">
      {main.map(({ word, label, icon, act, edits }) => (
        <Button
          key={word}
          variant="secondary"
          size="sm"
          data-edits={edits && ""}
          aria-label={label}
          onClick={act}
        >
          {icon}
          {word}
        </Button>
      ))}
      <div className={isRoomy ? "-mr-2 ml-auto flex" : "-ml-1"}>
        {isRoomy ? (
          rarer.map(({ word, label, icon, act, isBusy }) => (
            <Button
              key={word}
              variant="ghost"
              size="icon"
              aria-label={label}
              title={word}
              isBusy={isBusy}
              busyLabel=""
              // The second click of a double click might hit another card that has moved here.
              onClick={({ detail }) => detail > 1 || act()}
            >
              {icon}
            </Button>
          ))
        ) : (
          <Menu
            label={`Mais ações de ${name}`}
            trigger={
              <Button variant="ghost" size="icon" isBusy={isDuplicating} busyLabel="">
                {menuIcon}
              </Button>
            }
          >
            {rarer.map(({ word, icon, act }) => (
              <MenuItem key={word} icon={icon} onSelect={act}>
                {word}
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
      {isDisabling !== undefined && (
        <DisableEventDialog event={event} open={isDisabling} onOpenChange={setIsDisabling} onEdit={onEdit} />
      )}
    </div>
  );
}
