import type { ReactNode } from "react";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { EventForm } from "#web/events/form/event-form.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { EventCharges } from "./event-charges.tsx";
import { PriceFields } from "./price-fields.tsx";
import { PriceFigures } from "./price-figures.tsx";
import { PriceOffer } from "./price-offer.tsx";

type PricePartProps = {
  form: EventForm;
  event: PricedEvent | undefined;
  stock: PricedStock;
  children?: ReactNode;
};

/** What the event is sold for, what that leaves, and how it is paid. */
export const PricePart = ({ form, event, stock, children }: PricePartProps) => (
  <div className="@container flex flex-col gap-3">
    <PriceFields form={form} event={event} />
    <PriceOffer form={form} event={event} nextField="pricing.pricePerGuest" />
    <PriceFigures form={form} event={event} stock={stock} />
    <EventCharges form={form} event={event} />
    {children}
  </div>
);
