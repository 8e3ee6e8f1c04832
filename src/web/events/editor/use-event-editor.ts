import { useState } from "react";
import { flushSync } from "react-dom";
import type { FieldErrors } from "react-hook-form";
import { useLocation } from "wouter";
import type { PricedEvent } from "#shared/events/contract.ts";
import { linkToEventPart, linkToReturn, linkToWithdrawal } from "#web/address/links.ts";
import { ApiError } from "#web/api/api-error.ts";
import type { EventFormInput, EventFormValues, NewEvent } from "#web/events/form/event-form.ts";
import { useSaveBeforeMoving } from "#web/events/queries.ts";
import { useGivenSuggestion } from "#web/events/suggestion/use-suggested-counts.ts";
import { drinkIndexOf, type EditorPart, firstWrongField, partOf } from "./editor-parts.ts";
import { useCountProposals } from "./use-count-proposals.ts";
import { useEventForm } from "./use-event-form.ts";
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

/** The form of an event in its dialog, the part of it that is shown, and what leads on to its stock. */
export function useEventEditor({ event, begun, events, startPart, onClose }: EditedEvent) {
  const [part, setPart] = useState<EditorPart>(startPart ?? "details");
  const { mutateAsync: saveFirst } = useSaveBeforeMoving();
  const [, navigate] = useLocation();
  const current = events.find(({ id }) => id === event?.id) ?? event;
  const show = (path: string) => {
    const drink = drinkIndexOf(path);
    flushSync(() => {
      setPart(partOf(path));
      if (drink !== undefined) unfolded.unfold(form.getValues(`drinks.${drink}.drinkId`), true);
    });
    form.setFocus(path as "name");
  };
  const { form, conflict, wholeOf, save, questions } = useEventForm({
    event,
    current,
    begun,
    onRefused: show,
  });
  // State lives here, because a hidden part unmounts.
  const proposals = useCountProposals(conflict.base?.guests);
  const unfolded = useUnfoldedDrinks();
  const given = useGivenSuggestion();

  const showWrong = (wrong: FieldErrors<EventFormValues>) => {
    const first = firstWrongField(wrong);
    if (first) show(first);
  };
  const showFailed = (error: unknown) => {
    const [issue] = error instanceof ApiError ? error.issues : [];
    if (issue && form.getValues(issue.path as "name") !== undefined) show(issue.path);
  };
  /** Saves, closes and leads on. */
  const saveAndGo = (
    saveInput: (input: EventFormInput) => Promise<PricedEvent | undefined>,
    linkTo: (saved: PricedEvent) => string,
  ) =>
    form.handleSubmit(async (input) => {
      try {
        const saved = await saveInput(input);
        if (!saved) return;
        onClose();
        navigate(linkTo(saved));
      } catch (error) {
        conflict.showFailure(error);
        showFailed(error);
      }
    }, showWrong);
  const goToStock = saveAndGo(
    async (input) => {
      const whole = await wholeOf(input);
      return whole && conflict.base && saveFirst({ id: conflict.base.id, ...whole });
    },
    ({ id, stockState }) => (stockState === "out" ? linkToReturn(id) : linkToWithdrawal(id)),
  );
  const goToProposal = saveAndGo(save, ({ id }) => linkToEventPart(id, "proposta"));

  return {
    form,
    conflict,
    current,
    part,
    setPart,
    proposals,
    unfolded,
    given,
    save,
    goToStock,
    goToProposal,
    showWrong,
    showFailed,
    questions,
  };
}
