import { beforeEach, expect, test } from "vitest";
import { storedTables } from "#server/backup/stored-tables.ts";
import { routeTable } from "#server/routes.ts";
import { type FurnishedCompany, twoFurnishedCompanies } from "#server/testing/companies.ts";
import { placesIn, replaced, valueAt } from "#server/testing/json-places.ts";
import { bodiesOf, nameOf, type Payload, pathOf } from "#server/testing/payloads.ts";
import { storedRows } from "#server/testing/stored-state.ts";

const { app, own, foreign, state } = await twoFurnishedCompanies();
const columns = [...new Set((await storedTables(app.db)).flatMap((table) => table.columns))];
beforeEach(() => state.restore());

/** What the wire or the specification calls what only the server sets, beside the names of all columns. */
const WIRE_NAMES = [
  "active",
  "stockWithdrawn",
  "stockReturned",
  "stockState",
  "reservedQuantity",
  "userRole",
  "isAdmin",
];
const SECRETS = ["password", "passwordHash", "resetToken", "confirmationToken", "token", "hash", "salt"];

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a contract takes and the payload leaves out on purpose: an id makes a new row of an import an edit, and a charge may be due at a moment. */
const isOfTheContract = (route: string, key: string) =>
  key === "version" || key === "dueAt" || (key === "id" && route.endsWith("/import"));

/** Adds every name of the server's own to every object of a payload that does not use it itself. */
function smuggled(route: string, body: Payload, flag: boolean): { body: Payload; names: number } {
  const names = [...new Set([...columns, ...columns.map(camel), ...WIRE_NAMES, ...SECRETS])];
  const objects = placesIn(body).filter(
    ({ value }) => typeof value === "object" && value !== null && !Array.isArray(value),
  );
  let count = 0;
  // From the inside out, so that the places stay where they are.
  const result = objects.reverse().reduce((whole, { place }) => {
    const object = valueAt(whole, place) as Payload;
    const added = names.filter((key) => !Object.hasOwn(object, key) && !isOfTheContract(route, key));
    count += added.length;
    return replaced(whole, place, {
      ...object,
      ...Object.fromEntries(added.map((key) => [key, value(key, flag)])),
    });
  }, body);
  return { body: result, names: count };
}

function value(name: string, flag: boolean): unknown {
  if (/(^|_)id$|Id$/.test(name))
    return name.toLowerCase().startsWith("company") ? foreign.companyId : foreign.userId;
  if (/_at$|At$|xpiry$|date/.test(name)) return "2000-01-01T00:00:00.000Z";
  if (/^is|^require|active|stock/i.test(name)) return flag;
  // A role that somebody has, so that taking it would work.
  if (/company_?role/i.test(name)) return "gestor";
  if (/role/i.test(name)) return "admin_system";
  if (/quantity|cost|price|count|position|attempts|failures|cycle/i.test(name)) return 77;
  return "contrabando";
}

const POLLUTION = `"__proto__":{"role":"admin_system","companyId":2,"isActive":true,"polluted":1},
  "constructor":{"prototype":{"polluted":1,"companyId":2}},"prototype":{"polluted":1},`;

/** What differs between any two runs: what is drawn at random, the moment, and the hash over an entry with its moment. */
const settledRow = (row: Record<string, unknown>) =>
  JSON.stringify(row, (key, value) => {
    if (["revision", "link", "html", "text", "hash", "unsubscribe_token", "end_token"].includes(key))
      return key;
    if (/^\$argon2id\$|^[\w-]{43}$|^[\w-]{27}$/.test(String(value))) return "random";
    return /^2026-\d\d-\d\dT/.test(String(value)) ? "now" : value;
  });

async function stored(): Promise<string[]> {
  await app.settled();
  const rows = await storedRows(app.db);
  return rows.map(({ table, row }) => `${table} ${settledRow(row)}`).sort();
}

const withBody = routeTable.flatMap((route) =>
  bodiesOf(route, { account: { keys: {} } } as FurnishedCompany).map((_, shape) => ({
    number: shape + 1,
    route,
    shape,
    name: nameOf(route),
  })),
);

test.each(withBody)(
  "$name, payload $number: nothing that only the server sets can be set",
  async ({ route, shape, name }) => {
    const body = bodiesOf(route, own)[shape] as Payload;
    const token = route.access === "account" || route.access === "person" ? own.account.token : own.token;
    const send = async (sent: unknown) => {
      const reply = await app.call(route.method, pathOf(route, own), { token, body: sent });
      expect([200, 201], reply.text).toContain(reply.status);
      const rows = await stored();
      await state.restore();
      return rows;
    };
    const expected = await send(body);
    for (const flag of [true, false]) {
      const { body: more, names } = smuggled(name, body, flag);
      expect(names).toBeGreaterThan(80);
      expect(await send(more)).toEqual(expected);
    }
    expect(await send(JSON.stringify(body).replaceAll("{", `{${POLLUTION}`).replaceAll(",}", "}"))).toEqual(
      expected,
    );
    expect({}).not.toHaveProperty("polluted");
  },
);
