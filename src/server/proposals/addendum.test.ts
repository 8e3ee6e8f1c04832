import { beforeEach, describe, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { offer, pathOf, proposalsOf, send } from "./testing/offered-event.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

beforeEach(() => {
  app.clock.now = new Date("2026-03-10T15:00:00Z");
});

const form = { "content-type": "application/x-www-form-urlencoded" };
const answerBy = (path: string, answer: "aceitar" | "recusar") =>
  app.call("POST", `${path}/${answer}`, { headers: form, body: "name=Ana+Souza&agree=sim&reason=Caro" });

/** An event whose first version was accepted, and the addendum that was sent then. */
async function acceptedAndSent() {
  const { event, proposal, path } = await offer(a);
  expect((await answerBy(path, "aceitar")).status).toBe(303);
  const changed = { ...event, version: undefined, status: "confirmado", guests: 180 };
  expect((await a.put(`/api/events/${event.id}`, changed)).status).toBe(200);
  const sent = await send(a, event.id);
  expect(sent).toMatchObject({
    status: 201,
    body: { number: proposal.number, version: 2, state: "enviada", isAddendum: true },
  });
  const addendum = sent.body as Proposal;
  return { event, proposal, path, addendum, addendumPath: pathOf(addendum) };
}

const states = async () => (await proposalsOf(a)).map(({ version, state }) => `${version} ${state}`);

describe("an addendum", () => {
  test("leaves what was accepted in force and readable, and says that there is more to read", async () => {
    const { path, addendumPath } = await acceptedAndSent();
    expect(await states()).toEqual(["2 enviada", "1 aceita"]);
    const { status, text } = await app.call("GET", path);
    expect(status).toBe(200);
    expect(text).toContain("Proposta aceita por Ana Souza");
    expect(text).toContain("Há uma nova versão");
    expect(text).toContain(`href="${addendumPath}"`);
    const page = (await app.call("GET", addendumPath)).text;
    expect(page).toContain("Aditivo da proposta nº");
    expect(page).toContain("O que muda no que foi aceito");
    expect(page).toContain("<dt>Convidados</dt><dd>150 convidados → 180 convidados</dd>");
    expect(page).not.toContain("<dt>Duração</dt>");
    expect(text).not.toContain("O que muda");
    expect((await proposalsOf(a)).map(({ changes }) => changes)).toEqual([["guests"], []]);
  });

  test("that is accepted takes the place of the first, whose link leads to it", async () => {
    const { path, addendumPath } = await acceptedAndSent();
    expect((await answerBy(addendumPath, "aceitar")).status).toBe(303);
    expect(await states()).toEqual(["2 aceita"]);
    const old = await app.call("GET", path);
    expect([old.status, old.headers.get("location")]).toEqual([302, addendumPath]);
  });

  test("that is refused leaves the first in force; the next one replaces it", async () => {
    const { event, path, addendumPath } = await acceptedAndSent();
    await answerBy(addendumPath, "recusar");
    expect(await states()).toEqual(["2 recusada", "1 aceita"]);
    expect((await app.call("GET", path)).text).not.toContain("Há uma nova versão");
    expect((await send(a, event.id)).body).toMatchObject({ version: 3, isAddendum: true });
    expect(await states()).toEqual(["3 enviada", "1 aceita"]);
  });

  test("is accepted by hand as well, and of two answers at once one counts", async () => {
    const { addendum, addendumPath } = await acceptedAndSent();
    const replies = await Promise.all([
      a.post(`/api/proposals/${addendum.id}/accept`, { name: "Ana" }),
      answerBy(addendumPath, "aceitar"),
      answerBy(addendumPath, "recusar"),
    ]);
    const done = replies.filter(({ status }) => status < 400);
    expect(done).toHaveLength(1);
    expect((await states()).filter((state) => state.endsWith("aceita"))).toHaveLength(1);
  });

  test("that is revoked leaves the page of the first", async () => {
    const { path, addendum, addendumPath } = await acceptedAndSent();
    await a.post(`/api/proposals/${addendum.id}/revoke`);
    expect((await app.call("GET", addendumPath)).status).toBe(404);
    expect((await app.call("GET", path)).text).not.toContain("Há uma nova versão");
  });
});

test("every version stays with its company: page and PDF of replaced and revoked ones", async () => {
  const { event, proposal, addendum, addendumPath } = await acceptedAndSent();
  await answerBy(addendumPath, "aceitar");
  await a.post(`/api/proposals/${addendum.id}/revoke`);
  const versions = (await a.get(`/api/events/${event.id}/proposals`)).body as Proposal[];
  expect(versions.map(({ version, state }) => `${version} ${state}`)).toEqual(["2 aceita", "1 substituida"]);
  for (const { id } of [proposal, addendum]) {
    const page = await a.get(`/api/proposals/${id}/page`);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.text).not.toContain("<script");
    expect(page.text).not.toContain("<form");
    const pdf = await a.get(`/api/proposals/${id}/pdf`);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await b.get(`/api/proposals/${id}/page`)).status).toBe(404);
    expect((await b.get(`/api/proposals/${id}/pdf`)).status).toBe(404);
  }
  expect((await a.get(`/api/proposals/${proposal.id}/page`)).text).toContain("Proposta aceita por Ana Souza");
  expect((await b.get(`/api/events/${event.id}/proposals`)).status).toBe(404);
});

const [drink] = eventPayload([{ ingredientId: 1, unit: "ml", planned: 100 }]).drinks;

test.each<[string, (event: PricedEvent) => object, string[]]>([
  ["nothing", () => ({}), []],
  ["the name and the type", () => ({ name: "Outro", type: "aniversario" }), []],
  ["guests", ({ guests }) => ({ guests: guests + 30 }), ["guests"]],
  ["the day", () => ({ date: "2026-12-27T22:00:00.000Z" }), ["date"]],
  ["the place", () => ({ location: "Outro lugar" }), ["place"]],
  ["no place", () => ({ location: null }), ["place"]],
  ["how long it takes", () => ({ durationMinutes: 360 }), ["duration"]],
  ["the price", () => ({ pricing: { pricingMode: "fechado", price: "9500.00" } }), ["price"]],
  ["a drink more", ({ drinks }) => ({ drinks: [...drinks, { ...drink, drinkName: "Mojito" }] }), ["drinks"]],
  ["how many of a drink", ({ drinks }) => ({ drinks: drinks.map((one) => ({ ...one, quantity: 77 })) }), []],
  ["another drink", () => ({ drinks: [{ ...drink, drinkName: "Mojito" }] }), ["drinks"]],
  ["several", () => ({ guests: 1, location: "", durationMinutes: 60 }), ["guests", "place", "duration"]],
])("what changed since the acceptance: %s", async (_what, change, parts) => {
  const { event, proposal } = await offer(a, { drinks: [{ ...drink, drinkName: "Caipirinha" }] });
  await a.post(`/api/proposals/${proposal.id}/accept`, { name: "Ana" });
  const saved = { ...event, version: undefined, status: "confirmado", ...change(event) };
  expect(await a.put(`/api/events/${event.id}`, saved)).toMatchObject({ status: 200 });
  expect((await proposalsOf(a))[0]).toMatchObject({ state: "aceita", changedSince: parts, changes: [] });
  // An addendum changes the same, for its list and for its client.
  const addendum = (await send(a, event.id)).body as Proposal;
  expect(addendum).toMatchObject({ isAddendum: true, changes: parts });
  const { text } = await app.call("GET", pathOf(addendum));
  const names = {
    guests: "Convidados",
    date: "Data",
    drinks: "Drinks",
    price: "Preço",
    place: "Local",
    duration: "Duração",
  };
  const [, told = ""] = text.split("O que muda no que foi aceito");
  const changed = [...(told.split("</section>")[0] ?? "").matchAll(/<dt>(.*?)<\/dt>/g)].map(
    ([, label]) => label,
  );
  expect(changed).toEqual(parts.map((part) => names[part as "guests"]));
});
