import { expect, onTestFinished, test } from "vitest";
import { inquiriesOf, openPage, sendForm } from "#server/inquiries/testing/asked.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { TeamLink } from "#shared/night/team-link/contract.ts";

const { app, a } = await twoCompanies({ isStocked: true });
app.clock.now = new Date(wedding.date);
const sendRequest = sendForm(app);

const waiting = () => app.companies.waitingCount;

/** Makes writes of the first company wait for their turn, behind one that waits for its row, until the answer is called. */
async function holdLine() {
  const holder = await app.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query("begin; select from companies where id = 1 for update");
  return () => holder.query("rollback");
}

test("what waited while the company was closed is refused, by a session and by links", async () => {
  const { id } = (await a.post("/api/events", { ...wedding, status: "confirmado" })).body as CateringEvent;
  const { link } = (await a.post(`/api/events/${id}/team-link`)).body as TeamLink;
  await a.post(`/api/events/${id}/withdraw-stock`);
  const page = await openPage(a);
  const letGo = await holdLine();
  const closed = a.post("/api/company/close", { name: "A" });
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
    a.post("/api/clients", { name: "Depois" }),
    app.call("POST", `${new URL(link ?? "").pathname}/counts`, { body: count }),
    sendRequest(page, { date: "2027-05-01" }),
  ]);
  await expect.poll(waiting).toBe(3);
  await letGo();
  expect((await closed).status).toBe(200);
  expect((await others).map(({ status }) => status)).toEqual([403, 404, 404]);
  const { rows } = await app.pool.query(
    "select name from clients where name = 'Depois' union all select by from event_counts union all select name from inquiries",
  );
  expect(rows).toEqual([]);
});

test("what waited while its person was removed is refused; the rest goes on", async () => {
  const { id, token } = await app.addUser({ email: "sai@a.com", companyId: 1, companyRole: "gestor" });
  const letGo = await holdLine();
  const removed = a.delete(`/api/team/${id}`);
  await expect.poll(() => app.companies.totalCount - app.companies.idleCount).toBe(1);
  const others = Promise.all([
    app.call("POST", "/api/clients", { token, body: { name: "Depois" } }),
    a.post("/api/clients", { name: "Da dona" }),
  ]);
  await expect.poll(waiting).toBe(2);
  await letGo();
  expect((await removed).status).toBe(200);
  expect((await others).map(({ status }) => status)).toEqual([401, 201]);
  expect(await inquiriesOf(a)).toEqual([]);
});
