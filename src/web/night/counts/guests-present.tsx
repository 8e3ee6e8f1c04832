import { useState } from "react";
import { guestsText } from "#shared/events/labels.ts";
import { parseWhole } from "#shared/numbers/decimal.ts";
import { atMost, LARGEST_COUNT } from "#shared/numbers/largest.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";

type GuestsPresentProps = {
  /** How many were expected. */
  guests: number;
  /** What is known so far; null if nobody says. */
  value: number | null;
  onChange: (guests: number | null) => void;
};

/** A number of guests of a typed text, null for none, or why it is none. */
function enteredGuests(text: string): number | null | string {
  if (text.trim() === "") return null;
  const entered = parseWhole(text);
  if (entered === undefined || entered < 1) return "Use um número inteiro maior que 0";
  return entered > LARGEST_COUNT ? atMost(LARGEST_COUNT) : entered;
}

/** Asks how many guests came, which nobody needs to answer. */
export function GuestsPresent({ guests, value, onChange }: GuestsPresentProps) {
  /** While typing; what is wrong stays. */
  const [typed, setTyped] = useState<string>();
  const entered = typed === undefined ? value : enteredGuests(typed);
  const problem = typeof entered === "string" && entered;
  // Counts as soon as it is typed: the field may not be left before the return is registered.
  const type = (text: string) => {
    setTyped(text);
    const guestsPresent = enteredGuests(text);
    if (typeof guestsPresent !== "string" && guestsPresent !== value) onChange(guestsPresent);
  };
  return (
    <div className="flex items-start justify-between gap-x-4 border-b border-line py-3">
      <p className="min-w-0 flex-1 text-sm">
        <span className="block font-medium">Quantas pessoas vieram?</span>
        <span className="text-muted">
          {guests > 0 ? `Esperados: ${guestsText(guests)}. ` : ""}Se ninguém contou, deixe em branco.
        </span>
      </p>
      <div className="-mt-1.5 w-28 shrink-0">
        <NumberField
          label={<span className="sr-only">Convidados presentes</span>}
          aria-label="Convidados presentes"
          step={1}
          value={typed ?? (value === null ? "" : String(value))}
          onChange={(event) => type(event.target.value)}
          onBlur={() => problem || setTyped(undefined)}
          error={problem}
        />
      </div>
    </div>
  );
}
