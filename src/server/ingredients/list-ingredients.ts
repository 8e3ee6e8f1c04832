import { eq, sql } from "drizzle-orm";
import { byName } from "#server/db/by-name.ts";
import { CompanyStatement } from "#server/db/company-statement.ts";
import { type JsonText, jsonObject } from "#server/db/json-sql.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { eventDrinks, eventIngredients } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import type { CompanyList } from "#server/http/company-lists.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { Convertible } from "#shared/ingredients/units.ts";
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
  const ofReservingEvents = own.rows({
    from: events,
    joins: [
      [eventDrinks, eq(eventDrinks.eventId, events.id)],
      [eventIngredients, eq(eventIngredients.eventDrinkId, eventDrinks.id)],
    ],
    where: reserves,
  });
  return sql`select ${companies.revision} as "revision", ${storedJson} as "text", ${ingredients.unit} as "unit",
      ${ingredients.yieldQuantity}::float8 as "yieldQuantity", ${ingredients.yieldUnit} as "yieldUnit", planned.list as "planned"
    from ${companies} left join ${ingredients} on ${own.filter(ingredients)}
    left join (
      select line.id, json_agg(json_build_object('unit', line.unit, 'quantity', line.quantity::text)) as list
      from (
        select ${eventIngredients.ingredientId} as id, ${eventIngredients.unit} as unit,
          sum(${eventIngredients.plannedQuantity}) as quantity
        ${ofReservingEvents} group by 1, 2
      ) line group by line.id
    ) planned on planned.id = ${ingredients.id}
    where ${own.isCompany(companies.id)} order by ${byName(ingredients.name)}, ${ingredients.id}`;
});

/** Every ingredient with what the coming events have reserved of it: one statement, and the rule that converts units. */
export const ingredientList: CompanyList<Ingredient> = {
  name: "ingredients",
  mayStay: true,
  read: async (data) => {
    const rows = await data.run(allIngredients, {});
    const items = rows.flatMap(({ text, planned, ...measures }) =>
      text === null ? [] : [withReserved(text, planned ? reservedAmount(measures, planned) : 0)],
    );
    return { revision: rows[0]?.revision ?? "", text: `[${items.join(",")}]` };
  },
};

const withReserved = (stored: JsonText<StoredIngredient>, reserved: number): JsonText<Ingredient> =>
  `${stored.slice(0, -1)},"reservedQuantity":${reserved}}`;
