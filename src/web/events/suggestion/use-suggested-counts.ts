import { type Dispatch, type SetStateAction, useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { evidenceFor } from "#shared/demand/evidence.ts";
import {
  type PlannedParty,
  type SuggestionLevel,
  suggest,
  suggestionLevels,
} from "#shared/demand/suggestion.ts";
import { untypedCounts } from "#shared/demand/untyped-counts.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { EventType } from "#shared/events/enumerations.ts";
import { LARGEST_COUNT } from "#shared/numbers/largest.ts";
import { LONGEST_EVENT, SHORTEST_EVENT } from "#shared/payments/contract.ts";
import { changeDrinkCount } from "#web/events/form/change-drink-count.ts";
import { countOf, type DrinkValues, type EventForm } from "#web/events/form/event-form.ts";
import { readDuration } from "#web/events/form/price-form.ts";
import { useLessons } from "./lessons.ts";

/** The counts that a suggestion has filled in, by drink: as they were before it, and as it made them. */
type Filled = ReadonlyMap<string, { before: string; count: string }>;

/** Kept by whoever keeps the form: a part of the editor that is hidden forgets. */
export type GivenSuggestion = [Filled, Dispatch<SetStateAction<Filled>>];

const NONE: Filled = new Map();

export const useGivenSuggestion = (): GivenSuggestion => useState(NONE);

/** A drink may stand in an event twice. */
const keysOf = (drinks: readonly DrinkValues[]): string[] =>
  drinks.map(
    ({ drinkId }, index) =>
      `${drinkId} ${drinks.slice(0, index).filter((other) => other.drinkId === drinkId).length}`,
  );

type SuggestedCountsOptions = {
  form: EventForm;
  events: readonly CateringEvent[];
  /** The number of guests for which the count of a drink was proposed. */
  guestsBefore: (drinkId: number) => number;
  given: GivenSuggestion;
};

/** What the company's own parties say of the counts in the form, and what fills them in; undefined without a menu. */
export function useSuggestedCounts({ form, events, guestsBefore, given }: SuggestedCountsOptions) {
  const [filled, setFilled] = given;
  const [drinks, guestsTyped, durationTyped, type] = useWatch({
    control: form.control,
    name: ["drinks", "guests", "durationMinutes", "type"],
  });
  const lessons = useLessons(events);
  const menu = drinks.map(({ drinkId }) => drinkId).join(" ");
  const party = useMemo(
    () => plannedParty({ menu, guestsTyped, durationTyped, type: type as EventType }),
    [menu, guestsTyped, durationTyped, type],
  );
  const levels = useMemo(
    () =>
      suggestionLevels.flatMap((level) => {
        const suggestion = lessons && party && suggest(lessons, party, level);
        // More than a count takes: whoever needs so many knows how many.
        if (!suggestion || suggestion.drinks.some(({ count }) => count > LARGEST_COUNT)) return [];
        return [{ level, ...suggestion }];
      }),
    [lessons, party],
  );
  if (!lessons || !party || levels.length < suggestionLevels.length) return undefined;

  const keys = keysOf(drinks);
  const untyped = untypedCounts(
    drinks.map(({ drinkId, quantity }) => ({
      count: countOf(quantity),
      guestsBefore: guestsBefore(drinkId),
    })),
    levels.map((one) => one.drinks.map(({ count }) => count)),
  );
  const isTyped = drinks.map(({ quantity }, index) => {
    const own = filled.get(keys[index] ?? "");
    return own ? own.count !== quantity : !untyped[index];
  });
  const follows = (index: number, count: number | undefined) =>
    countOf(drinks[index]?.quantity ?? "") === count;
  const chosen = levels.find(
    (one) =>
      !isTyped.every(Boolean) &&
      drinks.every((_, index) => isTyped[index] || follows(index, one.drinks[index]?.count)),
  )?.level;

  const fill = (level: SuggestionLevel, { alsoTyped = false } = {}) => {
    const counts = levels.find((one) => one.level === level)?.drinks ?? [];
    const next = new Map(filled);
    for (const [index, { quantity }] of drinks.entries()) {
      if (isTyped[index] && !alsoTyped) continue;
      const key = keys[index] ?? "";
      const count = String(counts[index]?.count);
      const before = isTyped[index] ? quantity : (filled.get(key)?.before ?? quantity);
      changeDrinkCount(form, index, count);
      next.set(key, { before, count });
    }
    setFilled(next);
  };
  /** What was typed since then stays. */
  const undo = () => {
    for (const [index, { quantity }] of drinks.entries()) {
      const own = filled.get(keys[index] ?? "");
      if (own?.count === quantity) changeDrinkCount(form, index, own.before);
    }
    setFilled(NONE);
  };

  return {
    party,
    levels,
    chosen,
    typed: isTyped.filter(Boolean).length,
    isAllTyped: isTyped.every(Boolean),
    hasFilled: filled.size > 0,
    evidence: evidenceFor(lessons, party.type),
    /** Of each drink of the form. */
    drinks: levels[0]?.drinks ?? [],
    fill,
    undo,
  };
}

export type CountSuggestions = NonNullable<ReturnType<typeof useSuggestedCounts>>;

type Typed = { menu: string; guestsTyped: string; durationTyped: string; type: EventType };

/** The party of the form, undefined while something in it cannot be saved. */
function plannedParty({ menu, guestsTyped, durationTyped, type }: Typed): PlannedParty | undefined {
  const guests = countOf(guestsTyped);
  const minutes = Number(readDuration(durationTyped));
  if (menu === "" || guests < 1 || guests > LARGEST_COUNT) return undefined;
  if (!(minutes >= SHORTEST_EVENT && minutes <= LONGEST_EVENT)) return undefined;
  return { guests, hours: minutes / 60, type, drinkIds: menu.split(" ").map(Number) };
}
