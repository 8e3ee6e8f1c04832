import type { PricedEvent } from "#shared/events/contract.ts";
import { pricedForText } from "#shared/payments/event-price.ts";
import type { EventForm } from "#web/events/form/event-form.ts";
import { countOf } from "#web/events/form/event-form.ts";
import { useDraftPrice } from "#web/events/form/use-draft-price.ts";
import { Button } from "#web/ui/button.tsx";
import { priceChangeText } from "./price-change-text.ts";

type PriceOfferProps = {
  form: EventForm;
  event: PricedEvent | undefined;
  /** Focused once the offer is taken: its button is gone then. */
  nextField: "guests" | "pricing.pricePerGuest";
};

/** Offers the price that the guests of now would give, where the client has agreed to another. */
export function PriceOffer({ form, event, nextField }: PriceOfferProps) {
  const { offered } = useDraftPrice(form, event);
  if (offered === undefined || !event?.price) return null;
  const kept = pricedForText(event, countOf(form.getValues("guests")));
  const take = () => {
    form.setValue("pricing.isRenewed", true, { shouldDirty: true });
    form.setFocus(nextField);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-sunken px-3 py-2 text-sm sm:col-span-6">
      <p className="min-w-0 flex-1 basis-56">
        Mudar o preço? {priceChangeText(event.price, offered)}
        {kept && <span className="block text-muted">O de agora foi {kept}.</span>}
      </p>
      <Button variant="secondary" size="sm" onClick={take}>
        Mudar o preço
      </Button>
    </div>
  );
}
