import type { ReactNode } from "react";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { PricePart } from "#web/events/price/price-part.tsx";
import { PriceSection } from "#web/events/price/price-section.tsx";
import { ProposalPart } from "#web/proposals/proposal-part.tsx";
import { Button } from "#web/ui/button.tsx";
import { EventCosts } from "./event-costs.tsx";
import type { PageForm } from "./use-page-form.ts";

export type MoneyEdits = {
  page: PageForm;
  onEditFixedCosts: () => void;
  onPropose: () => void;
  onCancel: () => void;
};

type EventMoneyProps = {
  event: PricedEvent;
  prices: NonNullable<EventContext["priced"]>;
  /** Undefined where nothing can be changed. */
  edits: MoneyEdits | undefined;
};

/** The money of an event, read downwards as the thought goes: cost, price, terms, proposal. */
export function EventMoney({ event, prices, edits }: EventMoneyProps) {
  const page = edits?.page;
  const draft = page?.draft ?? event;
  const isEdited = page?.isOpen ?? false;
  const isPriceOpen = page?.openParts.has("price");
  return (
    <div className="rounded-xl border border-line bg-surface px-4 lg:sticky lg:top-6 print:border-0 print:px-0">
      <Part
        title="Custos"
        action={edits && !isEdited ? { label: "Custos fixos", act: edits.onEditFixedCosts } : undefined}
      >
        <EventCosts event={draft} prices={prices} />
      </Part>
      <Part
        title="Preço"
        action={
          page && !isPriceOpen ? { label: priceWord(event), act: () => page.openPart("price") } : undefined
        }
      >
        {page && isPriceOpen ? (
          <PricePart form={page.form} event={event} stock={prices} />
        ) : (
          <PriceSection event={draft} prices={prices} canEdit={edits !== undefined && !isEdited} />
        )}
      </Part>
      {edits && !isEdited && event.price !== null && (
        <Part title="Proposta" action={undefined}>
          <ProposalPart event={event} onPropose={edits.onPropose} onCancel={edits.onCancel} />
        </Part>
      )}
    </div>
  );
}

const priceWord = ({ price, charges }: PricedEvent) =>
  price === null && charges.length === 0 ? "Definir preço" : "Alterar preço";

type PartProps = {
  title: string;
  action: { label: string; act: () => void } | undefined;
  children: ReactNode;
};

const Part = ({ title, action, children }: PartProps) => (
  <section aria-label={title} className="border-line py-3 not-first:border-t">
    <div className="flex min-h-8 items-center justify-between gap-3">
      <h2 className="font-semibold">{title}</h2>
      {action && (
        <div className="-mr-3">
          <Button variant="quiet" size="sm" onClick={action.act}>
            {action.label}
          </Button>
        </div>
      )}
    </div>
    {children}
  </section>
);
