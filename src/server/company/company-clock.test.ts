import { expect, test } from "vitest";
import { findByLink } from "#server/proposals/by-link/find-by-link.ts";
import { readDocument } from "#server/proposals/page-view.ts";
import { addOfferedEvent, pathOf, proposalsOf, send } from "#server/proposals/testing/offered-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { TeamEvent, TeamLink } from "#shared/night/team-link/contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { proposalFacts } from "#shared/proposals/facts.ts";
import type { Purchase } from "#shared/purchases/contract.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

/** Half past ten on New Year's Eve in São Paulo. */
const PARTY = "2027-01-01T01:30:00.000Z";

const live = (timeZone: TimeZone) => a.put("/api/company", { name: "A", timeZone });
const at = (moment: string) => {
  app.clock.now = new Date(moment);
};
/** The clock is moved further than a session lives. */
const signedIn = async (method: string, path: string) =>
  app.call(method, path, { token: await app.signIn(1) });

test.each<[TimeZone, string, string]>([
  ["America/Noronha", "quinta-feira, 31 de dezembro de 2026", "23:30 às 04:30 (5 h)"],
  ["America/Sao_Paulo", "quinta-feira, 31 de dezembro de 2026", "22:30 às 03:30 (5 h)"],
  ["America/Manaus", "quinta-feira, 31 de dezembro de 2026", "21:30 às 02:30 (5 h)"],
  ["America/Rio_Branco", "quinta-feira, 31 de dezembro de 2026", "20:30 às 01:30 (5 h)"],
])("a client in %s reads %s, %s, on the page and in the PDF", async (timeZone, day, hours) => {
  await live(timeZone);
  const event = await addOfferedEvent(a, { date: PARTY });
  const path = pathOf((await send(a, event.id)).body as Proposal);
  const { text } = await app.call("GET", path);
  expect(text).toContain(`<dt>Data</dt><dd>${day}</dd>`);
  expect(text).toContain(`<dt>Horário</dt><dd>${hours}</dd>`);
  const { snapshot } = await readDocument(await findByLink(app.services, path.replace("/p/", "")));
  expect(proposalFacts(snapshot).rows).toContainEqual({ label: "Horário", text: hours });
});

test("what was sent keeps the hours that were offered; one that is sent now has those of now", async () => {
  const event = await addOfferedEvent(a, { date: PARTY });
  const sent = (await send(a, event.id)).body as Proposal;
  const { text: before } = await app.call("GET", pathOf(sent));
  await live("America/Manaus");
  expect((await app.call("GET", pathOf(sent))).text).toBe(before);
  const again = (await send(a, event.id)).body as Proposal;
  expect((await app.call("GET", pathOf(again))).text).toContain("21:30 às 02:30");
});

test("a proposal that was stored before there were zones is read in São Paulo", async () => {
  const event = await addOfferedEvent(a, { date: PARTY });
  const sent = (await send(a, event.id)).body as Proposal;
  const before = (await app.call("GET", pathOf(sent))).text;
  await app.pool.query(
    "update proposals set snapshot = ((snapshot::jsonb) #- '{company,timeZone}')::text where company_id = 1",
  );
  await live("America/Manaus");
  expect((await app.call("GET", pathOf(sent))).text).toBe(before);
});

test.each<[TimeZone, string]>([
  ["America/Noronha", "2026-03-12T02:00:00Z"],
  ["America/Sao_Paulo", "2026-03-12T03:00:00Z"],
  ["America/Manaus", "2026-03-12T04:00:00Z"],
  ["America/Rio_Branco", "2026-03-12T05:00:00Z"],
])("in %s the 11th ends at %s: for a proposal, and for its validity", async (timeZone, end) => {
  at("2026-03-10T15:00:00Z");
  await live(timeZone);
  const event = await addOfferedEvent(a);
  await send(a, event.id);
  at(new Date(Date.parse(end) - 1).toISOString());
  expect(await proposalsOf(a)).toMatchObject([{ state: "enviada" }]);
  expect((await send(a, event.id)).status).toBe(201);
  at(end);
  expect(await proposalsOf(a)).toMatchObject([{ state: "vencida" }]);
  expect(await send(a, event.id)).toMatchObject({ status: 400, body: { issues: [{ path: "validUntil" }] } });
});

test.each<[TimeZone, string]>([
  ["America/Noronha", "2027-01-03T02:00:00Z"],
  ["America/Manaus", "2027-01-03T04:00:00Z"],
  ["America/Rio_Branco", "2027-01-03T05:00:00Z"],
])(
  "in %s an event of New Year's Eve reserves until %s, in a list that is cached too",
  async (timeZone, end) => {
    await live(timeZone);
    await a.post("/api/events", { ...wedding, date: PARTY });
    const reserved = async () => {
      const list = (await signedIn("GET", "/api/ingredients")).body as Ingredient[];
      return list.some(({ reservedQuantity }) => reservedQuantity > 0);
    };
    at(new Date(Date.parse(end) - 1).toISOString());
    expect(await reserved()).toBe(true);
    at(end);
    expect(await reserved()).toBe(false);
  },
);

test("the link of a team lasts until midnight of its company, whose zone its page is told", async () => {
  at("2026-12-31T15:00:00Z");
  await live("America/Manaus");
  await a.post("/api/events", { ...wedding, date: "2027-01-01T03:30:00.000Z" });
  const { link, validUntil } = (await signedIn("POST", "/api/events/1/team-link")).body as TeamLink;
  const event = async () => app.call("GET", `${pathOf({ link })}/event`);
  expect(validUntil).toBe("2027-01-03");
  expect((await event()).body as TeamEvent).toMatchObject({ timeZone: "America/Manaus", validUntil });
  at("2027-01-04T03:59:59Z");
  expect((await event()).status).toBe(200);
  at("2027-01-04T04:00:00Z");
  expect(await event()).toMatchObject({
    status: 410,
    body: { message: "Este link valeu até 03/01/2027." },
  });
});

test("a purchase without a day has that of its company, and other companies keep theirs", async () => {
  await live("America/Rio_Branco");
  await a.post("/api/ingredients/1/entries", { quantity: 1, price: 10 });
  await app.pool.query("update purchases set bought_on = null, created_at = '2027-01-01T04:59:00Z'");
  expect((await a.get("/api/purchases")).body as Purchase[]).toMatchObject([{ boughtOn: "2026-12-31" }]);
  expect((await b.get("/api/user")).body).toMatchObject({ timeZone: "America/Sao_Paulo" });
});
