import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

const path = "/api/events/1/team-link";
const plan = (changes: object = {}) => a.post("/api/events", { ...wedding, ...changes });
const actions = async () =>
  ((await a.get("/api/activity")).body as ActivityBatch).activities
    .map(({ action }) => action)
    .filter((action) => action.startsWith("event_team_link"));

test("an event has one link until it is revoked, and its last day follows the event", async () => {
  await plan();
  expect(await a.get(path)).toMatchObject({ status: 200, body: null });
  const made = await a.post(path);
  expect(made).toMatchObject({
    status: 201,
    body: {
      link: expect.stringMatching(/^http:\/\/localhost:3000\/t\/[\w-]{27}$/),
      validUntil: "2026-12-28",
    },
  });
  expect(await a.post(path)).toMatchObject({ status: 200, body: made.body });
  expect(await a.get(path)).toMatchObject({ status: 200, body: made.body });
  await a.put("/api/events/1", { ...wedding, date: "2026-12-31T23:30:00.000Z" });
  expect(await a.get(path)).toMatchObject({
    body: { link: (made.body as { link: string }).link, validUntil: "2027-01-03" },
  });
  expect(await actions()).toEqual(["event_team_link_created"]);
});

test("a revoked link is not the next one; revoking again changes nothing", async () => {
  await plan();
  const first = await a.post(path);
  for (let i = 0; i < 2; i++) expect((await a.delete(path)).status).toBe(200);
  expect(await a.get(path)).toMatchObject({ status: 200, body: null });
  const second = await a.post(path);
  expect(second.status).toBe(201);
  expect(second.body).not.toEqual(first.body);
  expect(await actions()).toEqual([
    "event_team_link_created",
    "event_team_link_revoked",
    "event_team_link_created",
  ]);
});

test("those who ask at the same time get the same link", async () => {
  await plan();
  const replies = await Promise.all(Array.from({ length: 10 }, () => a.post(path)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(9);
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(await actions()).toEqual(["event_team_link_created"]);
});

test("there is none for an event that is over for more than three days, disabled or cancelled", async () => {
  await plan();
  app.clock.now = new Date("2026-12-29T02:59:59Z");
  const signedIn = await app.signIn(1);
  const post = () => app.call("POST", path, { token: signedIn });
  expect((await post()).status).toBe(201);
  app.later(1000);
  expect(await post()).toMatchObject({
    status: 409,
    body: { message: "O link da equipe vale até três dias depois do evento, e esse prazo já passou" },
  });
  app.clock.now = new Date("2026-03-10T15:00:00Z");
  await plan({ status: "cancelado" });
  expect(await a.post("/api/events/2/team-link")).toMatchObject({
    status: 409,
    body: { message: "Este evento está cancelado" },
  });
  await plan();
  await a.patch("/api/events/3/disable");
  expect(await a.post("/api/events/3/team-link")).toMatchObject({
    status: 409,
    body: { message: "Este evento está desabilitado" },
  });
});

test("another company's event is not there", async () => {
  await plan();
  const { body } = await a.post(path);
  for (const reply of [await b.get(path), await b.post(path), await b.delete(path)]) {
    expect(reply).toMatchObject({ status: 404, body: { message: "Evento não encontrado" } });
  }
  expect(await a.get(path)).toMatchObject({ body });
});
