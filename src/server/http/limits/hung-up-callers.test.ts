import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#server/app.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { TeamLink } from "#shared/night/team-link/contract.ts";

const { app, a, tokens } = await twoCompanies({ isStocked: true });
app.clock.now = new Date(wedding.date);
app.services.metrics.watchPools({ companies: app.companies, system: app.pool });
const server = createApp({ services: app.services, isReady: async () => {} });

const post = (path: string, body: object, signal: AbortSignal) =>
  server.request(
    path,
    {
      method: "POST",
      headers: {
        host: "localhost:3000",
        authorization: `Bearer ${tokens.a}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
      signal,
    },
    { incoming: { socket: { remoteAddress: "127.0.0.1" } } },
  );

const item = { category: "Outros", quantity: 1, unit: "ml", pricePerUnit: 1 };
const waiting = async () => {
  const { text } = await app.call("GET", "/metrics");
  return Number(/^balcao_database_waiting\{pool="companies"\} (\d+)$/m.exec(text)?.[1]);
};

test("who hangs up leaves the line of the company, by the API and by a link; the metrics tell how many wait", async () => {
  const { id } = (await a.post("/api/events", { ...wedding, status: "confirmado" })).body as CateringEvent;
  const { link } = (await a.post(`/api/events/${id}/team-link`)).body as TeamLink;
  await a.post(`/api/events/${id}/withdraw-stock`);
  const holder = await app.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query("begin; select from companies where id = 1 for update");
  const [stays, leaves] = [new AbortController(), new AbortController()];
  const first = post("/api/ingredients", { ...item, name: "Primeiro" }, stays.signal);
  await expect.poll(() => app.companies.totalCount - app.companies.idleCount).toBe(1);
  const count = {
    id: "00000000-0000-4000-8000-000000000001",
    name: "Zé",
    ingredientId: 1,
    closed: 1,
    openTenths: [],
    at: wedding.date,
  };
  const others = Promise.all([
    post("/api/ingredients", { ...item, name: "Segundo" }, leaves.signal),
    post(`${new URL(link ?? "").pathname}/counts`, count, leaves.signal),
  ]);
  await expect.poll(waiting).toBe(2);
  leaves.abort();
  // No failure of ours, and nobody reads it.
  expect((await others).map(({ status }) => status)).toEqual([400, 400]);
  expect(await waiting()).toBe(0);
  await holder.query("rollback");
  expect((await first).status).toBe(201);
  const { rows } = await app.pool.query(
    "select name from ingredients where name in ('Primeiro', 'Segundo') union all select by from event_counts",
  );
  expect(rows).toEqual([{ name: "Primeiro" }]);
});
