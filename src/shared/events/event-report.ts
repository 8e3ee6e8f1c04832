import { hasMoney } from "#shared/accounts/with-money.ts";
import { shortageText } from "#shared/ingredients/shortage.ts";
import { amountCost } from "#shared/ingredients/unit-cost.ts";
import { costText, unpricedText } from "#shared/ingredients/unknown-prices.ts";
import { spentText, usedAmount } from "#shared/night/used-stock.ts";
import { rounded } from "#shared/numbers/exact.ts";
import {
  formatCount,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatWeekdayDateTime,
  UNKNOWN_PRICE,
} from "#shared/numbers/format.ts";
import type { Clock } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { amountText, recipeAmountText } from "#shared/units/amount-text.ts";
import { clientNames } from "./client-names.ts";
import type { CateringEvent, PricedEvent } from "./contract.ts";
import { costPerGuest, eventCost } from "./event-cost.ts";
import { eventStatusLabels, eventTypeLabels } from "./labels.ts";
import { entry, fact, indentedEntry, item, line, section, table, title } from "./report-layout.ts";
import { plannedStock, stockToTake } from "./stock/planned-stock.ts";
import type { StockForecast } from "./stock/reservations.ts";
import {
  type PricedLine,
  pricedLines,
  type ShoppingIngredient,
  type ShoppingLine,
  shoppingList,
  shoppingTotalText,
} from "./stock/shopping-list.ts";
import { supplyText } from "./supply-text.ts";

type PricedStock = ReadonlyMap<number, ShoppingIngredient & { unitCost: number }>;

type ReportContext = {
  ingredients: ReadonlyMap<number, ShoppingIngredient>;
  /** The same with their unit costs; absent for those who may not see money. */
  priced: PricedStock | undefined;
  clients: ReadonlyMap<number, { name: string }>;
  forecast: StockForecast;
  clock: Clock;
};

const none = (text: string) => (lines: readonly string[]) => (lines.length > 0 ? lines : [text]);

/** The printed report of an event, for a monospaced font; without costs for those who may not see them. */
export function eventReport(event: CateringEvent, context: ReportContext): string {
  const { ingredients, priced, clock } = context;
  const shopping = shoppingList(event, ingredients, context.forecast);
  const isStillNeeded = event.stockState === "planned";
  const missing = isStillNeeded ? shopping.filter(({ toBuy }) => toBuy > 0) : [];
  const lines = [
    ...title("RELATÓRIO DO EVENTO", event.name),
    "",
    ...facts(event, clock.timeZone),
    ...section(
      "CLIENTES",
      none("Nenhum cliente")(
        event.clients.map(clientNames(event, context.clients)).flatMap((name) => item(name)),
      ),
    ),
    ...section("DRINKS", event.drinks.flatMap(drinkLines)),
    ...(event.supplies.length > 0 ? section("OUTROS ITENS", supplyLines(event, ingredients)) : []),
    ...section(
      "LISTA DE COMPRAS",
      isStillNeeded
        ? shoppingLines(shopping, priced)
        : [
            event.stockState === "unused"
              ? "Nada foi usado neste evento"
              : "O estoque deste evento já foi retirado",
          ],
    ),
    ...(priced && hasMoney(event)
      ? costSections(event, priced)
      : section("INGREDIENTES", ingredientTable(event, ingredients))),
    ...section(
      "INGREDIENTES EM FALTA",
      none("Nenhum ingrediente em falta")(
        missing.flatMap(({ name, toBuy, unit }) => entry(`- ${name}`, shortageText(toBuy, unit))),
      ),
    ),
    "",
    ...title(`Balcão: gestão de bar e eventos`, `Gerado em ${formatDateTime(clock.now, clock.timeZone)}`),
  ];
  return `${lines.join("\n")}\n`;
}

const costSections = (event: PricedEvent, priced: PricedStock) => [
  ...section("CUSTO DOS INGREDIENTES", ingredientTable(event, priced, costsOf(event, priced))),
  ...section(
    "CUSTOS FIXOS",
    none("Nenhum custo fixo")(
      event.fixedCosts.flatMap(({ name, category, value }) =>
        entry(`${name} (${category})`, formatMoney(value)),
      ),
    ),
  ),
  ...section("TOTAL", totalLines(event, priced)),
];

const facts = (event: CateringEvent, timeZone: TimeZone) => [
  ...fact("Data", formatWeekdayDateTime(event.date, timeZone)),
  ...fact("Local", event.location ?? "Não informado"),
  ...fact("Tipo", eventTypeLabels[event.type]),
  ...fact("Combo", event.combo),
  ...fact("Status", eventStatusLabels[event.status]),
  ...fact("Convidados", formatNumber(event.guests)),
];

const drinkLines = ({ drinkName, quantity, ingredients }: CateringEvent["drinks"][number]) => [
  ...line(`${drinkName}: ${formatCount(quantity, "unidade", "unidades")}`),
  ...ingredients.flatMap(({ quantity: each, unit, ingredientName, plannedQuantity }) =>
    indentedEntry(
      `${recipeAmountText(each, unit)} de ${ingredientName}`,
      `planejado ${amountText(plannedQuantity, unit)}`,
    ),
  ),
];

const supplyLines = ({ supplies }: CateringEvent, ingredients: ReportContext["ingredients"]) =>
  supplies.flatMap((supply) =>
    entry(supply.ingredientName, supplyText(supply, ingredients.get(supply.ingredientId))),
  );

function shoppingLines(lines: readonly ShoppingLine[], priced: PricedStock | undefined): string[] {
  if (lines.length === 0) return ["Nenhuma quantidade planejada"];
  const columns = [
    { title: "Precisa", width: 12 },
    { title: "Disponível", width: 12 },
    { title: "Comprar", width: 12 },
    ...(priced ? [{ title: "Preço est.", width: 14 }] : []),
  ];
  const prices = priced && pricedLines(lines, priced).map(estimateText);
  const rows = lines.map(({ name, unit, needed, available, toBuy }, place): [string, ...string[]] => [
    `${name} (${unit})`,
    formatNumber(needed),
    formatNumber(available),
    formatNumber(toBuy),
    ...(prices?.slice(place, place + 1) ?? []),
  ]);
  return [
    ...table("Item", columns, rows),
    ...(priced ? entry("Total estimado das compras", shoppingTotalText(lines, priced)) : []),
    ...(lines.some(({ available, inStock }) => available !== inStock)
      ? line("Disponível é o que os eventos anteriores deixam do estoque.")
      : []),
  ];
}

const estimateText = ({ price, toBuy }: PricedLine) =>
  price === undefined && toBuy > 0 ? UNKNOWN_PRICE : formatMoney(price ?? 0);

/** Lists the used quantities once stock was withdrawn, until then the planned ones; each with its cost, if given. */
function ingredientTable(
  event: CateringEvent,
  ingredients: ReportContext["ingredients"],
  costs?: readonly string[],
): string[] {
  const ingredientLabel = (id: number, unit = ingredients.get(id)?.unit) => {
    const ingredient = ingredients.get(id);
    return ingredient ? `${ingredient.name} (${unit})` : `Ingrediente ${id}`;
  };
  const isReal = event.stockUse.length > 0;
  const hasLosses = event.stockUse.some(({ lost }) => lost > 0);
  const rows = isReal
    ? event.stockUse.map((use): [string, ...string[]] => [
        ingredientLabel(use.ingredientId, use.unit),
        formatNumber(use.withdrawn),
        formatNumber(use.returned),
        ...(hasLosses ? [formatNumber(use.lost)] : []),
        formatNumber(usedAmount(use)),
      ])
    : [...plannedStock(event, ingredients)].map(([id, { amount }]): [string, ...string[]] => [
        ingredientLabel(id),
        formatNumber(stockToTake(amount)),
      ]);
  if (rows.length === 0) return ["Nenhuma quantidade planejada"];
  const width = columnWidth(isReal, hasLosses);
  const titles = isReal
    ? ["Retirado", "Retornado", ...(hasLosses ? ["Perdido"] : []), "Usado"]
    : ["Planejado"];
  const columns = [...titles, ...(costs ? ["Custo"] : [])].map((heading) => ({ title: heading, width }));
  return table(
    "Item",
    columns,
    rows.map((row, place): [string, ...string[]] => [...row, ...(costs?.slice(place, place + 1) ?? [])]),
  );
}

/** With one column more each is narrower. */
function columnWidth(isReal: boolean, hasLosses: boolean): number {
  if (!isReal) return 14;
  return hasLosses ? 10 : 12;
}

function stockCostLabel({ stockUse }: CateringEvent, isReal: boolean): string {
  if (!isReal) return "Custo de estoque";
  return stockUse.some(({ lost }) => lost > 0)
    ? "Custo do estoque usado e perdido"
    : "Custo do estoque usado";
}

/** The costs of the lines of the table, in their order. */
const costsOf = (event: PricedEvent, priced: PricedStock): string[] =>
  event.stockUse.length > 0
    ? event.stockUse.map((use) => spentText(use))
    : [...plannedStock(event, priced)].map(([id, { amount }]) => {
        const { unitCost } = priced.get(id) ?? { unitCost: 0 };
        return unitCost === 0 ? UNKNOWN_PRICE : formatMoney(rounded(amountCost(amount, unitCost), 2));
      });

function totalLines(event: PricedEvent, priced: PricedStock): string[] {
  const cost = eventCost(event, priced);
  const perGuest = costPerGuest(cost.total, event.guests);
  const missing = unpricedText(cost.unpriced, priced);
  return [
    ...entry(stockCostLabel(event, cost.isReal), costText(cost.stock, cost.unpriced)),
    ...entry("Custos fixos", formatMoney(cost.fixed)),
    ...entry("Custo total", costText(cost.total, cost.unpriced)),
    ...entry(
      "Custo por convidado",
      perGuest === undefined ? "sem convidados" : costText(perGuest, cost.unpriced),
    ),
    ...(cost.isApproximate ? ["Custo aproximado: há unidades sem conversão conhecida."] : []),
    ...(missing ? line(`Custo incompleto: ${missing}.`) : []),
  ];
}
