import { readCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { type CompanyList, readRevision } from "#server/db/company/json-list.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { readEvent } from "#server/events/event-json.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { loadingList } from "#shared/events/stock/loading-list.ts";
import { plannedLines } from "#shared/events/stock/planned-stock.ts";
import { byId } from "#shared/group-by.ts";
import { carriedPack } from "#shared/ingredients/pack.ts";
import type { TeamDrink, TeamEvent, TeamItem } from "#shared/night/team-link/contract.ts";
import { teamLinkLastDay } from "#shared/night/team-link/validity.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";
import type { LinkedEvent } from "./find-team-link.ts";

/** Of the stock only what names and measures an ingredient: neither how much there is nor what it costs. */
const { id, name, unit, unitWord, yieldQuantity, yieldUnit, packName, packQuantity } = ingredients;
const measures = { id, name, unit, unitWord, yieldQuantity, yieldUnit, packName, packQuantity };
type Measured = Pick<typeof ingredients.$inferSelect, keyof typeof measures>;
type Stock = ReadonlyMap<number, Measured>;

/** The event as its team sees it, cached by revision like a list, since every phone of the team polls it. */
export const teamEventAnswer = ({ eventId }: LinkedEvent): CompanyList<TeamEvent> => ({
  name: `teamEvent.${eventId}`,
  mayBeStored: false,
  read: (data) =>
    data.snapshot(async (tx) => ({
      revision: await readRevision(tx),
      text: JSON.stringify(await readTeamEvent(tx, eventId)),
    })),
});

async function readTeamEvent(tx: CompanyData, eventId: number): Promise<TeamEvent> {
  const { name: companyName, timeZone } = await readCompany(tx);
  const event: CateringEvent = JSON.parse(await readEvent(tx, eventId));
  const rows: Measured[] = await tx.select(measures, {
    from: ingredients,
    where: isAnyOf(ingredients.id, ingredientIds(event)),
  });
  const stock = byId(rows);
  const { date, durationMinutes, arrivalTime, teamNotes, location, guests } = event;
  return {
    companyName,
    timeZone,
    name: event.name,
    date,
    durationMinutes,
    arrivalTime,
    teamNotes,
    location,
    guests,
    isCancelled: event.status === "cancelado",
    isOut: event.stockState === "out",
    isReturned: event.stockState === "back",
    drinks: event.drinks.map(shownDrink),
    loading: loadingList(event, stock),
    items: itemsOut(event, stock),
    validUntil: teamLinkLastDay(event, timeZone),
  };
}

/** The ingredients that the event plans or has taken. */
const ingredientIds = (event: CateringEvent): number[] => [
  ...new Set([...plannedLines(event), ...event.stockUse].map((line) => line.ingredientId)),
];

const shownDrink = ({
  drinkName,
  quantity,
  ingredients: lines,
}: CateringEvent["drinks"][number]): TeamDrink => ({
  name: drinkName,
  quantity,
  ingredients: lines.map((line) => ({
    name: line.ingredientName,
    quantity: line.quantity,
    unit: line.unit,
  })),
});

/** In the order of the loading list: what stands next to each other on the van is counted so. */
const itemsOut = ({ stockUse }: CateringEvent, stock: Stock): TeamItem[] =>
  stockUse
    .flatMap(({ ingredientId, out }) => {
      const ingredient = out > 0 && stock.get(ingredientId);
      if (!ingredient) return [];
      const { id: _id, yieldQuantity: _quantity, yieldUnit: _unit, ...shown } = ingredient;
      return [{ ingredientId, ...shown, ...carriedPack(ingredient), out }];
    })
    .sort((a, b) => compareTexts(a.name, b.name));
