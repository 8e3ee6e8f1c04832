import { expect, test, vi } from "vitest";
import { brokenLinks } from "#server/activity/broken-links.ts";
import { createApp } from "#server/app.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { stockMovements } from "#server/db/schema/stock.ts";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { moneyProblems } from "#server/payments/verify-payments.ts";
import { countedRows } from "#server/testing/query-plan.ts";
import { createOwnTestApp } from "#server/testing/test-app.ts";
import type { LoginReply } from "#shared/accounts/contract.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import type { Client, RemovedClient } from "#shared/clients/contract.ts";
import { compareParties, meanErrors } from "#shared/demand/leave-one-out.ts";
import { teachingParties } from "#shared/demand/party.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Loss, PricedIngredient } from "#shared/ingredients/contract.ts";
import { ingredientCategories } from "#shared/ingredients/enumerations.ts";
import { stockStatus } from "#shared/ingredients/stock-status.ts";
import type { Inquiry } from "#shared/inquiries/contract.ts";
import type { EventCount } from "#shared/night/counts/contract.ts";
import { countLines, lineProblem } from "#shared/night/counts/count-lines.ts";
import { stockState } from "#shared/night/stock-state.ts";
import { isUndated } from "#shared/payments/agreed/undated.ts";
import type { ListedCharge } from "#shared/payments/contract.ts";
import { fallenMargins } from "#shared/payments/margin/fallen-margins.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { waitingProposals } from "#shared/proposals/waiting-proposals.ts";
import type { PastPurchase } from "#shared/purchases/contract.ts";
import type { Supplier } from "#shared/suppliers/contract.ts";
import type { Team } from "#shared/team/contract.ts";
import { dayIn } from "#shared/time/clock.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { DEMO_LOGIN, ensureDemoCompany } from "./demo-company.ts";
import { daysToWeekend } from "./demo-event-kinds.ts";
import { demoDay } from "./demo-money.ts";
import { demoTonight } from "./demo-night.ts";

async function demo() {
  const app = await createOwnTestApp();
  // Proposals end by the server's clock.
  app.later(Date.now() - app.services.now().getTime());
  const hono = createApp({ services: app.services, isReady: async () => {} });
  const fill = () => ensureDemoCompany(app.db, hono, app.services.now(), () => {});
  return { app, fill };
}

type List = <T>(name: string) => Promise<T[]>;

/** Whose stock is out this evening, partly counted by two people. */
async function expectNight(events: readonly PricedEvent[], stock: readonly PricedIngredient[], list: List) {
  const tonight = events.find(({ name }) => name === demoTonight.name) as PricedEvent;
  expect(demoDay(new Date(tonight.date))).toBe(demoDay(new Date()));
  expect(tonight.stockWithdrawn).toBe("true");
  expect(Date.parse(tonight.stockMovedAt ?? "")).toBeLessThan(Date.now() - 60 * 60 * 1000);
  const counts = await list<EventCount>(`events/${tonight.id}/counts`);
  expect(new Set(counts.map(({ by }) => by))).toEqual(new Set(["Téo Lima", "Duda"]));
  expect(counts.flatMap(({ openTenths }) => openTenths).length).toBeGreaterThan(3);
  const items = tonight.stockUse.flatMap(({ ingredientId, out }) => {
    const item = stock.find(({ id }) => id === ingredientId);
    return item ? [{ ...item, ingredientId, out }] : [];
  });
  expect(countLines(items, counts).filter((line) => lineProblem(line, String))).toEqual([]);
  expect(countLines(items, counts).filter(({ back }) => back > 0)).toHaveLength(counts.length);
  const gin = items.find(({ name }) => name === "Gin London Dry");
  expect([gin?.packQuantity, gin?.out]).toEqual([0.75, 4.5]);
}

/** A stranger's by the page, and a call of somebody who is a client already. */
async function expectInquiries(list: List) {
  const inquiries = await list<Inquiry>("inquiries");
  expect(inquiries.map(({ source, state }) => [source, state])).toEqual([["pagina", "novo"]]);
  expect(inquiries.every(({ receivedAt }) => Date.parse(receivedAt) < Date.now() - 30 * 60_000)).toBe(true);
}

async function expectLosses(list: List) {
  const all = await list<Loss>("losses");
  const isMissing = ({ kind }: Loss) => kind === "contagem";
  expect(all.filter(isMissing)).toHaveLength(3);
  const losses = all.filter((loss) => !isMissing(loss));
  // Newest first; those of one return in either order.
  expect(losses.map(({ eventName }) => eventName)).toEqual([
    null,
    "Casamento Camila e Renan",
    "Casamento Camila e Renan",
  ]);
  expect(new Set(losses.slice(1).map(({ kind }) => kind))).toEqual(new Set(["perda", "quebra"]));
  expect(new Set(losses.map(({ createdAt }) => demoDay(new Date(createdAt)).slice(0, 7))).size).toBe(2);
}

test("every screen, filter and chart has something to show, and the stock adds up", async () => {
  const { app, fill } = await demo();
  await fill();
  const { token } = (await app.call("POST", "/api/login", { body: DEMO_LOGIN })).body as LoginReply;
  const list = async <T>(name: string) => (await app.call("GET", `/api/${name}`, { token })).body as T[];

  const stock = await list<PricedIngredient>("ingredients");
  expect(stock.length).toBeGreaterThanOrEqual(15);
  expect(new Set(stock.map(({ category }) => category))).toEqual(new Set(ingredientCategories));
  expect(new Set(stock.map(stockStatus)).size).toBe(4);
  expect(stock.some(({ reservedQuantity, quantity }) => reservedQuantity > quantity)).toBe(true);
  expect((await list<Drink>("drinks")).length).toBeGreaterThanOrEqual(10);
  await expectInquiries(list);
  expect((await list<Client>("clients")).length).toBeGreaterThanOrEqual(8);
  expect(await list<Supplier>("suppliers")).toHaveLength(3);
  expect(stock.filter(({ packName }) => packName !== null).length).toBeGreaterThan(12);
  expect((await list<PastPurchase>("suppliers/1/purchases")).length).toBeGreaterThan(20);

  const events = await list<PricedEvent>("events");
  const compared = compareParties(teachingParties(events));
  const errors = meanErrors(compared);
  expect(compared.length).toBeGreaterThan(15);
  expect(errors?.suggested).toBeLessThan(Math.min(errors?.planned ?? 0, errors?.perGuest ?? 0));
  expect(compared.some(({ party }) => party.ranOut)).toBe(true);
  const ages = events.map(({ date }) => (Date.now() - Date.parse(date)) / (24 * 60 * 60 * 1000));
  expect(Math.max(...ages)).toBeGreaterThan(380);
  expect(Math.min(...ages)).toBeLessThan(-50);
  expect(new Set(events.map(({ status }) => status)).size).toBeGreaterThanOrEqual(6);
  expect(events.some(({ active }) => active === "false")).toBe(true);
  expect(events.some(({ removedClients }) => removedClients.length > 0)).toBe(true);
  expect(await list<RemovedClient>("clients/removed")).toHaveLength(1);
  expect(events.some(({ stockWithdrawn }) => stockWithdrawn === "true")).toBe(true);
  expect(events.filter((event) => stockState(event, clockAt(new Date())) === "unrecorded")).toHaveLength(0);
  expect(events.filter(({ stockReturned }) => stockReturned).length).toBeGreaterThan(30);

  const supplied = events.filter(({ supplies }) => supplies.length > 0);
  expect(supplied.length).toBeGreaterThan(4);
  expect(supplied.some(({ stockReturned }) => stockReturned)).toBe(true);
  expect(stock.find(({ name }) => name === "Gelo em cubos")?.reservedQuantity).toBeGreaterThan(100);

  await expectNight(events, stock, list);
  await expectLosses(list);
  const tonight = events.find(({ name }) => name === demoTonight.name);
  const shared = await app.call("GET", `/api/events/${tonight?.id}/team-link`, { token });
  expect(shared.body).toMatchObject({ link: expect.stringContaining("/t/") });

  const charges = await list<ListedCharge>("charges");
  const today = demoDay(new Date());
  expect(
    charges.filter(({ dueOn, open }) => dueOn !== null && dueOn < today && Number(open) > 0).length,
  ).toBe(1);
  expect(charges.filter(({ open }) => Number(open) === 0).length).toBeGreaterThan(10);
  expect(charges.some(({ dueOn, open }) => dueOn !== null && dueOn >= today && Number(open) > 0)).toBe(true);
  expect(events.filter(isUndated)).toEqual([]);
  expect(events.some(({ lines }) => lines.length > 0)).toBe(true);
  expect(events.every(({ price }) => price !== null)).toBe(true);
  const prices = new Map(stock.map((ingredient) => [ingredient.id, ingredient]));
  expect(fallenMargins(events, prices, clockAt(new Date()))).toEqual([]);
  const proposals = await list<Proposal>("proposals");
  expect(
    new Set(
      proposals.map(({ eventName, state, seenAt }) => `${eventName}: ${state}${seenAt ? ", vista" : ""}`),
    ),
  ).toEqual(
    new Set([
      "Casamento Fernanda e Lucas: aceita, vista",
      "Feira de design: enviada, vista",
      "Jantar de parceiros Horizonte: vencida",
    ]),
  );
  expect(waitingProposals(proposals, dayIn(new Date(), "America/Sao_Paulo"))).toHaveLength(1);
  expect(proposals.every(({ sentAt }) => Date.parse(sentAt) < Date.now() - 86_400_000)).toBe(true);

  const team = (await app.call("GET", "/api/team", { token })).body as Team;
  expect(team.people.map(({ username, companyRole }) => [username, companyRole])).toEqual([
    ["Bia Rocha", "gestor"],
    ["Marina Porto", "dono"],
    ["Téo Lima", "equipe"],
  ]);
  expect(team.people.every(({ lastAccessAt }) => lastAccessAt !== null)).toBe(true);
  expect(team.invitations).toMatchObject([{ email: "lia@balcao.local", invitedBy: "Marina Porto" }]);
  const { activities } = (await app.call("GET", "/api/activity", { token })).body as ActivityBatch;
  const doneBy = (name: string) =>
    activities.filter(({ username }) => username === name).map((each) => each.action);
  expect(doneBy("Téo Lima")).toEqual(expect.arrayContaining(["retirada", "retorno"]));
  expect(doneBy("Bia Rocha")).toContain("entrada");

  expect(await stockDifferences(app.db)).toMatchObject({ differences: [], values: [], reversals: [] });
  const money = await moneyProblems(app.db);
  expect(money.problems).toEqual([]);
  expect(money.checked).toBeGreaterThan(20);
  const movements = await app.db.select().from(stockMovements).orderBy(stockMovements.id);
  const moments = movements.map(({ createdAt }) => createdAt.getTime());
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));

  expect(await brokenLinks(app.db)).toMatchObject({ broken: [] });
  const { rows } = await app.pool.query("select distinct created_at::date from audit_entries");
  expect(rows.length).toBeGreaterThan(20);

  expect(await countedRows(app.db, "stock_movements")).toBe(movements.length);

  // A second start leaves it as it is, also when somebody has tried the registration meanwhile.
  await app.addCompany("Bar de teste", "dono@bar.com.br");
  await fill();
  expect(await app.db.$count(stockMovements)).toBe(movements.length);
  expect(await app.db.$count(companies)).toBe(2);
}, 90_000);

test.each([0, 1, 2, 3, 4, 5, 6])(
  "on weekday %d parties of the past are over, those ahead have not begun",
  (today) => {
    for (const on of ["sex", "sáb"] as const) {
      expect(daysToWeekend({ week: -1, on }, today)).toBeLessThan(-5);
      expect(daysToWeekend({ week: 0, on }, today)).toBeGreaterThan(0);
      expect((today + daysToWeekend({ week: -56, on }, today) + 70 * 7) % 7).toBe(on === "sex" ? 5 : 6);
    }
  },
);

test("a database with companies in it is refused and left alone", async () => {
  const { app, fill } = await demo();
  await app.addCompany("Bar de verdade", "dono@bar.com.br");
  await expect(fill()).rejects.toThrow("já tem empresas");
  expect(await app.db.$count(companies)).toBe(1);
});

test("one whose making was cut off is not shown as if it were whole", async () => {
  const { app, fill } = await demo();
  const cutOff = vi.spyOn(app.db, "delete").mockImplementationOnce(() => {
    throw new Error("cut off");
  });
  await expect(fill()).rejects.toThrow("cut off");
  cutOff.mockRestore();
  await expect(fill()).rejects.toThrow("foi interrompida");
});
