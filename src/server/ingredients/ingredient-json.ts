import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { cursor } from "#server/db/company/cursor.ts";
import { type EndlessList, hasFew, JsonList, wholeOf } from "#server/db/company/json-list.ts";
import type { OwnRows } from "#server/db/company/own-rows.ts";
import { type JsonText, jsonObject } from "#server/db/json-sql.ts";
import { orderByName } from "#server/db/order-by-name.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { eventDrinks, eventIngredients, eventSupplies } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredientMerges, ingredients } from "#server/db/schema/stock.ts";
import { mapInSlices } from "#server/http/limits/map-in-slices.ts";
import { type ReservingValues, reserves, reservingValues } from "#server/night/stock-conditions.ts";
import type { WithMoney, WithoutMoney } from "#shared/accounts/with-money.ts";
import { stockToTake } from "#shared/events/stock/planned-stock.ts";
import type { ArchivedIngredient, Ingredient, PricedIngredient } from "#shared/ingredients/contract.ts";
import { exact, sum } from "#shared/numbers/exact.ts";
import { today } from "#shared/time/clock.ts";
import { type Convertible, stockAmount } from "#shared/units/convert-units.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";

type Row = Convertible & {
  /** The ingredient but for the reserved amount. */
  text: string;
  /** Amounts planned by events that reserve stock, summed for each unit of their lines. */
  planned: { unit: RecipeUnit; quantity: string }[] | null;
};

const storedFields = {
  id: ingredients.id,
  companyId: ingredients.companyId,
  name: ingredients.name,
  category: ingredients.category,
  quantity: ingredients.quantity,
  unit: ingredients.unit,
  unitWord: ingredients.unitWord,
  pricePerUnit: ingredients.pricePerUnit,
  unitCost: sql`trim_scale(${ingredients.unitCost})::text`,
  minQuantity: ingredients.minQuantity,
  observations: ingredients.observations,
  yieldQuantity: ingredients.yieldQuantity,
  yieldUnit: ingredients.yieldUnit,
  packName: ingredients.packName,
  packQuantity: ingredients.packQuantity,
  packMultiple: ingredients.packMultiple,
  supplierId: ingredients.supplierId,
  version: ingredients.version,
  createdAt: ingredients.createdAt,
};
const { pricePerUnit: _pricePerUnit, unitCost: _unitCost, ...fieldsWithoutMoney } = storedFields;
const storedJson = jsonObject<Omit<PricedIngredient, "reservedQuantity">>(storedFields);
const storedJsonWithoutMoney =
  jsonObject<Omit<WithoutMoney<Ingredient>, "reservedQuantity">>(fieldsWithoutMoney);

const columnsOf = (stored: SQL) => sql`${stored} as "text", ${ingredients.unit} as "unit",
  ${ingredients.yieldQuantity}::float8 as "yieldQuantity", ${ingredients.yieldUnit} as "yieldUnit"`;

const sumsJson = sql`jsonb_agg(jsonb_build_object('unit', sums.unit, 'quantity', sums.quantity::text))`;

/** Sums up the reserving events once for all ingredients: to do it for each one reads lines of past events as well. */
const allIngredients = (own: OwnRows, stored: SQL, also?: SQL): SQL => {
  const drinksOfEvent = own.lookedUp(sql`${eventDrinks.id}`, {
    from: eventDrinks,
    where: eq(eventDrinks.eventId, events.id),
  });
  const linesOfDrink = own.lookedUp(
    sql`${eventIngredients.ingredientId}, ${eventIngredients.unit}, ${eventIngredients.plannedQuantity}`,
    { from: eventIngredients, where: sql`${eventIngredients.eventDrinkId} = drink.id` },
  );
  const suppliesOfEvent = own.lookedUp(
    sql`${eventSupplies.ingredientId}, ${eventSupplies.unit}, ${eventSupplies.plannedQuantity}`,
    { from: eventSupplies, where: eq(eventSupplies.eventId, events.id) },
  );
  // As one object, in which each ingredient finds its own: a join would be planned by how many are expected.
  return sql`with planned as materialized (
      select coalesce(jsonb_object_agg(each.id, each.list), '{}') as lists from (
        select sums.id, ${sumsJson} as list
        from (
          select line.ingredient_id as id, line.unit, sum(line.planned_quantity) as quantity
          from ${events}, lateral (
            select line.* from ${drinksOfEvent} drink, ${linesOfDrink} line
            union all select supply.* from ${suppliesOfEvent} supply
          ) line
          where ${own.filter(events, reserves)} group by 1, 2
        ) sums group by sums.id
      ) each
    )
    select ${companies.revision} as "revision", ${columnsOf(stored)}, planned.lists -> ${ingredients.id}::text as "planned"
    from ${companies} cross join planned left join ${ingredients} on ${own.filter(ingredients, isNull(ingredients.archivedAt))}
    where ${and(own.isCompany(companies.id), also)} order by ${orderByName(ingredients.name)}, ${ingredients.id}`;
};

type Listed = (Row | { text: null }) & { revision: string };
const isThere = (row: Listed): row is Row & Listed => row.text !== null;

/** A company without ingredients has one row, with nothing but the revision. */
const presented = (rows: readonly Listed[]): Promise<JsonText<Ingredient>[]> =>
  mapInSlices(rows.filter(isThere), presentIngredient);

const ingredientStatement = (name: string, stored: SQL) =>
  new CompanyStatement<Row, ReservingValues & { id: number }>(name, (own) => {
    const isWanted = eq(ingredients.id, sql.placeholder("id"));
    return sql`select ${columnsOf(stored)}, (select ${sumsJson} from (${plannedOf(own)}) sums) as "planned"
    ${own.rows({ from: ingredients, where: isWanted })}`;
  });
const oneIngredient = ingredientStatement("read_ingredient", storedJson);
const oneWithoutMoney = ingredientStatement("read_ingredient_without_money", storedJsonWithoutMoney);

function plannedOf(own: OwnRows) {
  const isOfDrink = eq(eventDrinks.id, eventIngredients.eventDrinkId);
  const eventId = own.lookup(eventDrinks, eventDrinks.eventId, isOfDrink);
  const isReserved = own.lookup(events, reserves, eq(events.id, eventId));
  const lines = own.rows({
    from: eventIngredients,
    where: and(eq(eventIngredients.ingredientId, ingredients.id), isReserved),
  });
  const supplies = own.rows({
    from: eventSupplies,
    where: and(
      eq(eventSupplies.ingredientId, ingredients.id),
      own.lookup(events, reserves, eq(events.id, eventSupplies.eventId)),
    ),
  });
  return sql`select line.unit, sum(line.quantity) as quantity from (
      select ${eventIngredients.unit} as unit, ${eventIngredients.plannedQuantity} as quantity ${lines}
      union all select ${eventSupplies.unit}, ${eventSupplies.plannedQuantity} ${supplies}
    ) line group by line.unit`;
}

/** Adds the reserved amount, converted by the shared rule: SQL knows nothing of units and yields. */
function presentIngredient({ text, planned, ...measures }: Row): JsonText<Ingredient> {
  const amounts = (planned ?? []).map(
    ({ unit, quantity }) => stockAmount(exact(quantity), unit, measures).amount,
  );
  return `${text.slice(0, -1)},"reservedQuantity":${stockToTake(sum(amounts))}}`;
}

/** Rows that are held here at once: as long as they may be, they are some megabytes. */
const MOST_AT_ONCE = 5_000;

function listOf(name: string, stored: SQL): EndlessList<Ingredient> {
  const few = new CompanyStatement<Listed, ReservingValues>(`list_${name}`, (own) =>
    allIngredients(own, stored, hasFew(own, [ingredients], MOST_AT_ONCE)),
  );
  const some = cursor<Listed, ReservingValues>(`${name}_in_parts`, (own) => allIngredients(own, stored));
  return {
    name,
    mayBeStored: true,
    period: today,
    read: (data) =>
      wholeOf(async () => {
        const found = await data.run(few, reservingValues(data.clock));
        const [first] = found;
        return first && { revision: first.revision, text: `[${(await presented(found)).join(",")}]` };
      }),
    batches: async function* (tx) {
      for await (const batch of tx.batches(some, reservingValues(tx.clock))) yield presented(batch);
    },
  };
}

export const ingredientList = listOf("ingredients", storedJson);
const ingredientListWithoutMoney = listOf("ingredientsWithoutMoney", storedJsonWithoutMoney);

/** The stock as the user may see it. */
export const ingredientListFor = (data: CompanyData): EndlessList<Ingredient> =>
  data.can("see-money") ? ingredientList : ingredientListWithoutMoney;

/** Nothing reserves what is archived. */
const archivedFields = (own: OwnRows) => ({
  reservedQuantity: sql`'0'`,
  archivedAt: ingredients.archivedAt,
  merged: mergedJson(own),
});

/** Names the ingredient that an archived one was merged into; null if it was archived by hand, at another moment. */
function mergedJson(own: OwnRows): SQL {
  const { ingredientId, intoId, undoneAt, createdAt } = ingredientMerges;
  const name = own.lookup(ingredients, ingredients.name, eq(ingredients.id, intoId));
  const merged = jsonObject<ArchivedIngredient["merged"]>({
    into: intoId,
    name: sql`to_json(${name})::text`,
  });
  const isOfArchived = and(
    eq(ingredientId, ingredients.id),
    eq(createdAt, ingredients.archivedAt),
    isNull(undoneAt),
  );
  return sql`coalesce(${own.lookup(ingredientMerges, merged, isOfArchived)}, 'null')`;
}

const archivedJson = (own: OwnRows) =>
  jsonObject<WithMoney<ArchivedIngredient>>({ ...storedFields, ...archivedFields(own) });
const archivedJsonWithoutMoney = (own: OwnRows) =>
  jsonObject<WithoutMoney<ArchivedIngredient>>({ ...fieldsWithoutMoney, ...archivedFields(own) });

const allArchived = {
  mayBeStored: true,
  from: ingredients,
  where: isNotNull(ingredients.archivedAt),
  orderBy: [orderByName(ingredients.name), ingredients.id],
};
export const archivedIngredientList = new JsonList<ArchivedIngredient>({
  name: "archivedIngredients",
  item: archivedJson,
  ...allArchived,
});
const archivedListWithoutMoney = new JsonList<ArchivedIngredient>({
  name: "archivedIngredientsWithoutMoney",
  item: archivedJsonWithoutMoney,
  ...allArchived,
});

export const archivedListFor = (data: CompanyData) =>
  data.can("see-money") ? archivedIngredientList : archivedListWithoutMoney;

/** Reads one ingredient, which must exist, as the user may see it now; inside a transaction as well. */
export async function readIngredient(data: CompanyData, id: number): Promise<JsonText<Ingredient>> {
  const statement = data.can("see-money") ? oneIngredient : oneWithoutMoney;
  const [row] = await data.run(statement, { id, ...reservingValues(data.clock) });
  if (!row) throw new Error(`No ingredient ${id}`);
  return presentIngredient(row);
}
