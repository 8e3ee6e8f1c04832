import { PackageCheck, PackageOpen, PackageX, Undo2 } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { undoableStep } from "#shared/night/latest-step.ts";
import type { UndoableKind } from "#shared/night/undo-problem.ts";
import type { EventCommand } from "#web/events/actions/use-event-commands.tsx";
import { useCan } from "#web/session/permissions.ts";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { EndReturnDialog, endWords, type ReturnEnd } from "./end-return-dialog.tsx";
import { UndoStepDialog, undoWords } from "./undo-step-dialog.tsx";

const TakeMoreDialog = lazyDialog("TakeMoreDialog", () => import("./take-more-dialog.tsx"));

type StockMoves = {
  /** Undefined while nothing is out. */
  takeMore: EventCommand | undefined;
  /** Closes the return at once, and takes back the latest step: whatever is possible now. */
  others: EventCommand[];
  /** The dialogs that commands open, to be rendered. */
  dialogs: ReactNode;
};

/** What can be done with the stock of an event besides withdrawal and counted return. */
export function useStockMoves(event: CateringEvent, now: Date): StockMoves {
  const more = useDialogSubject<never>();
  const [asked, setAsked] = useState<UndoableKind | ReturnEnd>("all");
  const [isAsking, setIsAsking] = useState(false);
  const isOwner = useCan("manage-company");
  const isMovable = useCan("move-stock") && event.active === "true";
  const isOut = isMovable && event.stockState === "out";
  const undoable = isMovable ? undoableStep(event, { isOwner, now }) : undefined;

  const command = (word: string, icon: ReactElement, act: () => void): EventCommand => ({
    word,
    label: `${word} de ${event.name}`,
    icon,
    act,
  });
  const ask = (what: UndoableKind | ReturnEnd) => () => {
    setAsked(what);
    setIsAsking(true);
  };
  const question = { event, open: isAsking, onOpenChange: setIsAsking };

  return {
    takeMore: isOut ? command("Levar mais", <PackageOpen />, () => more.open()) : undefined,
    others: [
      ...(isOut
        ? [
            command(endWords.all, <PackageCheck />, ask("all")),
            command(endWords.none, <PackageX />, ask("none")),
          ]
        : []),
      ...(undoable ? [command(undoWords[undoable], <Undo2 />, ask(undoable))] : []),
    ],
    dialogs: (
      <>
        {asked === "all" || asked === "none" ? (
          <EndReturnDialog end={asked} {...question} />
        ) : (
          <UndoStepDialog kind={asked} {...question} />
        )}
        <TakeMoreDialog key={more.key} event={event} open={more.isOpen} onClose={more.close} />
      </>
    ),
  };
}
