import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { Activity } from "#shared/activity/contract.ts";
import { defaultProposalSettings } from "#shared/proposals/default-settings.ts";
import { addOfferedEvent, pathOf, send } from "./testing/offered-event.ts";

const PATH = "/api/proposal-settings";
const { app, a, b } = await twoCompanies({ isStocked: true });

const { version: _version, ...defaults } = defaultProposalSettings;
const entered = { ...defaults, terms: "Para {cliente}, {total}", validityDays: 5, colour: "#AABBCC" };

test("the defaults count until settings are saved, for each company its own", async () => {
  expect((await a.get(PATH)).body).toEqual(defaultProposalSettings);
  const stored = { ...entered, colour: "#aabbcc", version: 2 };
  expect(await a.put(PATH, { ...entered, version: 1 })).toMatchObject({ status: 200, body: stored });
  expect((await a.get(PATH)).body).toEqual(stored);
  expect((await b.get(PATH)).body).toEqual(defaultProposalSettings);
  expect(await a.put(PATH, { ...entered, version: 1 })).toMatchObject({ status: 409 });
});

test.each([
  [
    { terms: "Olá {nome}" },
    "terms",
    "{nome} não existe. Use {cliente}, {data}, {total}, {sinal}, {validade}",
  ],
  [{ terms: "{constructor}" }, "terms", expect.stringContaining("{constructor} não existe")],
  [{ terms: "x".repeat(20_001) }, "terms", "Use no máximo 20000 caracteres"],
  [{ validityDays: 0 }, "validityDays", "Validade deve ser de 1 a 365 dias"],
  [{ validityDays: 366 }, "validityDays", "Validade deve ser de 1 a 365 dias"],
  [{ confirmOn: "nunca" }, "confirmOn", "Escolha quando o evento é confirmado"],
  [{ colour: "red" }, "colour", "Use uma cor como #1f7a4a"],
  [{ colour: "#12345;" }, "colour", "Use uma cor como #1f7a4a"],
])("%j is refused at its field", async (wrong, path, message) => {
  expect(await a.put(PATH, { ...entered, ...wrong })).toMatchObject({
    status: 400,
    body: { issues: [{ path, message }] },
  });
});

test("what was changed is told, without the texts", async () => {
  await a.put(PATH, entered);
  await a.put(PATH, entered);
  const { activities } = (await a.get("/api/activity")).body as { activities: Activity[] };
  const told = activities.filter(({ action }) => action === "proposal_settings_changed");
  expect(told).toMatchObject([
    {
      details: {
        changes: [
          { field: "terms" },
          { field: "validityDays", from: 10, to: 5 },
          { field: "colour", to: "#aabbcc" },
        ],
      },
    },
  ]);
});

test("the page has the company's colour, terms and what is included", async () => {
  await a.put(PATH, { ...entered, included: "Gelo\n\n  Copos  " });
  const event = await addOfferedEvent(a);
  const { body } = await send(a, event.id);
  const { text } = await app.call("GET", pathOf(body as never));
  expect(text).toContain("--brand:#aabbcc");
  expect(text).toContain("Para Ana e Bruno, R$\u00a09.000,00");
  expect(text).toContain("<li>Gelo</li><li>Copos</li>");
});
