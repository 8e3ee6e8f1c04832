// The writes of the bench through the bare driver: the same locks in the same order, the same rows, the same ledger.

/** @typedef {import("pg").PoolClient} Client */

/** @param {Client} client @param {() => Promise<void>} work */
async function inTransaction(client, work) {
  await client.query("begin");
  try {
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** @param {Client} client @param {string} name @param {string} text @param {unknown[]} values */
const run = (client, name, text, values) => client.query({ name, text, values });

/** @param {Client} client @param {{ companyId: number, eventId: number, userId: number }} whose */
export const withdraw = (client, { companyId, eventId, userId }) =>
  inTransaction(client, async () => {
    const own = [companyId, eventId];
    const { rows } = await run(
      client,
      "lock_event",
      "select * from events where company_id = $1 and id = $2 for no key update",
      own,
    );
    if (rows[0]?.is_stock_withdrawn || rows[0]?.status !== "confirmado")
      throw new Error("not to be withdrawn");
    const { rows: lines } = await run(
      client,
      "lines",
      `select l.ingredient_id, sum(l.planned_quantity) as quantity from event_drinks d join event_ingredients l
         on l.company_id = d.company_id and l.event_drink_id = d.id
       where d.company_id = $1 and d.event_id = $2 group by 1`,
      own,
    );
    const planned = new Map(lines.map((line) => [line.ingredient_id, Number(line.quantity)]));
    const { rows: stock } = await run(
      client,
      "lock_ingredients",
      `select id, quantity, unit_cost from ingredients where company_id = $1 and id = any($2)
       order by id for no key update`,
      [companyId, [...planned.keys()]],
    );
    if (stock.some(({ id, quantity }) => Number(quantity) < (planned.get(id) ?? 0))) throw new Error("short");
    const ids = stock.map(({ id }) => id);
    const taken = ids.map((id) => planned.get(id));
    await run(
      client,
      "take",
      `update ingredients i set quantity = i.quantity - t.quantity, version = version + 1,
         price_per_unit = round((i.quantity - t.quantity) * i.unit_cost, 2)
       from unnest($2::int[], $3::numeric[]) t (id, quantity) where i.company_id = $1 and i.id = t.id`,
      [companyId, ids, taken],
    );
    await run(
      client,
      "step",
      "insert into event_steps (company_id, event_id, number, kind, user_id) values ($1, $2, 1, 'retirada', $3)",
      [companyId, eventId, userId],
    );
    await run(
      client,
      "ledger",
      `insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost,
         planned_quantity, step)
       select $1, t.id, $2, $3, 'retirada', 'ml', -t.quantity, t.cost, t.quantity, 1
       from unnest($4::int[], $5::numeric[], $6::numeric[]) t (id, quantity, cost)`,
      [companyId, eventId, userId, ids, taken, stock.map(({ unit_cost }) => unit_cost)],
    );
    await run(
      client,
      "withdrawn",
      `update events set is_stock_withdrawn = true, stock_steps = 1, stock_moved_at = now(), version = version + 1
       where company_id = $1 and id = $2`,
      own,
    );
  });

/** @param {Client} client @param {{ companyId: number, eventId: number, userId: number, payment: any }} received */
export const recordPayment = (client, { companyId, eventId, userId, payment }) =>
  inTransaction(client, async () => {
    await run(
      client,
      "lock_event",
      "select * from events where company_id = $1 and id = $2 for no key update",
      [companyId, eventId],
    );
    const { rows } = await run(
      client,
      "open_charge",
      `select amount - (select coalesce(sum(amount), 0) from payments where company_id = $1 and charge_id = $3) as open
       from charges where company_id = $1 and event_id = $2 and id = $3`,
      [companyId, eventId, payment.chargeId],
    );
    if (Number(rows[0]?.open) < Number(payment.amount)) throw new Error("more than is open");
    await run(
      client,
      "payment",
      `insert into payments (company_id, event_id, charge_id, amount, paid_on, method, note, user_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        companyId,
        eventId,
        ...["chargeId", "amount", "paidOn", "method", "note"].map((key) => payment[key]),
        userId,
      ],
    );
    await run(
      client,
      "trail",
      `insert into audit_entries (company_id, user_id, action, subject_id, details)
       values ($1, $2, 'event_payment_recorded', $3, $4)`,
      [companyId, userId, eventId, { changes: [{ field: "payment", to: payment.amount }] }],
    );
  });

/** @param {Client} client @param {{ companyId: number, eventId: number, event: any }} change */
export const replaceEvent = (client, { companyId, eventId, event }) =>
  inTransaction(client, async () => {
    const own = [companyId, eventId];
    await run(
      client,
      "lock_event",
      "select * from events where company_id = $1 and id = $2 for no key update",
      own,
    );
    await run(
      client,
      "event",
      `update events set name = $3, date = $4, location = $5, guests = $6, status = $7, type = $8, combo = $9,
         version = version + 1 where company_id = $1 and id = $2`,
      [...own, event.name, event.date, event.location, event.guests, event.status, event.type, event.combo],
    );
    await run(client, "drop", "delete from event_drinks where company_id = $1 and event_id = $2", own);
    const { drinks } = event;
    const { rows } = await run(
      client,
      "drinks",
      `insert into event_drinks (company_id, event_id, position, drink_id, drink_name, quantity)
       select $1, $2, * from unnest($3::int[], $4::int[], $5::text[], $6::int[]) returning id, position`,
      [
        ...own,
        drinks.map((/** @type {any} */ _drink, /** @type {number} */ position) => position),
        ...["drinkId", "drinkName", "quantity"].map((key) =>
          drinks.map((/** @type {any} */ drink) => drink[key]),
        ),
      ],
    );
    const idAt = new Map(rows.map(({ id, position }) => [position, id]));
    /** @type {any[]} */
    const lines = drinks.flatMap((/** @type {any} */ drink, /** @type {number} */ at) =>
      drink.ingredients.map((/** @type {any} */ line, /** @type {number} */ position) => ({
        ...line,
        drink: idAt.get(at),
        position,
      })),
    );
    const keys = [
      "drink",
      "position",
      "ingredientId",
      "ingredientName",
      "quantity",
      "unit",
      "plannedQuantity",
    ];
    await run(
      client,
      "event_lines",
      `insert into event_ingredients
         (company_id, event_drink_id, position, ingredient_id, ingredient_name, quantity, unit, planned_quantity)
       select $1, * from unnest($2::int[], $3::int[], $4::int[], $5::text[], $6::numeric[], $7::text[], $8::numeric[])`,
      [companyId, ...keys.map((key) => lines.map((line) => line[key]))],
    );
  });
