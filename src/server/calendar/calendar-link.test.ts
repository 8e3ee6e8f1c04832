import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import type { CalendarLink } from "#shared/calendar/contract.ts";

const { app, a, b } = await twoCompanies();

const path = "/api/calendar-link";
const actions = async () =>
  ((await a.get("/api/activity")).body as ActivityBatch).activities
    .map(({ action }) => action)
    .filter((action) => action.startsWith("calendar"));

test("a person has one link until it is revoked, which is then not the next one", async () => {
  expect(await a.get(path)).toMatchObject({ status: 200, body: { link: null } });
  const made = await a.post(path);
  expect(made).toMatchObject({
    status: 201,
    body: { link: expect.stringMatching(/^http:\/\/localhost:3000\/agenda\/[\w-]{27}\.ics$/) },
  });
  expect(await a.post(path)).toMatchObject({ status: 200, body: made.body });
  expect(await a.get(path)).toMatchObject({ status: 200, body: made.body });
  for (let i = 0; i < 2; i++)
    expect(await a.delete(path)).toMatchObject({ status: 200, body: { link: null } });
  expect(await a.get(path)).toMatchObject({ body: { link: null } });
  expect((await a.post(path)).body).not.toEqual(made.body);
  expect(await actions()).toEqual([
    "calendar_link_created",
    "calendar_link_revoked",
    "calendar_link_created",
  ]);
});

test("those who ask at the same time get the same link", async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => a.post(path)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(await actions()).toEqual(["calendar_link_created"]);
});

test("everybody has their own, whatever their role, and revokes no other", async () => {
  const { token } = await app.addUser({ email: "equipe@a.com", companyId: 1, companyRole: "equipe" });
  const team = await app.call("POST", path, { token });
  expect(team.status).toBe(201);
  const links = [team, await a.post(path), await b.post(path)].map(({ body }) => (body as CalendarLink).link);
  expect(new Set(links).size).toBe(3);
  await app.call("DELETE", path, { token });
  expect(await a.get(path)).toMatchObject({ body: { link: links[1] } });
  expect(await b.get(path)).toMatchObject({ body: { link: links[2] } });
});
