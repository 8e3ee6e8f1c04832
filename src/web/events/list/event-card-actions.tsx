import { EllipsisVertical } from "lucide-react";
import type { PricedEvent } from "#shared/events/contract.ts";
import { type EventActions, useEventCommands } from "#web/events/actions/use-event-commands.tsx";
import type { EventContext } from "#web/events/event-context.ts";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem } from "#web/ui/dialogs/menu.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

type EventCardActionsProps = EventActions & {
  event: PricedEvent;
  context: EventContext;
  /** The main actions have room for their words. */
  isRoomy: boolean;
  /** All actions fit side by side; otherwise the rarer ones are in the menu. */
  hasAllActions: boolean;
};

const menuIcon = plainIcon(EllipsisVertical, "size-4.5");
/** The actions that have room for their word; of the others there are icons, or on phones they are in the menu. */
const ROOMY_WORDS = 2;
const NARROW_BUTTONS = 1;

export function EventCardActions(props: EventCardActionsProps) {
  const { event, context, isRoomy, hasAllActions, ...actions } = props;
  const { main, proposal, status, questions } = useEventCommands(event, context, actions);
  const words = isRoomy ? ROOMY_WORDS : hasAllActions ? 0 : NARROW_BUTTONS;
  const shown = hasAllActions ? main : main.slice(0, NARROW_BUTTONS);
  const inMenu = [proposal, ...main.slice(shown.length), status];
  return (
    <div className="flex items-center print:hidden">
      {shown.map(({ word, label, icon, act, edits }, n) => (
        <Button
          key={word}
          variant="quiet"
          size={n < words ? "sm" : "icon"}
          data-edits={edits && ""}
          aria-label={label}
          title={n < words ? undefined : word}
          // The second click of a double click might hit another card that has moved here.
          onClick={({ detail }) => detail > 1 || act()}
        >
          {n < words ? word : icon}
        </Button>
      ))}
      <Menu
        label={`Mais ações de ${event.name}`}
        trigger={
          <Button variant="quiet" size="icon">
            {menuIcon}
          </Button>
        }
      >
        {inMenu.map(({ word, icon, act }) => (
          <MenuItem key={word} icon={icon} onSelect={act}>
            {word}
          </MenuItem>
        ))}
      </Menu>
      {questions}
    </div>
  );
}
