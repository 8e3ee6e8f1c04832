import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { brokenLinks } from "#server/activity/broken-links.ts";
import { openPage, sendForm } from "#server/inquiries/testing/asked.ts";
import { teamCaller, teamPath } from "#server/night/team-link/testing/team-caller.ts";
import { linkForms } from "#server/proposals/testing/link-forms.ts";
import { offer } from "#server/proposals/testing/offered-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const { accept, refuse } = linkForms(app);
const team = teamCaller(app);

beforeEach(() => {
  app.clock.now = new Date("2026-03-10T15:00:00Z");
});

const trail = async () => ((await a.get("/api/activity")).body as ActivityBatch).activities;
const withoutUser = async () =>
  (await app.pool.query("select action, details from audit_entries where user_id is null order by id")).rows;

test("who accepts by the link of a proposal acts as that link, under the name that was given", async () => {
  const { path, proposal } = await offer(a);
  await accept(path, "Ana Souza");
  const link = { of: "proposal", proposalId: proposal.id };
  const changes = [{ field: "status", from: "orçamento", to: "confirmado" }];
  expect(await withoutUser()).toEqual([
    { action: "proposal_accepted_by_client", details: { changes, link } },
  ]);
  const told = (await trail()).filter(({ details }) => details?.link);
  expect(told.map(({ action, username }) => [action, username])).toEqual([
    ["proposal_accepted_by_client", "Ana Souza"],
  ]);
  expect((await brokenLinks(app.db)).broken).toEqual([]);
});

test("the name is not in the trail itself, and is gone once it is deleted with the client", async () => {
  const { path } = await offer(a);
  await accept(path, "Ana Souza");
  const { rows } = await app.pool.query("select from audit_entries e where e::text like '%Souza%'");
  expect(rows).toEqual([]);
  await app.pool.query("update proposals set accepted_name = null");
  expect((await trail())[0]).toMatchObject({ action: "proposal_accepted_by_client", username: null });
});

test("who refuses by the link of a proposal gives no name", async () => {
  const { path, proposal } = await offer(a);
  await refuse(path, "Caro");
  const link = { of: "proposal", proposalId: proposal.id };
  expect(await withoutUser()).toEqual([{ action: "proposal_refused_by_client", details: { link } }]);
  expect((await trail())[0]).toMatchObject({ username: null, details: { link } });
});

const entry = (name: string) => ({
  id: randomUUID(),
  ingredientId: 1,
  closed: 2,
  openTenths: [],
  lost: 0,
  broken: 0,
  at: "2026-12-26T03:10:00.000Z",
  name,
});

test("who counts by the team's link acts as that link, once for each name", async () => {
  await a.post("/api/events", wedding);
  const path = `${await teamPath(a)}/counts`;
  const first = entry("Téo");
  for (const count of [first, first, entry("Téo"), entry("Lia")]) {
    expect((await team.post(path, count)).status).toBe(201);
  }
  const counted = (await trail()).filter(({ action }) => action === "event_counted_by_team");
  expect(counted.map(({ username, details }) => [username, details?.link])).toEqual([
    ["Lia", { of: "team" }],
    ["Téo", { of: "team" }],
  ]);
  expect((await withoutUser())[0]).toMatchObject({ details: { countId: first.id } });
  expect((await brokenLinks(app.db)).broken).toEqual([]);
});

test("who sends a request acts as the page, under the name that was given until it is wiped", async () => {
  await sendForm(app)(await openPage(a));
  const link = { of: "inquiries" };
  expect(await withoutUser()).toEqual([{ action: "inquiry_received", details: { link } }]);
  const { rows } = await app.pool.query("select from audit_entries e where e::text like '%Souza%'");
  expect(rows).toEqual([]);
  expect((await trail())[0]).toMatchObject({
    username: "Ana Souza",
    subject: "Ana Souza",
    details: { link },
  });
  await app.pool.query("update inquiries set name = null, phone = null, email = null, message = null");
  expect((await trail())[0]).toMatchObject({ action: "inquiry_received", username: null });
  expect((await brokenLinks(app.db)).broken).toEqual([]);
});

test("whoever gives ever other names fills no more of the trail than a large team", async () => {
  await a.post("/api/events", wedding);
  const path = `${await teamPath(a)}/counts`;
  await app.pool.query(`insert into event_counts
      (company_id, id, event_id, ingredient_id, closed, open_tenths, lost, broken, by, counted_at)
    select 1, gen_random_uuid(), 1, 1, 0, '{}', 0, 0, 'Zé ' || n, now() from generate_series(1, 29) n`);
  for (const name of ["Téo", "Lia", "Rui"]) expect((await team.post(path, entry(name))).status).toBe(201);
  expect(await withoutUser()).toHaveLength(1);
});
