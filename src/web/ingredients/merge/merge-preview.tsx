import { useQuery } from "@tanstack/react-query";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { mergeUses } from "#shared/ingredients/merge/merge-uses.ts";
import { mergedStock } from "#shared/ingredients/merge/merged-stock.ts";
import { contentsFactor, pieceContents } from "#shared/ingredients/merge/piece-contents.ts";
import { type Exact, exact, rounded, times } from "#shared/numbers/exact.ts";
import { formatCount, formatMoney, UNKNOWN_PRICE } from "#shared/numbers/format.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { drinksQuery } from "#web/drinks/queries.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { useClock } from "#web/session/clock.ts";

type MergePreviewProps = {
  first: PricedIngredient;
  second: PricedIngredient;
  /** Undefined while it is not known. */
  factor: Exact | undefined;
};

/** Says in plain words what a merge will do. */
export function MergePreview({ first, second, factor }: MergePreviewProps) {
  return (
    <section aria-label="O que vai acontecer" className="rounded-lg bg-sunken p-4 text-sm">
      <h3 className="mb-2 font-semibold">O que vai acontecer</h3>
      <ul className="flex list-disc flex-col gap-1.5 pl-4 wrap-anywhere">
        <li>{stockText(first, second, factor)}</li>
        {contentsText(first, second, factor) && <li>{contentsText(first, second, factor)}</li>}
        <li>
          <UsesText id={first.id} second={second.name} />
        </li>
        <li>
          {first.name} sai do estoque e fica em Arquivados, com o histórico. Eventos passados continuam com o
          nome de antes.
        </li>
        <li>Você pode desfazer por 24 horas, enquanto nada disso mudar.</li>
      </ul>
      {otherYields(first, second) && <p className="mt-2 text-yellow-ink">{otherYields(first, second)}</p>}
    </section>
  );
}

function stockText(first: PricedIngredient, second: PricedIngredient, factor: Exact | undefined): string {
  if (first.quantity === 0) return `${first.name} não tem estoque: o de ${second.name} continua como está.`;
  const worth = first.unitCost === 0 ? UNKNOWN_PRICE : formatMoney(Number(first.pricePerUnit));
  const moved = `${amountText(first.quantity, stockUnitText(first))} (${worth})`;
  if (!factor) return `O estoque, ${moved}, passa para ${second.name}.`;
  const after = mergedStock(withTextCost(first), withTextCost(second), factor).second;
  const total = `${amountText(after.quantity, stockUnitText(second))} (${formatMoney(Number(after.pricePerUnit))})`;
  return `O estoque, ${moved}, passa para ${second.name}, que fica com ${total}.`;
}

const withTextCost = ({ quantity, unitCost, pricePerUnit }: PricedIngredient) => ({
  quantity,
  unitCost: String(unitCost),
  pricePerUnit,
});

function UsesText({ id, second }: { id: number; second: string }) {
  const { data: drinks } = useQuery(drinksQuery);
  const { data: events } = useQuery(eventsQuery);
  const clock = useClock();
  if (!drinks || !events) return `As receitas e os eventos futuros passam a usar ${second}.`;
  const uses = mergeUses(id, { drinks, events }, clock);
  const named = [
    uses.recipes > 0 && formatCount(uses.recipes, "receita", "receitas"),
    uses.events > 0 && formatCount(uses.events, "evento futuro", "eventos futuros"),
  ].filter((text) => text !== false);
  if (named.length === 0) return "Nenhuma receita nem evento futuro usa este item.";
  const isOne = uses.recipes + uses.events === 1;
  return `${named.join(" e ")} ${isOne ? "passa" : "passam"} a usar ${second}; onde os dois aparecem, as quantidades se somam.`;
}

/** "12 garrafas de 1 L são 16 garrafas de 750 ml, pelo conteúdo." */
function contentsText(first: PricedIngredient, second: PricedIngredient, factor: Exact | undefined) {
  const [own, other] = [pieceContents(first), pieceContents(second)];
  if (!factor || !own || !other || !contentsFactor(first, second)) return undefined;
  const pieces = first.quantity || 1;
  const made = rounded(times(exact(pieces), factor), 2);
  const text = (amount: number, of: PricedIngredient, { amount: size, unit }: typeof own) =>
    `${amountText(amount, stockUnitText(of))} de ${amountText(size, unit)}`;
  return `Pelo conteúdo: ${text(pieces, first, own)} = ${text(made, second, other)}.`;
}

/** What is counted one by one although it yields another number of slices or leaves. */
function otherYields(first: PricedIngredient, second: PricedIngredient): string | undefined {
  if (contentsFactor(first, second)) return;
  if (first.unit !== second.unit || !first.yieldQuantity || first.yieldUnit !== second.yieldUnit) return;
  if (first.yieldQuantity === second.yieldQuantity) return;
  const yieldOf = ({ name, yieldQuantity, yieldUnit }: PricedIngredient) =>
    `1 de ${name} rende ${amountText(yieldQuantity ?? 0, yieldUnit ?? "")}`;
  return `Atenção: ${yieldOf(first)}, e ${yieldOf(second)}. Mesmo assim, 1 conta como 1.`;
}
