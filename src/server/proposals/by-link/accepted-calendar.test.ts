import { expect, test } from "vitest";
import { linkForms } from "#server/proposals/testing/link-forms.ts";
import { offer } from "#server/proposals/testing/offered-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const { accept, open } = linkForms(app);

const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("a client gets the event for the calendar once it is accepted, as it was accepted", async () => {
  app.clock.now = new Date("2026-03-10T15:00:00Z");
  const { event, path } = await offer(a);
  const before = await open(`${path}.ics`);
  expect([before.status, before.text]).toEqual([404, (await open("/p/nothing.ics")).text]);
  expect((await open(path)).text).not.toContain(".ics");
  await accept(path);
  expect((await open(path)).text).toContain(
    `<a class="button plain" href="${path}.ics">Adicionar à agenda</a>`,
  );
  await a.put(`/api/events/${event.id}`, {
    ...wedding,
    name: "Outro nome",
    status: "confirmado",
    guests: 20,
  });
  const { status, text, headers } = await open(`${path}.ics`);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
  });
  const lines = unfolded(text);
  expect(lines).toContain(`UID:evento-${event.id}@localhost`);
  expect(lines).toContain("SUMMARY:Casamento da Ana");
  expect(lines).toContain("STATUS:CONFIRMED");
  expect(lines).toContain("DTSTART:20261225T233000Z");
  expect(lines).toContain(
    `DESCRIPTION:150 convidados\\nDrinks: Caipirinha\\nClientes: Ana\\, Bruno\\nhttp://localhost:3000${path}`,
  );
  expect(text).not.toMatch(/9\.?000|R\$/);
});

test("an event that will not be is struck out, and no longer offered", async () => {
  app.clock.now = new Date("2026-03-10T15:00:00Z");
  const { event, path } = await offer(a);
  await accept(path);
  await a.put(`/api/events/${event.id}`, { ...wedding, status: "cancelado" });
  expect(unfolded((await open(`${path}.ics`)).text)).toContain("STATUS:CANCELLED");
  expect((await open(path)).text).not.toContain(".ics");
});
