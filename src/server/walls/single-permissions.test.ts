import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { routeTable } from "#server/routes.ts";
import { twoFurnishedCompanies } from "#server/testing/companies.ts";
import { goodBodies, nameOf, type Payload, pathOf, payloads } from "#server/testing/payloads.ts";
import { granted, permissions } from "#shared/accounts/permissions.ts";

const { app, own, state } = await twoFurnishedCompanies();
const whole = granted.dono;
beforeAll(() => state.restore());
afterEach(() => {
  granted.dono = whole;
});

const companyRoutes = routeTable.filter(({ access }) => access === "company");

/** A price is only taken from those who may see one. */
function permitted(body: Payload | undefined, permission: string): Payload | undefined {
  if (!body || permission === "see-money" || !("pricing" in body)) return body;
  const { pricing: _pricing, ...rest } = body;
  return rest as Payload;
}

describe.each(permissions)("somebody who may only %s", (permission) => {
  test.each(companyRoutes.map((route) => ({ route, name: nameOf(route) })))(
    "does so by $name, or is refused in words",
    async ({ route }) => {
      const isPermitted = route.need === "membership" || route.need === permission;
      const bodies = payloads[nameOf(route)] ? goodBodies(route, own) : [undefined];
      for (const body of bodies) {
        granted.dono = [permission];
        const sent = { token: own.token, body: permitted(body as Payload | undefined, permission) };
        const { status, text } = await app.call(route.method, pathOf(route, own), sent);
        if (isPermitted) expect([200, 201, 204], text).toContain(status);
        else expect({ status, text }).toMatchObject({ status: 403 });
        granted.dono = whole;
        if (status !== 403) await state.restore();
      }
    },
  );
});

test("a price from somebody who may not see money is refused, and nothing is written", async () => {
  granted.dono = ["edit-records"];
  const [body] = goodBodies({ method: "POST", path: "/api/events" } as (typeof routeTable)[number], own);
  const count = async () => (await app.pool.query("select count(*)::int as n from events")).rows[0].n;
  const before = await count();
  const refused = await app.call("POST", "/api/events", { token: own.token, body });
  expect(refused).toMatchObject({ status: 403, body: { message: "Sua função não permite esta ação" } });
  expect(await count()).toBe(before);
});
