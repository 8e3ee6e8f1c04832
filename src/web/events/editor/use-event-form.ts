import { useMemo } from "react";
import { useForm } from "react-hook-form";
import type { EventInput, PricedEvent } from "#shared/events/contract.ts";
import { movedDaysText } from "#shared/payments/charges/moved-due-dates.ts";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import {
  type EventFormInput,
  type EventFormValues,
  eventFormValues,
  eventLabels,
  eventLists,
  eventResolver,
  eventTexts,
  type NewEvent,
  newEventValues,
} from "#web/events/form/event-form.ts";
import { useDraftFixedCosts } from "#web/events/form/use-draft-figures.ts";
import { usePriceQuestions } from "#web/events/price/use-price-questions.tsx";
import { eventsQuery, useCreateEvent, useUpdateEvent } from "#web/events/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { toast } from "#web/ui/feedback/toast.ts";

type EventFormOptions = {
  /** As it was when the form opened; undefined for a new one. */
  event: PricedEvent | undefined;
  /** The server's current version: stock may have been moved since the form opened. */
  current: PricedEvent | undefined;
  begun?: NewEvent;
  /** A refused field, to be shown: it may be in a hidden part. */
  onRefused: (path: string) => void;
};

/** The form of an event and what saves it, in the dialog and on the event's page. */
export function useEventForm({ event, current, begun = {}, onRefused }: EventFormOptions) {
  const { mutateAsync: create } = useCreateEvent();
  const { mutateAsync: update } = useUpdateEvent();
  const timeZone = useTimeZone();
  const mayLackDrinks = current?.drinks.length === 0;
  const valuesOf = (one: PricedEvent) => eventFormValues(one, timeZone);
  const form = useForm<EventFormValues, unknown, EventFormInput>({
    resolver: useMemo(() => eventResolver(timeZone, { mayLackDrinks }), [timeZone, mayLackDrinks]),
    defaultValues: event ? valuesOf(event) : newEventValues(begun, timeZone),
    // The wrong field may be in a hidden part, which is shown first.
    shouldFocusError: false,
  });
  const conflict = useEditConflict({
    form,
    subject: event,
    query: eventsQuery,
    valuesOf,
    labels: eventLabels,
    texts: eventTexts,
    lists: eventLists,
    fixedIn: ({ stockState }) => (stockState === "out" ? ["drinks", "supplies"] : []),
    isGone: ({ active }) => active === "false",
  });
  /** Fixed costs that the shown cost includes; without them the server gives a new event the usual ones. */
  const fixedCosts = useDraftFixedCosts(form, conflict.base);
  const price = usePriceQuestions(form, current, onRefused);

  /** What is sent; undefined where a question about the price was not agreed to, or something is refused. */
  const wholeOf = async (input: EventFormInput): Promise<EventInput | undefined> => {
    const agreed = await price.agreed(input);
    return agreed && { ...agreed, fixedCosts };
  };
  const save = async (input: EventFormInput): Promise<PricedEvent | undefined> => {
    const whole = await wholeOf(input);
    if (!whole) return undefined;
    if (!conflict.base) return create(whole);
    const saved = await update({ id: conflict.base.id, ...whole });
    const moved = movedDaysText(input.charges, saved.charges);
    if (moved) toast({ title: "Vencimentos mudaram com a data do evento", description: moved, tone: "info" });
    return saved;
  };
  /** Begins anew from another version, and drops what was typed. */
  const restart = (from: PricedEvent) => {
    conflict.rebase(from);
    form.reset(valuesOf(from));
  };

  return { form, conflict, wholeOf, save, restart, questions: price.questions };
}
