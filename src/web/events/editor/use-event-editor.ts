import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldErrors, useForm } from "react-hook-form";
import { useLocation } from "wouter";
import type { EventInput, PricedEvent } from "#shared/events/contract.ts";
import { usualFixedCosts } from "#shared/events/usual-costs.ts";
import { linkToReturn, linkToWithdrawal } from "#web/address/links.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import {
  type EventFormValues,
  eventFormValues,
  eventLabels,
  eventResolver,
  eventTexts,
  type NewEvent,
  newEventValues,
} from "#web/events/form/event-form.ts";
import { usePriceQuestions } from "#web/events/price/use-price-questions.tsx";
import {
  eventsQuery,
  useCreateEvent,
  useSaveBeforeMoving,
  useUpdateEvent,
  usualCostsQuery,
} from "#web/events/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { drinkIndexOf, type EditorPart, firstWrongField, partOf } from "./editor-parts.ts";
import { useCountProposals } from "./use-count-proposals.ts";
import { useUnfoldedDrinks } from "./use-unfolded-drinks.ts";

export type EditedEvent = {
  /** Undefined for a new one. */
  event: PricedEvent | undefined;
  /** The day of a new one. */
  begun?: NewEvent;
  events: readonly PricedEvent[];
  startPart?: EditorPart;
  onClose: () => void;
};

/** The form of an event, the part of it that is shown, and what saves it. */
export function useEventEditor({ event, begun = {}, events, startPart, onClose }: EditedEvent) {
  const [part, setPart] = useState<EditorPart>(startPart ?? "details");
  const { mutateAsync: create } = useCreateEvent();
  const { mutateAsync: update } = useUpdateEvent();
  const { mutateAsync: saveFirst } = useSaveBeforeMoving();
  const [, navigate] = useLocation();
  const timeZone = useTimeZone();
  const valuesOf = (one: PricedEvent) => eventFormValues(one, timeZone);
  const form = useForm<EventFormValues, unknown, EventInput>({
    resolver: useMemo(() => eventResolver(timeZone), [timeZone]),
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
    fixedIn: ({ stockState }) => (stockState === "out" ? ["drinks", "supplies"] : []),
    isGone: ({ active }) => active === "false",
  });
  // State lives here, because a hidden part unmounts.
  const proposals = useCountProposals(conflict.base?.guests);
  const unfolded = useUnfoldedDrinks();
  /** The server's current version: stock may have been moved since the dialog opened. */
  const current = events.find(({ id }) => id === event?.id) ?? event;

  const show = (path: string) => {
    const drink = drinkIndexOf(path);
    flushSync(() => {
      setPart(partOf(path));
      if (drink !== undefined) unfolded.unfold(form.getValues(`drinks.${drink}.drinkId`), true);
    });
    form.setFocus(path as "name");
  };
  const showWrong = (wrong: FieldErrors<EventFormValues>) => {
    const first = firstWrongField(wrong);
    if (first) show(first);
  };
  const showFailed = (error: unknown) => {
    const [issue] = error instanceof ApiError ? error.issues : [];
    if (issue && form.getValues(issue.path as "name") !== undefined) show(issue.path);
  };
  const { data: [usual] = [] } = useQuery({ ...usualCostsQuery, enabled: event === undefined });
  /** Of a new event, as its cost was shown; absent, the server takes the usual ones. */
  const firstCosts = (guests: number) => usual && usualFixedCosts(usual.costs, guests);
  const price = usePriceQuestions(form, current, show);
  /** Undefined where a question about the price was not agreed to. */
  const wholeOf = async (input: EventInput) => {
    const agreed = await price.agreed(input);
    return agreed && { ...agreed, fixedCosts: conflict.base?.fixedCosts ?? firstCosts(input.guests ?? 0) };
  };
  const save = async (input: EventInput) => {
    const whole = await wholeOf(input);
    if (!whole) return undefined;
    return conflict.base ? update({ id: conflict.base.id, ...whole }) : create(whole);
  };
  const goToStock = form.handleSubmit(async (input) => {
    const whole = await wholeOf(input);
    if (!whole || !conflict.base) return;
    try {
      const saved = await saveFirst({ id: conflict.base.id, ...whole });
      onClose();
      navigate(saved.stockState === "out" ? linkToReturn(saved.id) : linkToWithdrawal(saved.id));
    } catch (error) {
      conflict.showFailure(error);
      showFailed(error);
    }
  }, showWrong);

  /** The user's own charges are no conflict; what somebody else has changed before them still is. */
  const goOnFrom = (saved: PricedEvent, before: number) => {
    if (conflict.base?.version !== before) return;
    conflict.rebase(saved);
    form.setValue("version", saved.version);
  };

  /** Its proposal is only opened while nothing is changed here; an acceptance may have confirmed the event. */
  const goOnFromCurrent = () => {
    if (!current || form.formState.isDirty || conflict.base?.version === current.version) return;
    conflict.rebase(current);
    form.reset(valuesOf(current));
  };

  return {
    form,
    conflict,
    current,
    part,
    setPart,
    proposals,
    unfolded,
    save,
    goToStock,
    showWrong,
    showFailed,
    goOnFrom,
    goOnFromCurrent,
    questions: price.questions,
  };
}
