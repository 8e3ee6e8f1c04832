import { clsx } from "clsx";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useWatch } from "react-hook-form";
import { isForOtherGuests } from "#shared/events/proposed-count.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { changeDrinkCount } from "#web/events/form/change-drink-count.ts";
import { countOf, type DrinkValues, type EventForm } from "#web/events/form/event-form.ts";
import { Button } from "#web/ui/button.tsx";
import type { CountProposals } from "./use-count-proposals.ts";

type AdjustDrinkCountsProps = {
  form: EventForm;
  /** Also the component's key: another number computes the offer anew. */
  guests: number;
  proposals: CountProposals;
  /** The focused button is gone. */
  onAdjusted: () => void;
};

/** Offers to adjust drinks whose count is the proposal for an earlier number of guests; typed counts stay. */
export function AdjustDrinkCounts({ form, guests, proposals, onAdjusted }: AdjustDrinkCountsProps) {
  const drinks = useWatch({ control: form.control, name: "drinks" });
  const isOutdated = ({ drinkId, quantity }: DrinkValues) =>
    isForOtherGuests(countOf(quantity), { before: proposals.guestsBefore(drinkId), now: guests });
  // Computed once: a count that appears while another one is being typed is no proposal.
  const [found] = useState(() => new Set(drinks.filter(isOutdated).map(({ drinkId }) => drinkId)));
  const [adjusted, setAdjusted] = useState(0);
  const left = drinks.filter(({ drinkId }) => found.has(drinkId));
  const outdated = left.filter(isOutdated);
  const forGuests = `para ${formatCount(guests, "convidado", "convidados")}`;

  const adjust = () => {
    for (const [index, drink] of drinks.entries()) {
      if (outdated.includes(drink)) changeDrinkCount(form, index, String(guests));
    }
    proposals.note(
      outdated.map(({ drinkId }) => drinkId),
      guests,
    );
    flushSync(() => setAdjusted(outdated.length));
    onAdjusted();
  };

  return (
    <>
      <p role="status" className="sr-only">
        {adjusted > 0 && `${formatCount(adjusted, "drink ajustado", "drinks ajustados")} ${forGuests}`}
      </p>
      {left.length > 0 && adjusted === 0 && (
        <div
          className={clsx(
            "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-muted",
            // Keeps its height while counts are changed one by one, so that the fields below do not move.
            outdated.length === 0 && "invisible",
          )}
        >
          <p>{formatCount(outdated.length, "drink", "drinks")} com a quantidade sugerida antes</p>
          <Button variant="secondary" size="sm" onClick={adjust}>
            Ajustar drinks {forGuests}
          </Button>
        </div>
      )}
    </>
  );
}
