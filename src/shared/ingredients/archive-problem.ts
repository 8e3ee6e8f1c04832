import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import type { StockUnit, UnitWord } from "#shared/units/enumerations.ts";

type Use = {
  ingredient: { name: string; quantity: number; unit: StockUnit; unitWord?: UnitWord | null };
  /** Names of the drinks and coming events that use it. */
  drinks: readonly string[];
  events: readonly string[];
};

const MOST_NAMED = 3;

/** The sentence that says what still uses an ingredient; undefined if it can be archived. */
export function archiveProblem({ ingredient, drinks, events }: Use): string | undefined {
  const uses = [
    ingredient.quantity > 0 && `há ${amountText(ingredient.quantity, stockUnitText(ingredient))} em estoque`,
    drinks.length > 0 &&
      `${drinks.length === 1 ? "o drink" : "os drinks"} ${listed(drinks)} usa${drinks.length === 1 ? "" : "m"} este item`,
    events.length > 0 &&
      `${events.length === 1 ? "o evento" : "os eventos"} ${listed(events)} conta${events.length === 1 ? "" : "m"} com ele`,
  ].filter((use) => use !== false);
  return uses.length > 0 ? `${ingredient.name} não pode ser arquivado: ${uses.join("; ")}.` : undefined;
}

/** "A, B, C e mais 2" */
function listed(names: readonly string[]): string {
  if (names.length === 1) return String(names[0]);
  const isLong = names.length > MOST_NAMED + 1;
  const named = isLong ? names.slice(0, MOST_NAMED) : names.slice(0, -1);
  const rest = isLong ? `mais ${names.length - MOST_NAMED}` : String(names.at(-1));
  return `${named.join(", ")} e ${rest}`;
}
