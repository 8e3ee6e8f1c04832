import { Plus } from "lucide-react";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "wouter";
import type { PricedEvent } from "#shared/events/contract.ts";
import { formatCount } from "#shared/numbers/format.ts";
import type { EditorData } from "#web/events/form/editor-data.ts";
import { countOf, type EventForm, isStillPlanned } from "#web/events/form/event-form.ts";
import { DrinksSum, SuggestedCounts } from "#web/events/suggestion/suggested-counts.tsx";
import { type GivenSuggestion, useSuggestedCounts } from "#web/events/suggestion/use-suggested-counts.ts";
import { EventSupplies } from "#web/events/supplies/event-supplies.tsx";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { ComboboxField } from "#web/ui/fields/combobox-field.tsx";
import { AdjustDrinkCounts } from "./adjust-drink-counts.tsx";
import { EventDrinkCard } from "./event-drink-card.tsx";
import type { CountProposals } from "./use-count-proposals.ts";
import { useDrinkRows } from "./use-drink-rows.ts";
import type { UnfoldedDrinks } from "./use-unfolded-drinks.ts";

type EventDrinksProps = {
  form: EventForm;
  data: EditorData;
  event: PricedEvent | undefined;
  proposals: CountProposals;
  unfolded: UnfoldedDrinks;
  given: GivenSuggestion;
};

export function EventDrinks({ form, data, event, proposals, unfolded, given }: EventDrinksProps) {
  const { drinks, stock } = data;
  const guests = countOf(useWatch({ control: form.control, name: "guests" }));
  const { fields, addedId, unused, search, add, takeAway, addField } = useDrinkRows({
    form,
    data,
    guests,
    proposals,
    unfolded,
  });
  const list = useRef<HTMLUListElement>(null);
  const isOut = event?.stockState === "out";
  const problem = form.formState.errors.drinks;
  const missing = problem?.root?.message ?? problem?.message;
  const { guestsBefore } = proposals;
  const offered = useSuggestedCounts({ form, events: data.events, guestsBefore, given });
  const suggested = isStillPlanned(event) ? offered : undefined;

  return (
    <div className="flex flex-col gap-4">
      {isOut ? (
        <Alert tone="info">
          O estoque deste evento foi retirado: registre o retorno antes de alterar os drinks e os outros
          itens.
        </Alert>
      ) : drinks.length === 0 ? (
        <Alert tone="info">
          Cadastre as receitas em{" "}
          <Link href="/drinks" replace className="text-primary-ink underline underline-offset-4">
            Drinks
          </Link>{" "}
          para planejar um evento com elas.
          {missing && <p className="mt-1 font-medium text-danger-ink">{missing}</p>}
        </Alert>
      ) : (
        <ComboboxField
          ref={addField}
          label="Adicionar drink"
          placeholder="Buscar drink"
          noneFound="Nenhum drink encontrado"
          chosen={undefined}
          staysOpen
          search={search}
          onChoose={add}
          error={missing}
        />
      )}
      {(!event || event.drinks.length === 0) && !isOut && <FirstDrinks drinks={unused} onAdd={add} />}
      <p role="status" className="sr-only">
        {formatCount(fields.length, "drink no evento", "drinks no evento")}
      </p>
      {isStillPlanned(event) && (
        <AdjustDrinkCounts
          key={guests}
          form={form}
          guests={guests}
          proposals={proposals}
          onAdjusted={() => list.current?.focus({ preventScroll: true })}
        />
      )}
      {fields.length > 0 && (
        <div className="flex flex-col gap-1">
          <DrinksSum form={form} guests={guests} suggested={suggested} />
          {suggested && <SuggestedCounts suggested={suggested} events={data.events} />}
        </div>
      )}
      {fields.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label="Drinks do evento" className="ruled border-y border-line">
          {fields.map(({ id, drinkId }, index) => (
            <EventDrinkCard
              key={id}
              form={form}
              index={index}
              stock={stock}
              outlook={suggested && { ...suggested.drinks[index], by: suggested.evidence.by }}
              isFixed={isOut}
              isJustAdded={drinkId === addedId}
              isUnfolded={unfolded.isUnfolded(drinkId)}
              onUnfold={unfolded.unfold}
              onCount={() => proposals.note([drinkId], guests)}
              onRemove={() => takeAway(index)}
            />
          ))}
        </ul>
      )}
      <EventSupplies form={form} stock={stock} isFixed={isOut} />
    </div>
  );
}

const FIRST_DRINKS = 8;

type FirstDrinksProps = { drinks: readonly { id: number; name: string }[]; onAdd: (id: string) => void };

/** Drinks to begin with, one tap each, for a quote that was made from a request. */
function FirstDrinks({ drinks, onAdd }: FirstDrinksProps) {
  if (drinks.length === 0) return null;
  return (
    <ul aria-label="Drinks para começar" className="flex flex-wrap gap-2">
      {drinks.slice(0, FIRST_DRINKS).map(({ id, name }) => (
        <li key={id}>
          <Button variant="secondary" size="sm" onClick={() => onAdd(String(id))}>
            <Plus className="size-4" />
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
