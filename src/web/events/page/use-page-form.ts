import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldErrors, useWatch } from "react-hook-form";
import type { PricedEvent } from "#shared/events/contract.ts";
import { termsOf } from "#shared/payments/event-price.ts";
import { firstWrongField, partOf } from "#web/events/editor/editor-parts.ts";
import { useEventForm } from "#web/events/editor/use-event-form.ts";
import { draftDrinks, type EventFormValues } from "#web/events/form/event-form.ts";
import { useUndoEventEdit } from "#web/events/queries.ts";
import { useGivenSuggestion } from "#web/events/suggestion/use-suggested-counts.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";

/** The parts that become fields on request; drinks are counted at once. */
type PagePart = "price" | "team";

const NONE: ReadonlySet<PagePart> = new Set();

export type PageForm = ReturnType<typeof usePageForm>;

/** What is changed on the event's page itself: counts of drinks, price, charges and notes, saved together. */
export function usePageForm(event: PricedEvent) {
  const [openParts, setOpenParts] = useState<ReadonlySet<PagePart>>(NONE);
  const openPart = (part: PagePart) => setOpenParts((open) => new Set([...open, part]));
  const given = useGivenSuggestion();
  const [, setGiven] = given;
  const { mutate: putBack } = useUndoEventEdit();
  const show = (path: string) => {
    flushSync(() => {
      if (partOf(path) === "price") openPart("price");
      if (path === "arrivalTime" || path === "teamNotes") openPart("team");
    });
    form.setFocus(path as "name");
  };
  const {
    form,
    conflict,
    save,
    restart: restartForm,
    questions,
  } = useEventForm({
    event,
    current: event,
    onRefused: show,
  });
  const restart = (from: PricedEvent) => {
    restartForm(from);
    setGiven(new Map());
  };
  const { isDirty, isSubmitting, errors } = form.formState;
  const drinks = useWatch({ control: form.control, name: "drinks" });

  // What others have saved is shown, as long as nothing is typed here.
  const isOutdated = conflict.base?.version !== event.version;
  const goOn = useEffectEvent(() => restart(event));
  useEffect(() => {
    if (isOutdated && !isDirty && !isSubmitting) goOn();
  }, [isOutdated, isDirty, isSubmitting]);

  const undo = (before: PricedEvent, saved: PricedEvent) => {
    const { id, name, date, drinks, supplies, durationMinutes, arrivalTime, teamNotes } = before;
    const present = new Set(saved.charges.map((charge) => charge.id));
    const charges = before.charges.map(({ paid: _paid, id: chargeId, ...charge }) =>
      present.has(chargeId) ? { id: chargeId, ...charge } : charge,
    );
    const pricing = { ...termsOf(before), charges };
    const plan = { drinks, supplies, durationMinutes, pricing, arrivalTime, teamNotes };
    putBack({ id, name, date, ...plan, version: saved.version });
  };
  const showWrong = (wrong: FieldErrors<EventFormValues>) => {
    const first = firstWrongField(wrong);
    if (first) show(first);
  };
  /** Saves, and goes on with what was saved. */
  const submit = useSingleFlight((andThen?: (saved: PricedEvent) => void) =>
    form.handleSubmit(async (input) => {
      const before = conflict.base;
      try {
        const saved = await save(input);
        if (!saved || !before) return;
        restart(saved);
        setOpenParts(NONE);
        const action = { label: "Desfazer", onAction: () => undo(before, saved) };
        toast({ title: "Evento atualizado com sucesso", tone: "success", action });
        andThen?.(saved);
      } catch (error) {
        conflict.showFailure(error);
      }
    }, showWrong)(),
  );

  return {
    form,
    given,
    conflict,
    questions,
    isDirty,
    /** The event with the counts that are typed. */
    draft: isDirty ? { ...event, drinks: draftDrinks(drinks) } : event,
    isBusy: isSubmitting,
    problem: errors.root?.refusal?.message,
    openParts,
    openPart,
    isOpen: isDirty || openParts.size > 0,
    submit,
    discard: () => {
      restart(event);
      setOpenParts(NONE);
    },
  };
}
