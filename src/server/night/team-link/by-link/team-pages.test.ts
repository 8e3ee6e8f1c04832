import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tokenHash } from "#server/accounts/tokens.ts";
import { createApp } from "#server/app.ts";
import { loggedPath } from "#server/http/request-log.ts";
import { teamCaller, teamPath } from "#server/night/team-link/testing/team-caller.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { supplyOf, wedding } from "#server/testing/events.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });
const team = teamCaller(app);

const plan = (changes: object = {}) => a.post("/api/events", { ...wedding, ...changes });
const linkOfPlan = async (changes: object = {}) => {
  await plan(changes);
  return teamPath(a);
};

test("the team reads what it needs for the night", async () => {
  await a.put("/api/ingredients/1", {
    name: "Cachaça",
    category: "Outros",
    quantity: 10,
    unit: "L",
    pricePerUnit: 300,
    packName: "garrafa",
    packQuantity: 0.965,
  });
  const path = await linkOfPlan({ clients: [1], arrivalTime: "16:00", teamNotes: "Portão dos fundos" });
  const { status, body, headers } = await team.get(`${path}/event`);
  expect(status).toBe(200);
  expect(body).toEqual({
    companyName: "A",
    timeZone: "America/Sao_Paulo",
    name: "Casamento da Ana",
    date: "2026-12-25T23:30:00.000Z",
    durationMinutes: 300,
    arrivalTime: "16:00",
    teamNotes: "Portão dos fundos",
    location: "Sítio das Flores",
    guests: 150,
    isCancelled: false,
    isOut: false,
    isReturned: false,
    drinks: [
      {
        name: "Caipirinha",
        quantity: 100,
        ingredients: [
          { name: "Cachaça", quantity: 1, unit: "ml" },
          { name: "Limão", quantity: 1, unit: "unidade" },
        ],
      },
    ],
    loading: [
      {
        ingredientId: 1,
        name: "Cachaça",
        amount: 4,
        unit: "L",
        packs: { text: "5 garrafas de 965 ml", contents: 4.83 },
      },
      { ingredientId: 2, name: "Limão", amount: 15, unit: "unidade" },
    ],
    items: [],
    validUntil: "2026-12-28",
  });
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  });
});

test("other items go along with what the drinks need", async () => {
  const ice = { name: "Gelo", category: "Outros", quantity: 50, unit: "kg", pricePerUnit: 100 };
  const { id } = (await a.post("/api/ingredients", ice)).body as Ingredient;
  const path = await linkOfPlan({ supplies: [supplyOf(id, "kg", 40, "Gelo")] });
  expect((await team.get(`${path}/event`)).body).toMatchObject({
    loading: [
      { name: "Cachaça" },
      { ingredientId: id, name: "Gelo", amount: 40, unit: "kg" },
      { name: "Limão" },
    ],
  });
});

test("what is counted has the order of what goes along", async () => {
  const syrup = { name: "Açúcar", category: "Outros", quantity: 50, unit: "kg", pricePerUnit: 100 };
  const { id } = (await a.post("/api/ingredients", syrup)).body as Ingredient;
  const path = await linkOfPlan({ supplies: [supplyOf(id, "kg", 4, "Açúcar")] });
  await a.post("/api/events/1/withdraw-stock");
  const inOrder = [{ name: "Açúcar" }, { name: "Cachaça" }, { name: "Limão" }];
  expect((await team.get(`${path}/event`)).body).toMatchObject({ loading: inOrder, items: inOrder });
});

test("once the stock is out, that is what goes along and what is counted", async () => {
  const path = await linkOfPlan();
  await a.post("/api/events/1/withdraw-stock", { items: [{ ingredientId: 1, quantity: 4.5 }] });
  expect((await team.get(`${path}/event`)).body).toMatchObject({
    isOut: true,
    loading: [{ ingredientId: 1, amount: 4.5 }],
    items: [
      {
        ingredientId: 1,
        name: "Cachaça",
        unit: "L",
        unitWord: null,
        packName: null,
        packQuantity: null,
        out: 4.5,
      },
    ],
  });
  await a.post("/api/events/1/return-stock", { returns: [{ ingredientId: 1, quantity: 1 }] });
  expect((await team.get(`${path}/event`)).body).toMatchObject({ isOut: false, items: [] });
});

test("a company's new name is there at once, though the answer is cached", async () => {
  const path = await linkOfPlan();
  const named = async () => ((await team.get(`${path}/event`)).body as { companyName: string }).companyName;
  expect(await named()).toBe("A");
  await a.put("/api/company", { name: "Bar da Ana" });
  expect(await named()).toBe("Bar da Ana");
});

test("a cancelled event says so, and can still be read", async () => {
  const path = await linkOfPlan();
  await a.put("/api/events/1", { ...wedding, status: "cancelado" });
  expect((await team.get(`${path}/event`)).body).toMatchObject({ isCancelled: true });
});

test("each link opens the event of its own company", async () => {
  const path = await linkOfPlan();
  const ofB = { ...wedding, name: "Festa da B", drinks: undefined };
  const line = { ingredientId: 3, ingredientName: "Gin", quantity: 50, unit: "ml", plannedQuantity: 50 };
  await b.post("/api/events", {
    ...ofB,
    eventIngredients: [{ ...line, drinkId: 2, drinkName: "Gin Tônica" }],
  });
  const [own, other] = [await team.get(`${path}/event`), await team.get(`${await teamPath(b, 2)}/event`)];
  expect(own.body).toMatchObject({ companyName: "A", name: "Casamento da Ana" });
  expect(own.text).not.toMatch(/Festa da B|Gin/);
  expect(other.body).toMatchObject({ companyName: "B", name: "Festa da B" });
  expect(other.text).not.toMatch(/Casamento|Cachaça|Limão/);
});

test("a wrong, an unknown and a revoked token get the same answer, as does one of a blocked company", async () => {
  const revoked = await linkOfPlan();
  await a.delete("/api/events/1/team-link");
  await plan();
  const blocked = await teamPath(a, 2);
  await app.pool.query("update companies set is_active = false where id = 1");
  const wrong = [revoked, "/t/abc", `/t/${"x".repeat(27)}`, "/t/%00", blocked];
  const pages = await Promise.all([...wrong, "/t/", `${revoked}/xyz`].map((path) => team.get(path)));
  for (const { status, text, headers } of pages) {
    expect(status).toBe(404);
    expect(text).toBe(pages[0]?.text);
    expect(headers.get("cache-control")).toBe("no-store");
  }
  expect(pages[0]?.text).toContain(
    "<h1>Link não encontrado. Confira o endereço ou fale com quem o enviou.</h1>",
  );
  const calls = await Promise.all(wrong.map((path) => team.get(`${path}/event`)));
  for (const { status, text } of calls) expect([status, text]).toEqual([404, calls[0]?.text]);
  expect(calls[0]?.body).toMatchObject({
    message: "Link não encontrado. Confira o endereço ou fale com quem o enviou.",
  });
});

test("an open page learns with its next call that the link was revoked", async () => {
  const path = await linkOfPlan();
  expect((await team.get(`${path}/event`)).status).toBe(200);
  await a.delete("/api/events/1/team-link");
  expect((await team.get(`${path}/event`)).status).toBe(404);
  const again = await teamPath(a);
  expect((await team.get(`${again}/event`)).status).toBe(200);
  expect((await team.get(`${path}/event`)).status).toBe(404);
});

test("after its last day the link says so in one sentence, until the event is moved", async () => {
  const path = await linkOfPlan();
  app.clock.now = new Date("2026-12-29T03:00:00Z");
  const late = [await team.get(path), await team.get(`${path}/event`)];
  expect(late[0]?.text).toContain("<h1>Este link valeu até 28/12/2026.</h1>");
  expect(late[1]?.body).toMatchObject({ message: "Este link valeu até 28/12/2026." });
  expect(late.map(({ status }) => status)).toEqual([410, 410]);
  const token = await app.signIn(1);
  const body = { ...wedding, date: "2026-12-26T23:30:00.000Z" };
  await app.call("PUT", "/api/events/1", { token, body });
  expect(await team.get(`${path}/event`)).toMatchObject({ status: 200, body: { validUntil: "2026-12-29" } });
  app.clock.now = new Date("2026-03-10T15:00:00Z");
});

test("the link of a disabled event says so, and opens it again with the event", async () => {
  const path = await linkOfPlan();
  await a.patch("/api/events/1/disable");
  expect(await team.get(`${path}/event`)).toMatchObject({
    status: 410,
    body: { message: "Este evento foi desabilitado. Fale com quem enviou o link." },
  });
  await a.patch("/api/events/1/enable");
  expect((await team.get(`${path}/event`)).status).toBe(200);
});

test("calls are limited by address, and by link from wherever they come", async () => {
  const path = await linkOfPlan();
  await team.get(`${path}/event`);
  await team.get("/t/nothing/event");
  const { rows } = await app.pool.query<{ key: string; count: number }>("select key, count from attempts");
  expect(rows).toContainEqual({ key: "team 203.0.113.7", count: 2 });
  expect(rows).toContainEqual({ key: `team ${tokenHash(path.replace("/t/", ""))}`, count: 1 });
  expect(JSON.stringify(rows)).not.toContain(path.replace("/t/", ""));
  await app.pool.query("update attempts set count = 1000000 where key = $1", ["team 203.0.113.7"]);
  expect(await team.get(`${path}/event`)).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining("Muitas tentativas") },
  });
});

test("the page comes with a nonce of its own, for no cache and no search engine", async () => {
  const path = await linkOfPlan();
  const folder = mkdtempSync(join(tmpdir(), "balcao-team-"));
  writeFileSync(join(folder, "index.html"), "the app");
  writeFileSync(join(folder, "team.html"), '<meta property="csp-nonce" nonce="__CSP_NONCE__">');
  const built = createApp({ services: app.services, isReady: async () => {}, webFolder: folder });
  const open = (at: string) => built.request(at, { headers: { host: "localhost:3000" } });
  const [page, other] = [await open(path), await open(path)];
  const nonce = /nonce="([^"]{24})"/.exec(await page.text())?.[1] ?? "none";
  expect(await other.text()).not.toContain(nonce);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "content-security-policy": expect.stringContaining(`style-src 'self' 'nonce-${nonce}'`),
  });
  expect((await open(`/t/${"x".repeat(27)}`)).status).toBe(404);
  rmSync(folder, { recursive: true });
});

test("the log has no token", () => {
  for (const path of ["/t/", "//t/", "/t//", "/T/"]) {
    expect(loggedPath(`${path}lisgU-wonCDDEu_4haEMMSAEsVo/event`)).toMatch(/^\/t\/…\/event$/i);
  }
});
