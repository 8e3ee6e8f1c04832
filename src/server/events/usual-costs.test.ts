import { expect, test } from "vitest";
import { addEvent, event } from "#server/payments/testing/charged-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";

const { a, b } = await twoCompanies({ isStocked: true });

const van = { name: "Van", category: "Transporte", amount: "300.00", per: "evento", guests: null };
const bartender = { name: "Bartender", category: "Bartender", amount: 250, per: "convidados", guests: 50 };

test("a new event starts with the usual costs of its company, unless it names its own", async () => {
  expect((await a.get("/api/usual-costs")).body).toEqual([]);
  expect(await addEvent(a, event)).toMatchObject({ fixedCosts: [] });
  const saved = await a.put("/api/usual-costs", [van, bartender]);
  expect(saved).toMatchObject({ status: 200, body: [van, { ...bartender, amount: "250.00" }] });
  expect((await a.get("/api/usual-costs")).body).toEqual(saved.body);
  expect((await b.get("/api/usual-costs")).body).toEqual([]);
  expect(await addEvent(a, { ...event, guests: 80 })).toMatchObject({
    fixedCosts: [
      { name: "Van", value: 300, category: "Transporte" },
      { name: "Bartender (2)", value: 500, category: "Bartender" },
    ],
  });
  expect(await addEvent(a, { ...event, fixedCosts: [] })).toMatchObject({ fixedCosts: [] });
  expect(((await a.get("/api/company-data")).body as { usualCosts: object }).usualCosts).toEqual(saved.body);
});

test("the list is replaced as a whole and told in the trail; the same list is no change", async () => {
  const actions = async () =>
    ((await a.get("/api/activity")).body as { activities: { action: string }[] }).activities
      .map(({ action }) => action)
      .filter((action) => action === "usual_costs_changed");
  await a.put("/api/usual-costs", [van, bartender]);
  await a.put("/api/usual-costs", [van, bartender]);
  expect(await actions()).toHaveLength(1);
  expect((await a.put("/api/usual-costs", [bartender])).body).toMatchObject([{ name: "Bartender" }]);
  expect((await a.put("/api/usual-costs", [])).body).toEqual([]);
  expect(await actions()).toHaveLength(3);
});

test.each([
  [[{ ...bartender, guests: null }], "0.guests", "Informe para quantos convidados"],
  [[van, { ...van, amount: "0" }], "1.amount", "Valor deve ser maior que zero"],
  [{ costs: [van] }, "", expect.any(String)],
])("%j is refused at %s", async (body, path, message) => {
  expect(await a.put("/api/usual-costs", body)).toMatchObject({
    status: 400,
    body: { issues: [{ path, message }] },
  });
});
