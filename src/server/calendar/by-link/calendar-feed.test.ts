import ICAL from "ical.js";
import { beforeEach, describe, expect, test } from "vitest";
import { tokenHash } from "#server/accounts/tokens.ts";
import { loggedPath } from "#server/http/request-log.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import { companyRoles } from "#shared/accounts/permissions.ts";
import type { CalendarLink } from "#shared/calendar/contract.ts";
import type { CateringEvent } from "#shared/events/contract.ts";

const { app, tokens, a, b } = await twoCompanies({ isStocked: true });

const NOW = new Date("2026-12-01T15:00:00Z");
// Before the companies sign in.
app.clock.now = NOW;
beforeEach(() => {
  app.clock.now = NOW;
});

const plan = async (changes: object = {}) =>
  (await a.post("/api/events", { ...wedding, ...changes })).body as CateringEvent;
const pathOf = async (token: string) =>
  new URL(((await app.call("POST", "/api/calendar-link", { token })).body as CalendarLink).link ?? "")
    .pathname;
const open = (path: string, headers: Record<string, string> = {}) =>
  app.call("GET", path, { headers, address: "203.0.113.7" });
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((each) => ({
    ...(Object.fromEntries(
      ["uid", "summary", "status", "location", "description", "url", "sequence"].map((name) => [
        name,
        each.getFirstPropertyValue(name),
      ]),
    ) as Record<"uid" | "summary" | "status" | "location" | "description" | "url" | "sequence", unknown>),
    start: new ICAL.Event(each).startDate.toJSDate(),
    end: new ICAL.Event(each).endDate.toJSDate(),
  }));
const feed = async () => eventsIn((await open(await pathOf(tokens.a))).text);

test("a calendar reads the company's events", async () => {
  const { id, version } = await plan({ clients: [1, 2], durationMinutes: 390 });
  const { status, text, headers } = await open(await pathOf(tokens.a));
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "x-robots-tag": "noindex, nofollow",
    "cache-control": "private, no-cache",
    etag: expect.stringMatching(/^W\/"calendar\./),
  });
  expect(text).toContain("\r\nX-WR-CALNAME:A\r\n");
  expect(text).toContain("\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n");
  expect(eventsIn(text)).toEqual([
    {
      uid: `evento-${id}@localhost`,
      summary: "Casamento da Ana",
      status: "CONFIRMED",
      location: "Sítio das Flores",
      description: `150 convidados\nDrinks: Caipirinha\nClientes: Ana, Bruno\nhttp://localhost:3000/eventos/${id}`,
      url: `http://localhost:3000/eventos/${id}`,
      sequence: version,
      start: new Date(wedding.date),
      end: new Date("2026-12-26T06:00:00Z"),
    },
  ]);
});

test.each(companyRoles)("a %s gets the same bytes as the owner", async (companyRole) => {
  await plan({ clients: [1], pricing: { pricingMode: "fechado", price: "12345.67" } });
  const { token } = await app.addUser({ email: "outra@a.com", companyId: 1, companyRole });
  const own = await open(await pathOf(token));
  expect(eventsIn(own.text)).toHaveLength(1);
  expect((await open(await pathOf(tokens.a))).text).toBe(own.text);
});

test("an edit raises the sequence and the time of the last change, and the tag is another one", async () => {
  const { id } = await plan();
  await app.pool.query("update events set changed_at = '2026-11-01T00:00:00Z'");
  await app.pool.query("update companies set revision = gen_random_uuid()");
  const path = await pathOf(tokens.a);
  const first = await open(path);
  expect(first.text).toContain("\r\nLAST-MODIFIED:20261101T000000Z\r\n");
  const tag = first.headers.get("etag") ?? "";
  const same = await open(path, { "if-none-match": tag });
  expect([same.status, same.text, same.headers.get("etag")]).toEqual([304, "", tag]);
  expect(same.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  await a.put(`/api/events/${id}`, { ...wedding, name: "Bodas" });
  const changed = await open(path, { "if-none-match": tag });
  expect(changed.status).toBe(200);
  expect(eventsIn(changed.text)).toMatchObject([
    { uid: `evento-${id}@localhost`, summary: "Bodas", sequence: 2 },
  ]);
  expect(changed.text).not.toContain("LAST-MODIFIED:20261101T000000Z");
});

describe("what is off", () => {
  test.each(["cancelado", "disabled"])("%s: it is told for thirty days, and then forgotten", async (how) => {
    const { id } = await plan();
    if (how === "disabled") await a.patch(`/api/events/${id}/disable`);
    else await a.put(`/api/events/${id}`, { ...wedding, status: how });
    const changedOn = async (day: string) => {
      await app.pool.query("update events set changed_at = $1", [`${day}T15:00:00Z`]);
      return feed();
    };
    expect(await changedOn("2026-11-01")).toMatchObject([{ status: "CANCELLED" }]);
    expect(await changedOn("2026-10-31")).toEqual([]);
  });
});

test("it begins ninety days ago, by the company's clock", async () => {
  await plan({ name: "Antes", date: "2026-09-02T02:59:00.000Z" });
  await plan({ name: "Primeiro", date: "2026-09-02T03:00:00.000Z" });
  expect((await feed()).map(({ summary }) => summary)).toEqual(["Primeiro"]);
});

test("a day later, without any change, another one has become too old, and the tag tells", async () => {
  await plan({ date: "2026-09-02T03:00:00.000Z" });
  const path = await pathOf(tokens.a);
  const { headers } = await open(path);
  app.later(24 * 60 * 60 * 1000);
  const next = await open(path, { "if-none-match": headers.get("etag") ?? "" });
  expect([next.status, eventsIn(next.text)]).toEqual([200, []]);
});

test("each link opens the events of its own company", async () => {
  await plan({ name: "Festa da A" });
  const line = { ingredientId: 3, ingredientName: "Gin", quantity: 50, unit: "ml", plannedQuantity: 50 };
  await b.post("/api/events", {
    ...wedding,
    name: "Festa da B",
    drinks: undefined,
    eventIngredients: [{ ...line, drinkId: 2, drinkName: "Gin Tônica" }],
  });
  const [ofA, ofB] = [await open(await pathOf(tokens.a)), await open(await pathOf(tokens.b))];
  expect(ofA.text).toContain("Festa da A");
  expect(ofA.text).not.toMatch(/Festa da B|Gin/);
  expect(ofB.text).toContain("Festa da B");
  expect(ofB.text).not.toMatch(/Festa da A|Caipirinha/);
});

test("more events than a calendar can hold leave the farthest out", async () => {
  await app.pool.query(`insert into events (company_id, name, date)
    select 1, 'Festa ' || n, '2026-12-02T23:00:00Z'::timestamptz + n * interval '1 hour'
    from generate_series(1, 2005) n`);
  const found = await feed();
  expect(found).toHaveLength(2000);
  expect(found.at(-1)?.summary).toBe("Festa 2000");
});

test("whatever link is not one, or no longer, gets the same answer", async () => {
  const revoked = await pathOf(tokens.a);
  await a.delete("/api/calendar-link");
  const person = async (email: string) => {
    const { id, token } = await app.addUser({ email, companyId: 1, companyRole: "gestor" });
    return { id, path: await pathOf(token) };
  };
  const removed = await person("removida@a.com");
  expect((await a.delete(`/api/team/${removed.id}`)).status).toBe(200);
  const blocked = await person("bloqueada@a.com");
  await app.pool.query("update users set is_active = false where id = $1", [blocked.id]);
  const ofBlockedCompany = await pathOf(tokens.b);
  await app.pool.query("update companies set is_active = false where id = 2");
  const wrong = [
    "/agenda/abc.ics",
    `/agenda/${"x".repeat(27)}.ics`,
    "/agenda/%00.ics",
    "/agenda/",
    revoked.slice(0, -4),
  ];
  const answers = await Promise.all(
    [revoked, removed.path, blocked.path, ofBlockedCompany, ...wrong].map((path) => open(path)),
  );
  for (const { status, text } of answers) expect([status, text]).toEqual([404, answers[0]?.text]);
  expect(answers[0]?.text).toContain("Agenda não encontrada. Confira o link ou crie um novo no Balcão.");
});

test("a removed person who comes back gets a new link; the old one stays dead", async () => {
  const { id, token } = await app.addUser({ email: "volta@a.com", companyId: 1, companyRole: "gestor" });
  const path = await pathOf(token);
  await a.delete(`/api/team/${id}`);
  await app.pool.query("update users set removed_at = null where id = $1", [id]);
  expect((await open(path)).status).toBe(404);
});

test("calls are limited by address, and by link from wherever they come", async () => {
  const path = await pathOf(tokens.a);
  const token = path.replace("/agenda/", "").replace(".ics", "");
  await open(path);
  await open("/agenda/nothing.ics");
  const { rows } = await app.pool.query<{ key: string; count: number }>("select key, count from attempts");
  expect(rows).toContainEqual({ key: "calendar 203.0.113.7", count: 2 });
  expect(rows).toContainEqual({ key: `calendar ${tokenHash(token)}`, count: 1 });
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(loggedPath(path)).toBe("/agenda/…");
});

describe("a company that writes as much as it can", () => {
  const names = (letter: string) => `rpad('', 200, '${letter}')`;
  const fill = (events: number) =>
    app.pool.query(`
      insert into events (company_id, name, date, location)
      select 1, ${names("ç")}, '2026-12-02T23:00:00Z'::timestamptz + n * interval '1 hour', rpad('', 300, 'ã')
      from generate_series(1, ${events}) n;
      insert into event_drinks (company_id, event_id, position, drink_id, drink_name, quantity)
      select 1, e.id, n, 1, n || ${names("é")}, 1 from events e, generate_series(1, 100) n;
      insert into event_clients (company_id, event_id, position, client_id)
      select 1, e.id, c.id, c.id from events e, clients c where c.company_id = 1;
      update clients set name = rpad('', 200, 'ü');
      update companies set revision = gen_random_uuid()`);

  test("has entries of a few lines, which tell how much they leave out", async () => {
    await fill(1);
    const [event] = eventsIn((await open(await pathOf(tokens.a))).text);
    const description = String(event?.description);
    expect(Buffer.byteLength(description)).toBeLessThanOrEqual(500);
    expect(description).toMatch(
      /^Drinks: 1é+… e mais 99\nClientes: ü+… e mais 1\nhttp:\/\/localhost:3000\/eventos\/\d+$/,
    );
  });

  test("has a feed of some megabytes, and the thread is free while it is made", {
    timeout: 120_000,
  }, async () => {
    await fill(2000);
    const path = await pathOf(tokens.a);
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const { status, text } = await open(path);
    clearInterval(watch);
    expect(status).toBe(200);
    expect(text.length).toBeLessThan(5 * 1024 * 1024);
    expect(eventsIn(text).length).toBeGreaterThan(500);
    // A tenth of what it took before, with room for a busy machine.
    expect(longest).toBeLessThan(300);
  });
});
