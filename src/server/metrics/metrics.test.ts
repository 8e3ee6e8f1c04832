import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { emails } from "#server/db/schema/emails.ts";
import { routeTable } from "#server/routes.ts";
import { createOwnTestApp, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { Metrics } from "./metrics.ts";

const TOKEN = "t".repeat(40);
const AWAY = "192.0.2.7";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ METRICS_TOKEN: TOKEN });
  app.services.metrics.watchOutbox(app.db, () => app.clock.now);
  app.services.metrics.watchPools({ companies: app.companies, system: app.pool });
});
afterAll(() => app.close());

/** The value of one line, by its name and labels as they are written. */
async function metric(line: string, of = app): Promise<number | undefined> {
  const { text } = await of.call("GET", "/metrics");
  const found = text.split("\n").find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

const requests = (labels: string) => metric(`balcao_http_requests_total{${labels}}`);

describe("who may read", () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  test.each<[string, Parameters<TestApp["call"]>[2]]>([
    ["this machine", {}],
    ["this machine by IPv6", { address: "::1" }],
    ["another machine with the token", { address: AWAY, headers: bearer(TOKEN) }],
    ["a proxy of this machine with the token", { headers: { ...bearer(TOKEN), "x-forwarded-for": AWAY } }],
  ])("%s may", async (_who, options) => {
    const { status, headers, text } = await app.call("GET", "/metrics", options);
    expect([status, headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
    expect(text).toContain("# TYPE balcao_http_requests_total counter");
  });

  test.each<[string, Parameters<TestApp["call"]>[2]]>([
    ["another machine", { address: AWAY }],
    [
      "another machine that claims to be this one",
      { address: AWAY, headers: { "x-forwarded-for": "127.0.0.1" } },
    ],
    ["whoever comes by a proxy of this machine", { headers: { "x-forwarded-for": AWAY } }],
    ["whoever comes by a proxy that only says so", { headers: { via: "1.1 proxy" } }],
    ["whoever comes by the public name", { headers: { host: "balcao.exemplo.com.br" } }],
    ["another token", { address: AWAY, headers: bearer(`${TOKEN.slice(1)}u`) }],
    ["a part of the token", { address: AWAY, headers: bearer(TOKEN.slice(1)) }],
    ["an empty token", { address: AWAY, headers: bearer("") }],
    ["the token in the address", { address: AWAY, headers: { "x-token": TOKEN } }],
  ])("%s may not", async (_who, options) => {
    const { status, headers, text } = await app.call("GET", `/metrics?token=${TOKEN}`, options);
    expect([status, headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(text).not.toContain("balcao_");
  });

  test("without METRICS_TOKEN no token opens it, a user's session neither", async () => {
    const own = await createOwnTestApp();
    const { user } = await own.addCompany("Bar", "bar@exemplo.com.br");
    for (const token of ["undefined", user.token])
      expect((await own.call("GET", "/metrics", { address: AWAY, token })).status).toBe(401);
  });
});

describe("what is counted", () => {
  test("every call of the route table by its pattern, whatever its path holds", async () => {
    const own = await createOwnTestApp();
    for (const { method, path } of routeTable) await own.call(method, path.replaceAll(/:\w+/g, "987654"));
    const { text } = await own.call("GET", "/metrics");
    const missing = routeTable.filter(
      ({ method, path }) => !text.includes(`balcao_http_requests_total{method="${method}",route="${path}",`),
    );
    expect(missing).toEqual([]);
    expect(text).not.toContain("987654");
  });

  test("what no route names is one label, and tokens of links are none", async () => {
    for (const path of ["/nada", "/api/nada", "/estoque", "/.env", `/${"x".repeat(300)}`])
      await app.call("GET", path);
    await app.call("BREW", "/nada");
    const unnamed = await requests('method="GET",route="*",status="404"');
    expect(unnamed).toBe(5);
    for (const place of ["p", "t", "o", "agenda", "avisos", "acesso"])
      await app.call("GET", `/${place}/segredo`);
    const { text } = await app.call("GET", "/metrics");
    expect(await requests('method="other",route="*",status="404"')).toBe(1);
    expect(text).not.toMatch(/segredo|nada|estoque|env|xxx/);
  });

  test("no company, person or address is in any label", async () => {
    const { user } = await app.addCompany("Bar da Ana", "ana@exemplo.com.br");
    const path = `/api/events/${user.companyId}123`;
    await app.call("GET", path, { token: user.token, address: AWAY });
    await app.call("POST", "/api/login", { body: { email: "ana@exemplo.com.br", password: "errada" } });
    const { text } = await app.call("GET", "/metrics");
    expect(text).not.toMatch(/Ana|ana@|exemplo|192\.0|company=|user=/);
    expect(text).not.toContain(user.token);
    const labels = new Set([...text.matchAll(/[{,](\w+)=/g)].map(([, name]) => name));
    expect(labels).toEqual(new Set(["kind", "le", "limit", "method", "pool", "route", "state", "status"]));
  });

  test("durations of a route", async () => {
    await app.call("GET", "/healthz");
    const labels = 'method="GET",route="/healthz"';
    expect(await metric(`balcao_http_request_duration_seconds_count{${labels}}`)).toBeGreaterThan(0);
    expect(await metric(`balcao_http_request_duration_seconds_bucket{le="+Inf",${labels}}`)).toBeGreaterThan(
      0,
    );
  });

  test("what limits refuse: a caller, a body", async () => {
    const open = await createOwnTestApp({ PUBLIC_URL: "https://balcao.exemplo.com.br" });
    const recover = { body: { email: "a@exemplo.com.br" } };
    let last = 0;
    for (let n = 0; n < 100 && last !== 429; n++)
      last = (await open.call("POST", "/api/forgot-password", recover)).status;
    expect([last, await metric('balcao_refused_by_limits_total{limit="caller"}', open)]).toEqual([429, 1]);
    await app.call("POST", "/api/login", { body: `"${"x".repeat(1024 * 1024)}"` });
    expect(await metric('balcao_refused_by_limits_total{limit="size"}')).toBe(1);
    expect(await metric('balcao_refused_by_limits_total{limit="server"}')).toBe(0);
  });

  test("connections of the pools, in use and idle, and who waits", async () => {
    const borrowed = await app.pool.connect();
    onTestFinished(() => borrowed.release());
    expect(await metric('balcao_database_connections{pool="system",state="used"}')).toBeGreaterThanOrEqual(1);
    expect(await metric('balcao_database_connections{pool="companies",state="idle"}')).toBeGreaterThanOrEqual(
      0,
    );
    expect(await metric('balcao_database_waiting{pool="system"}')).toBe(0);
  });

  test("the outbox: how many wait, and since when", async () => {
    await app.db.delete(emails);
    expect([await metric("balcao_outbox_messages"), await metric("balcao_outbox_oldest_seconds")]).toEqual([
      0, 0,
    ]);
    const createdAt = new Date(app.clock.now.getTime() - 90_000);
    const message = {
      kind: "recovery" as const,
      recipient: "a@exemplo.com.br",
      nextAttemptAt: app.clock.now,
    };
    await app.db.insert(emails).values([
      { ...message, createdAt },
      { ...message, createdAt: app.clock.now },
      { ...message, createdAt: new Date(0), deliveredAt: app.clock.now },
    ]);
    expect([await metric("balcao_outbox_messages"), await metric("balcao_outbox_oldest_seconds")]).toEqual([
      2, 90,
    ]);
  });
});

test("failures of the database are counted by kind, and the metrics are told without it", async () => {
  const broken = await createTestApp();
  broken.services.metrics.watchOutbox(broken.db, () => broken.clock.now);
  const failures = (kind: string) => metric(`balcao_database_failures_total{kind="${kind}"}`, broken);
  const callIn = () => broken.call("GET", "/api/user", { token: "A".repeat(43) });
  await broken.pool.query("drop table sessions cascade");
  await callIn();
  expect([await failures("error"), await failures("unavailable")]).toEqual([1, 0]);
  expect(await metric("balcao_database_up", broken)).toBe(1);
  await broken.close();
  await callIn();
  expect(await metric("balcao_database_up", broken)).toBe(0);
  expect(await metric("balcao_outbox_messages", broken)).toBeNaN();
});

test("the process itself: memory, processor, event-loop delay", async () => {
  const metrics = new Metrics();
  metrics.watchProcess();
  const text = await metrics.registry.metrics();
  for (const name of [
    "process_cpu_seconds_total",
    "process_resident_memory_bytes",
    "nodejs_eventloop_lag_p99_seconds",
  ])
    expect(text).toContain(`# TYPE ${name} `);
});
