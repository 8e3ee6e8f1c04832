import { eq, sql } from "drizzle-orm";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { type JsonText, jsonObject } from "#server/db/json-sql.ts";
import { orderByName } from "#server/db/order-by-name.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { eventDrinks, eventIngredients } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import type { CompanyList } from "#server/http/cache/company-lists.ts";
import { mapInSlices } from "#server/http/limits/in-slices.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import { type Planned, reservedAmount, reserves } from "./reserved-quantity.ts";

type StoredIngredient = Omit<Ingredient, "reservedQuantity">;

/** A company without ingredients has one row, with nothing but the revision. */
type Row = Convertible & {
  revision: string;
  text: JsonText<StoredIngredient> | null;
  planned: Planned[] | null;
};

const storedJson = jsonObject<StoredIngredient>({
  id: ingredients.id,
  companyId: ingredients.companyId,
  name: ingredients.name,
  category: ingredients.category,
  quantity: ingredients.quantity,
  unit: ingredients.unit,
  pricePerUnit: ingredients.pricePerUnit,
  unitCost: sql`trim_scale(${ingredients.unitCost})::text`,
  minQuantity: ingredients.minQuantity,
  observations: ingredients.observations,
  yieldQuantity: ingredients.yieldQuantity,
  yieldUnit: ingredients.yieldUnit,
  version: ingredients.version,
  createdAt: ingredients.createdAt,
});

const allIngredients = new CompanyStatement<Row>("list_ingredients", (own) => {
  const drinksOfEvent = own.lookedUp(sql`${eventDrinks.id}`, {
    from: eventDrinks,
    where: eq(eventDrinks.eventId, events.id),
  });
  const linesOfDrink = own.lookedUp(
    sql`${eventIngredients.ingredientId}, ${eventIngredients.unit}, ${eventIngredients.plannedQuantity}`,
    { from: eventIngredients, where: sql`${eventIngredients.eventDrinkId} = drink.id` },
  );
  // As one object, in which each ingredient finds its own: a join would be planned by how many are expected.
  return sql`with planned as materialized (
      select coalesce(jsonb_object_agg(each.id, each.list), '{}') as lists from (
        select sums.id, jsonb_agg(jsonb_build_object('unit', sums.unit, 'quantity', sums.quantity::text)) as list
        from (
          select line.ingredient_id as id, line.unit, sum(line.planned_quantity) as quantity
          from ${events}, ${drinksOfEvent} drink, ${linesOfDrink} line
          where ${own.filter(events, reserves)} group by 1, 2
        ) sums group by sums.id
      ) each
    )
    select ${companies.revision} as "revision", ${storedJson} as "text", ${ingredients.unit} as "unit",
      ${ingredients.yieldQuantity}::float8 as "yieldQuantity", ${ingredients.yieldUnit} as "yieldUnit",
      planned.lists -> ${ingredients.id}::text as "planned"
    from ${companies} cross join planned left join ${ingredients} on ${own.filter(ingredients)}
    where ${own.isCompany(companies.id)} order by ${orderByName(ingredients.name)}, ${ingredients.id}`;
});

/** Every ingredient with what the coming events have reserved of it: one statement, and the rule that converts units. */
export const ingredientList: CompanyList<Ingredient> = {
  name: "ingredients",
  mayStay: true,
  read: async (data) => {
    const rows = await data.run(allIngredients, {});
    const items = await mapInSlices(rows, ({ text, planned, ...measures }) =>
      text === null ? [] : [withReserved(text, planned ? reservedAmount(measures, planned) : 0)],
    );
    return { revision: rows[0]?.revision ?? "", text: `[${items.flat().join(",")}]` };
  },
};

const withReserved = (stored: JsonText<StoredIngredient>, reserved: number): JsonText<Ingredient> =>
  `${stored.slice(0, -1)},"reservedQuantity":${reserved}}`;
