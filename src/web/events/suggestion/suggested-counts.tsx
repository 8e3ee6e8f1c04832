import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { useWatch } from "react-hook-form";
import { evidenceText } from "#shared/demand/evidence.ts";
import type { SuggestionLevel } from "#shared/demand/suggestion.ts";
import { workText } from "#shared/demand/work-text.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { drinksText } from "#shared/events/drinks-text.ts";
import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import { draftDrinks, type EventForm } from "#web/events/form/event-form.ts";
import { Button } from "#web/ui/button.tsx";
import { LevelChoice } from "./level-choice.tsx";
import { TeachingEvents } from "./teaching-events.tsx";
import type { CountSuggestions } from "./use-suggested-counts.ts";

type SuggestedCountsProps = {
  suggested: CountSuggestions;
  events: readonly CateringEvent[];
  /** The way back stands here. */
  hasUndo?: boolean;
};

const LINK =
  "min-h-6 text-left font-medium text-primary-ink underline-offset-4 hover:underline pointer-coarse:min-h-control";

/** What most people take: what is left comes back, what is missing cannot be bought at midnight. */
const USUAL_LEVEL: SuggestionLevel = "com_folga";

/** Offers counts by what the company's own parties drank; accepted, in three levels, with the work behind them. */
export function SuggestedCounts({ suggested, events, hasUndo }: SuggestedCountsProps) {
  const { levels, chosen, hasFilled, isAllTyped, evidence, fill } = suggested;
  const [said, setSaid] = useState("");
  // Pressed where everything was typed: nothing is replaced before that is asked for.
  const [isAsked, setIsAsked] = useState(false);
  const isOpen = hasFilled || isAsked || chosen !== undefined;
  const fillAndSay = (level: SuggestionLevel, options?: { alsoTyped: boolean }) => {
    // The button that was pressed may be gone; the levels take its place.
    flushSync(() => fill(level, options));
    const { total = 0 } = levels.find((one) => one.level === level) ?? {};
    setSaid(`Quantidades sugeridas: ${formatCount(total, "drink", "drinks")}`);
  };
  const usual = levels.find(({ level }) => level === USUAL_LEVEL);
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <p role="status" className="sr-only">
        {said}
      </p>
      {isOpen ? (
        <>
          <LevelChoice levels={levels} chosen={chosen} onChoose={fillAndSay} />
          <Work suggested={suggested} events={events} hasUndo={hasUndo} />
          {suggested.typed > 0 && (
            <p className="text-sm text-muted">
              {formatCount(suggested.typed, "quantidade digitada fica", "quantidades digitadas ficam")}
              {" · "}
              <button
                type="button"
                className={LINK}
                onClick={() => fillAndSay(chosen ?? USUAL_LEVEL, { alsoTyped: true })}
              >
                trocar também
              </button>
            </p>
          )}
        </>
      ) : (
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-lg bg-sunken py-1.5 pr-1.5 pl-3 text-sm">
          <p className="min-w-0 tabular-nums">
            {evidence.by === "market" ? "Pela regra do mercado" : "Suas festas"}:{" "}
            <span className="font-semibold">{formatNumber(usual?.total ?? 0)}</span>
            <span className="block text-muted">
              {evidence.by === "market" ? "ainda sem festas suas" : evidenceText(evidence)}
            </span>
          </p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => (isAllTyped ? setIsAsked(true) : fillAndSay(USUAL_LEVEL))}
          >
            Sugerir quantidades
          </Button>
        </div>
      )}
    </div>
  );
}

/** The sum of a suggestion in words, with what it rests on. */
function Work({ suggested, events, hasUndo }: SuggestedCountsProps) {
  const { party, levels, chosen, evidence, typed } = suggested;
  const [isListOpen, setIsListOpen] = useState(false);
  const listId = useId();
  const shown = levels.find(({ level }) => level === chosen) ?? levels[0];
  return (
    <>
      <p className="text-sm text-muted tabular-nums">
        {shown && workText(party, shown)}
        <span className="block">
          {evidence.by === "market" ? (
            evidenceText(evidence)
          ) : (
            <button
              type="button"
              aria-expanded={isListOpen}
              aria-controls={listId}
              onClick={() => setIsListOpen(!isListOpen)}
              className={LINK}
            >
              {evidenceText(evidence)}
            </button>
          )}
          {typed === 0 && " · o que você digitar fica"}
          {hasUndo && suggested.hasFilled && (
            <>
              {" · "}
              <button type="button" className={LINK} onClick={suggested.undo}>
                Desfazer sugestão
              </button>
            </>
          )}
        </span>
      </p>
      <div id={listId}>{isListOpen && <TeachingEvents evidence={evidence} events={events} />}</div>
    </>
  );
}

type DrinksSumProps = { form: EventForm; guests: number; suggested: CountSuggestions | undefined };

/** How many drinks, and how many for each guest, with the way back from a suggestion. */
export function DrinksSum({ form, guests, suggested }: DrinksSumProps) {
  const drinks = useWatch({ control: form.control, name: "drinks" });
  return (
    <div className="flex min-h-control items-center justify-between gap-x-3">
      <p className="text-sm font-medium tabular-nums">{drinksText(draftDrinks(drinks), guests)}</p>
      {suggested?.hasFilled && <UndoSuggestion onUndo={suggested.undo} />}
    </div>
  );
}

const UndoSuggestion = ({ onUndo }: { onUndo: () => void }) => (
  <div className="-mr-3">
    <Button variant="quiet" size="sm" onClick={onUndo}>
      Desfazer<span className="max-sm:sr-only"> sugestão</span>
    </Button>
  </div>
);
