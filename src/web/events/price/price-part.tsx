import type { ComponentProps } from "react";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { EventProposal } from "#web/proposals/event-proposal.tsx";
import { EventCharges } from "./event-charges.tsx";
import { PriceFields } from "./price-fields.tsx";
import { PriceFigures } from "./price-figures.tsx";
import { PriceOffer } from "./price-offer.tsx";

type PricePartProps = ComponentProps<typeof EventCharges> & {
  stock: PricedStock;
  /** The proposal was looked at, and may have been accepted. */
  onProposed: () => void;
};

/** What the event is sold for, what that leaves, and what of it was received. */
export function PricePart({ form, event, stock, onCharged, onProposed }: PricePartProps) {
  return (
    <div className="flex flex-col gap-3">
      <PriceFields form={form} event={event} />
      <PriceOffer form={form} event={event} nextField="pricing.pricePerGuest" />
      <PriceFigures form={form} event={event} stock={stock} />
      <EventCharges form={form} event={event} onCharged={onCharged} />
      {event && event.price !== null && (
        <EventProposal event={event} isChanged={form.formState.isDirty} onClosed={onProposed} />
      )}
    </div>
  );
}
