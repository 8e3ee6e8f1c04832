import { expect, test } from "vitest";
import { asked, inquiriesOf, openPage, sendForm } from "#server/inquiries/testing/asked.ts";
import { twoCompanies } from "#server/testing/companies.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

const send = sendForm(app);
const HOUR = 60 * 60 * 1000;
const TOO_MANY = "Recebemos pedidos demais agora. Tente de novo mais tarde ou fale direto com a empresa.";

const fill = (count: number, source = "pagina", state = "novo") =>
  app.pool.query(
    `insert into inquiries (company_id, source, state, name, phone, date, guests, received_at, discarded_at)
     select 1, $1, $2, 'Zé ' || n, '11999990000', '2026-12-12', 10, $3,
       case when $2 = 'descartado' then $3::timestamptz end from generate_series(1, $4::int) n`,
    [source, state, app.clock.now, count],
  );

test.each(["127.0.0.1", "203.0.113.9"])(
  "an address (%s) posts five times an hour: refused, robots and unknown pages count",
  async (address) => {
    const path = await openPage(a);
    const statuses = [
      await send(path, {}, address),
      await send(path, { name: "" }, address),
      await send(path, { site: "x" }, address),
      await send(`/o/${"x".repeat(27)}`, {}, address),
      await app.call("POST", path, { body: "{}", address }),
      await send(path, {}, address),
    ].map(({ status }) => status);
    expect(statuses).toEqual([303, 400, 303, 404, 415, 429]);
    const last = await send(path, { site: "x" }, address);
    expect([last.status, last.headers.get("retry-after")]).toEqual([429, "3600"]);
    expect(last.text).toContain("<h1>Muitas tentativas. Tente novamente em 60 minutos.</h1>");
    expect((await app.call("GET", path, { address })).status).toBe(200);
    expect(await inquiriesOf(a)).toHaveLength(1);
    expect((await send(path)).status).toBe(303);
    app.later(HOUR);
    expect((await send(path, {}, address)).status).toBe(303);
    app.clock.now = new Date("2026-03-10T15:00:00Z");
    await app.pool.query("delete from attempts");
  },
);

const inNetwork = (network: string, number: number) => `2001:db8:${network}:${number.toString(16)}::1`;

test("a whole IPv6 /48 posts fifty times an hour, whichever of its addresses are used", async () => {
  const path = await openPage(a);
  const statuses: number[] = [];
  for (let number = 0; number < 52; number++)
    statuses.push((await send(path, { site: "x" }, inNetwork("f001", number))).status);
  expect(statuses).toEqual([...Array(50).fill(303), 429, 429]);
  expect((await send(path, {}, inNetwork("f002", 1))).status).toBe(303);
  app.later(HOUR);
  expect((await send(path, {}, inNetwork("f001", 1))).status).toBe(303);
});

test.each([
  ["a /48", (number: number) => inNetwork("f003", number)],
  ["an IPv4 address", () => "203.0.113.77"],
])("%s has twenty requests a day of a company's hundred, and others go on", async (_what, addressOf) => {
  const [path, other] = [await openPage(a), await openPage(b)];
  for (let number = 0; number < 20; number++) {
    if (number % 5 === 0) app.later(HOUR);
    expect((await send(path, {}, addressOf(number))).status).toBe(303);
  }
  app.later(HOUR);
  const refused = await send(path, {}, addressOf(20));
  expect(refused.status).toBe(429);
  expect(refused.text).toContain(TOO_MANY);
  expect(refused.text).toContain('value="Ana Souza"');
  expect((await send(path)).status).toBe(303);
  expect((await send(other, {}, addressOf(21))).status).toBe(303);
  app.later(24 * HOUR);
  expect((await send(path, {}, addressOf(22))).status).toBe(303);
  app.clock.now = new Date("2026-03-10T15:00:00Z");
  await app.pool.query("delete from attempts");
});

test("a company gets a hundred a day by its page, whatever became of them", async () => {
  const path = await openPage(a);
  const other = await openPage(b);
  const mailed = (await app.mailTo("a@bar.com.br")).length;
  await fill(40);
  await fill(59, "pagina", "descartado");
  await fill(10, "manual");
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(path)));
  expect(replies.map(({ status }) => status).sort((x, y) => x - y)).toEqual([303, 429, 429, 429, 429]);
  const refused = await send(path);
  expect(refused.status).toBe(429);
  expect(refused.text).toContain(TOO_MANY);
  expect(refused.text).toContain('value="Ana Souza"');
  expect((await send(other)).status).toBe(303);
  expect((await a.post("/api/inquiries", asked)).status).toBe(201);
  expect(await app.mailTo("a@bar.com.br")).toHaveLength(mailed + 1);
  app.later(24 * HOUR);
  expect((await send(path)).status).toBe(303);
  app.clock.now = new Date("2026-03-10T15:00:00Z");
});

test("a company with five hundred open ones gets no more until one is dealt with", async () => {
  const path = await openPage(a);
  await fill(500, "manual");
  const refused = await send(path);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain(TOO_MANY);
  expect(refused.text).toContain('value="Ana Souza"');
  const [first] = await inquiriesOf(a);
  await a.post(`/api/inquiries/${first?.id}/discard`);
  expect((await send(path)).status).toBe(303);
});
