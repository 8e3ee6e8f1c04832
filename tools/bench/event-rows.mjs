import { FULL } from "./company-rows.mjs";

/** The company that the writes of the bench go to, counted from 0: the lists of the first one stay as they are. */
export const WRITTEN_COMPANY = 1;

const firstIngredient = WRITTEN_COMPANY * FULL.ingredients + 1;
const firstDrink = WRITTEN_COMPANY * FULL.drinks + 1;

/**
 * Confirmed events that plan 20 ingredients each, and of which each can be withdrawn once.
 * @param {import("pg").Client} client
 * @param {number} count
 * @returns {Promise<import("./works.mjs").OwnRow[]>}
 */
export async function addWithdrawable(client, count) {
  const { rows } = await client.query(
    `with made as (
       insert into events (company_id, name, date, guests, status)
       select ${WRITTEN_COMPANY + 1}, 'Baixa', now(), 100, 'confirmado' from generate_series(1, $1) returning company_id, id
     ), poured as (
       insert into event_drinks (company_id, event_id, position, drink_id, drink_name, quantity)
       select company_id, id, d, ${firstDrink} + d, 'Caipirinha', 10 from made, generate_series(0, 3) d
       returning company_id, event_id, id, position
     ), lines as (
       insert into event_ingredients
         (company_id, event_drink_id, position, ingredient_id, ingredient_name, quantity, unit, planned_quantity)
       select company_id, poured.id, l, i.id, i.name, 1, i.unit, 1
       from poured, generate_series(0, 4) l, lateral (
         select id, name, unit from ingredients where company_id = ${WRITTEN_COMPANY + 1}
           and id = ${firstIngredient} + (event_id * 3 + position * 5 + l) % ${FULL.ingredients}) i (id, name, unit)
       returning 1
     ) select id as "eventId" from made, (select count(*) from lines) all_lines`,
    [count],
  );
  return rows;
}

/**
 * Charges that wait for their receipt, each of an event of its own.
 * @param {import("pg").Client} client
 * @param {number} count
 * @returns {Promise<import("./works.mjs").OwnRow[]>}
 */
export async function addPayable(client, count) {
  const { rows } = await client.query(
    `with made as (
       insert into events (company_id, name, date, guests, status, pricing_mode, price)
       select ${WRITTEN_COMPANY + 1}, 'Recebimento', now(), 100, 'confirmado', 'fechado', 9000 from generate_series(1, $1)
       returning company_id, id
     ) insert into charges (company_id, event_id, kind, amount, due_on)
       select company_id, id, kind, 4500, '2026-12-01' from made, unnest(array['sinal', 'saldo']) kind
       returning event_id as "eventId", id as "chargeId", kind`,
    [count],
  );
  return rows.filter(({ kind }) => kind === "sinal");
}

/** Payload of the editor for an event with 40 lines. */
export const EVENT_PAYLOAD = JSON.stringify({
  name: "Casamento da Ana",
  date: "2026-12-25T23:30:00.000Z",
  location: "Sítio das Flores",
  guests: 150,
  status: "planejamento",
  type: "casamento",
  combo: "Tropical",
  drinks: [0, 1, 2, 3].map((drink) => ({
    drinkId: firstDrink + drink,
    drinkName: `Caipirinha ${drink}`,
    quantity: 100,
    ingredients: Array.from({ length: 10 }, (_, line) => ({
      ingredientId: firstIngredient + drink * 10 + line,
      ingredientName: `Vodka ${line}`,
      quantity: 12.5,
      unit: "ml",
      plannedQuantity: 1250,
      returnQuantity: 0,
    })),
  })),
});

/** The event that is edited. */
export const EDITED_EVENT = WRITTEN_COMPANY * FULL.events + FULL.events;
