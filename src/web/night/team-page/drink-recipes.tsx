import { ChevronDown } from "lucide-react";
import type { TeamDrink } from "#shared/night/team-link/contract.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { recipeAmountText } from "#shared/units/amount-text.ts";
import { Section } from "./section.tsx";

/** The drinks of the night, each with its recipe folded away. */
export function DrinkRecipes({ drinks }: { drinks: readonly TeamDrink[] }) {
  return (
    <Section title="Drinks">
      <ul className="ruled">
        {drinks.map(({ name, quantity, ingredients }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drink may stand in an event twice.
          <li key={position}>
            <details className="group">
              <summary className="flex min-h-14 list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
                <span className="text-muted tabular-nums">{formatNumber(quantity)}</span>
                <ChevronDown className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
              </summary>
              <ul className="flex flex-col gap-1.5 pb-4" aria-label={`Receita de ${name}`}>
                {ingredients.map((line, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an ingredient may stand in a recipe twice.
                  <li key={place} className="flex gap-3">
                    <span className="w-24 shrink-0 text-right font-medium tabular-nums">
                      {recipeAmountText(line.quantity, line.unit)}
                    </span>
                    <span className="min-w-0 wrap-anywhere">{line.name}</span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
