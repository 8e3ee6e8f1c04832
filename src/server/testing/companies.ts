import { eq } from "drizzle-orm";
import { afterAll, beforeEach } from "vitest";
import { tokenHash } from "#server/accounts/tokens.ts";
import {
  companies,
  invitations,
  invitationTokens,
  linkTokens,
  sessions,
} from "#server/db/schema/accounts.ts";
import { samplePng } from "#server/proposals/logo/testing/sample-pictures.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { StockMovement } from "#shared/ingredients/contract.ts";
import type { PurchaseResult } from "#shared/purchases/contract.ts";
import { addKeys, addSecondStepLogin } from "./account-keys.ts";
import { keepState, watchState } from "./stored-state.ts";
import { createTestApp, PASSWORD, type TestApp } from "./test-app.ts";
import { emptier, type TestDatabase } from "./test-database.ts";

type Options = {
  /**
   * Gives both companies what an event is made of. A: 10 L of cachaça (ingredient 1) for R$ 300, 20 limões (2) for
   * R$ 10, drink 1, clients 1 and 2. B: 10 L of gin (3), drink 2, client 3.
   */
  isStocked?: boolean;
};

/**
 * The app of a test file with two companies, A (id 1) and B (id 2), each with a signed-in user. Every test starts
 * with nothing but these, and with ids from 1.
 *
 *     const { app, a, b } = await twoCompanies();
 *     const { status, body } = await a.post("/api/drinks", caipirinha);
 */
export async function twoCompanies({ isStocked = false }: Options = {}) {
  const app = await createTestApp();
  const tokens = { a: "", b: "" };
  // All else belongs to a company, so it is emptied too.
  const empty = await emptier(app.pool, ["companies", "users"]);
  const [a, b] = [caller(app, () => tokens.a), caller(app, () => tokens.b)];
  let stocked: Awaited<ReturnType<typeof keepState>> | undefined;
  beforeEach(async () => {
    if (stocked) {
      await stocked.restore();
      await app.pool.query("delete from sessions; update companies set revision = gen_random_uuid()");
      [tokens.a, tokens.b] = [await app.signIn(1), await app.signIn(2)];
      return;
    }
    await empty();
    tokens.a = (await app.addCompany("A", "a@bar.com.br")).user.token;
    tokens.b = (await app.addCompany("B", "b@bar.com.br")).user.token;
    if (!isStocked) return;
    await stockBars(a, b);
    stocked = await keepState(app.db, app.connection);
  });
  afterAll(async () => {
    await stocked?.close();
    await app.settled();
    await app.close();
  });
  /** The tokens are new in every test. */
  return { app, tokens, a, b };
}

/** Calls the API as the user of one company. */
export type Company = ReturnType<typeof caller>;

function caller(app: TestApp, token: () => string) {
  const send = (method: string) => (path: string, body?: unknown, headers?: Record<string, string>) =>
    app.call(method, path, { body, headers, token: token() });
  return {
    get: send("GET"),
    head: send("HEAD"),
    post: send("POST"),
    put: send("PUT"),
    patch: send("PATCH"),
    delete: send("DELETE"),
  };
}

async function stockBars(a: Company, b: Company) {
  const spirit = { category: "Outros", quantity: 10, unit: "L", pricePerUnit: 300 };
  const fruit = { category: "Outros", quantity: 20, unit: "unidade", pricePerUnit: 10 };
  await a.post("/api/ingredients", { ...spirit, name: "Cachaça" });
  await a.post("/api/ingredients", { ...fruit, name: "Limão" });
  await b.post("/api/ingredients", { ...spirit, name: "Gin" });
  const recipe = (ingredientId: number) => [{ ingredientId, quantity: 50, unit: "ml" }];
  await a.post("/api/drinks", { name: "Caipirinha", ingredients: recipe(1) });
  await b.post("/api/drinks", { name: "Gin Tônica", ingredients: recipe(3) });
  await a.post("/api/clients", { name: "Ana" });
  await a.post("/api/clients", { name: "Bruno" });
  await b.post("/api/clients", { name: "Célia" });
}

/**
 * The app of a test file with two companies that have one of everything: the caller's own and a foreign one. The state
 * can be set back to this moment (`state`), and told from any other (`watch`).
 */
export async function twoFurnishedCompanies(on?: TestDatabase) {
  const app = await createTestApp({}, on);
  const own = await furnishCompany(app, "a");
  const foreign = await furnishCompany(app, "b");
  const { token: admin } = await app.addAdmin();
  const state = await keepState(app.db, app.connection);
  const watch = await watchState(app.db, app.connection);
  afterAll(async () => {
    await Promise.all([state.close(), watch.close()]);
    await app.settled();
    await app.close();
  });
  return { app, own, foreign, admin, state, watch };
}

/** A word in every text of a furnished company: one search finds a leak of any of them. */
export const markOf = (name: string) => `segredo-${name}`;

/** Adds a company that has one of everything, and returns the ids of its records. */
export async function furnishCompany(app: TestApp, name: string) {
  const mark = markOf(name);
  const { id: companyId, user } = await app.addCompany(mark, `${mark}@bar.com.br`);
  const add = async (path: string, body: object): Promise<number> => {
    const reply = await app.call("POST", path, { token: user.token, body });
    if (reply.status !== 201) throw new Error(`${path}: ${reply.status} ${reply.text}`);
    return (reply.body as { id: number }).id;
  };

  const supplierId = await add("/api/suppliers", {
    name: mark,
    whatsapp: mark,
    notes: mark,
  });
  const stocked = {
    name: mark,
    category: "Outros",
    quantity: 50,
    unit: "L",
    pricePerUnit: 500,
    observations: mark,
    yieldQuantity: 20,
    yieldUnit: "rodela",
    packName: "garrafa",
    packQuantity: 0.75,
    supplierId,
  };
  const ingredientId = await add("/api/ingredients", stocked);
  const spareIngredientId = await add("/api/ingredients", stocked);
  const unused = { ...stocked, quantity: 0 };
  const unusedIngredientId = await add("/api/ingredients", unused);
  const archivedIngredientId = await add("/api/ingredients", unused);
  await app.call("PATCH", `/api/ingredients/${archivedIngredientId}/archive`, { token: user.token });
  const boughtIngredientId = await add("/api/ingredients", unused);
  const mergedIngredientId = await add("/api/ingredients", unused);
  const target = await add("/api/ingredients", unused);
  const merged = await app.call("POST", `/api/ingredients/${mergedIngredientId}/merge`, {
    token: user.token,
    body: { into: target },
  });
  if (merged.status !== 200) throw new Error(merged.text);
  const line = { ingredientId, quantity: 50, unit: "ml" };
  const bought = await app.call("POST", "/api/purchases", {
    token: user.token,
    body: {
      boughtOn: "2026-12-01",
      lines: [
        {
          ingredientId: boughtIngredientId,
          quantity: 2,
          price: 20,
          supplierId,
          invoiceNumber: mark,
          lot: mark,
        },
      ],
    },
  });
  const [purchaseId] = (bought.body as PurchaseResult).ids;
  if (purchaseId === undefined) throw new Error(bought.text);
  const drinkId = await add("/api/drinks", { name: mark, ingredients: [line] });
  const clientId = await add("/api/clients", { name: mark, cpf: mark.slice(0, 20), notes: mark });
  const removedClientId = await add("/api/clients", { name: mark });
  const event = {
    name: mark,
    date: "2026-12-25T23:30:00.000Z",
    location: mark,
    arrivalTime: "16:30",
    teamNotes: mark,
    status: "confirmado",
    drinks: [
      {
        drinkId,
        drinkName: mark,
        quantity: 10,
        ingredients: [{ ...line, ingredientName: mark, plannedQuantity: 500 }],
      },
    ],
    supplies: [{ ingredientId, ingredientName: mark, unit: "L", plannedQuantity: 0.5 }],
    clients: [clientId, removedClientId],
    fixedCosts: [{ name: mark, value: 10, category: "Transporte" }],
  };
  const eventId = await add("/api/events", event);
  const teamLink = await app.call("POST", `/api/events/${eventId}/team-link`, { token: user.token });
  if (teamLink.status !== 201) throw new Error(teamLink.text);
  const withdrawnEventId = await add("/api/events", event);
  const path = `/api/events/${withdrawnEventId}/withdraw-stock`;
  const withdrawn = await app.call("POST", path, { token: user.token });
  if (withdrawn.status !== 200) throw new Error(withdrawn.text);

  const returnedEventId = await add("/api/events", event);
  for (const [call, body] of [
    ["withdraw-stock", {}],
    [
      "return-stock",
      { returns: [], losses: [{ ingredientId, quantity: 0.01, kind: "quebra", reason: mark }] },
    ],
  ] as const) {
    const reply = await app.call("POST", `/api/events/${returnedEventId}/${call}`, {
      token: user.token,
      body,
    });
    if (reply.status !== 200) throw new Error(reply.text);
  }

  const pastEventId = await add("/api/events", { ...event, date: "2026-03-01T23:30:00.000Z" });
  const disabledEventId = await add("/api/events", event);
  await app.call("PATCH", `/api/events/${disabledEventId}/disable`, { token: user.token });
  await app.call("DELETE", `/api/clients/${removedClientId}`, { token: user.token });

  const pricing = { pricingMode: "fechado", price: "1000.00" };
  const pricedEventId = await add("/api/events", { ...event, clients: [clientId], pricing });
  const put = async (path: string, body: object): Promise<PricedEvent> => {
    const reply = await app.call("PUT", path, { token: user.token, body });
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.text}`);
    return reply.body as PricedEvent;
  };
  const charged = await put(`/api/events/${pricedEventId}/charges`, {
    charges: [{ kind: "sinal", amount: "1000.00", dueOn: "2026-12-01", note: mark }],
  });
  const chargeId = charged.charges[0]?.id;
  const paymentId = await add(`/api/events/${pricedEventId}/payments`, {
    chargeId,
    amount: "100.00",
    paidOn: "2026-12-01",
    method: "pix",
    note: mark,
  });

  const proposalId = await add(`/api/events/${pricedEventId}/proposals`, {
    validUntil: "2026-12-20",
    message: mark,
  });

  const acceptedEventId = await add("/api/events", { ...event, clients: [clientId], pricing });
  await add(`/api/events/${acceptedEventId}/proposals`, { validUntil: "2026-12-20", agreedBy: mark });

  const inquiry = {
    name: mark,
    phone: "(11) 90000-0000",
    email: `${mark}@exemplo.com.br`,
    date: "2026-12-12",
    guests: 120,
    eventType: "casamento",
    location: mark,
    message: mark,
  };
  const inquiryId = await add("/api/inquiries", inquiry);
  const discardedInquiryId = await add("/api/inquiries", inquiry);
  await app.call("POST", `/api/inquiries/${discardedInquiryId}/discard`, { token: user.token });
  await app.call("PUT", "/api/inquiry-settings", {
    token: user.token,
    body: { isOpen: true, greeting: mark },
  });

  const logo = await app.call("PUT", "/api/company/logo", { token: user.token, body: samplePng() });
  if (logo.status !== 200) throw new Error(logo.text);

  const history = await app.call("GET", `/api/ingredients/${spareIngredientId}/movements`, {
    token: user.token,
  });
  const [entry] = history.body as StockMovement[];
  if (!entry) throw new Error(history.text);

  return {
    mark,
    companyId,
    userId: user.id,
    token: user.token,
    ingredientId,
    /** An ingredient that no event plans or has out, so that every field of it may be changed. */
    spareIngredientId,
    /** An ingredient of which there is nothing. */
    unusedIngredientId,
    archivedIngredientId,
    /** An ingredient that was merged into another one. */
    mergedIngredientId,
    /** The movement of the spare ingredient, all of which is still there. */
    entryId: entry.id,
    purchaseId,
    supplierId,
    drinkId,
    clientId,
    removedClientId,
    eventId,
    withdrawnEventId,
    returnedEventId,
    /** An event without a withdrawal, of which it may be said that it used nothing. */
    pastEventId,
    disabledEventId,
    /** An event with one charge, a part of which was received. */
    pricedEventId,
    acceptedEventId,
    chargeId,
    paymentId,
    proposalId,
    inquiryId,
    discardedInquiryId,
    account: await addAccount(app, mark, companyId),
    ...(await addInvitation(app, { mark, companyId, invitedBy: user.id })),
  };
}

export type FurnishedCompany = Awaited<ReturnType<typeof furnishCompany>>;

/** Adds an open invitation whose link was sent. */
async function addInvitation(
  app: TestApp,
  { mark, companyId, invitedBy }: { mark: string; companyId: number; invitedBy: number },
) {
  const invitationToken = `invitation-${mark}`;
  const expiresAt = new Date(app.clock.now.getTime() + 24 * 60 * 60_000);
  const [invitation] = await app.db
    .insert(invitations)
    .values({ companyId, invitedBy, email: `convite-${mark}@bar.com.br`, companyRole: "equipe", expiresAt })
    .returning({ id: invitations.id });
  if (!invitation) throw new Error("no invitation");
  await app.db
    .insert(invitationTokens)
    .values({ tokenHash: tokenHash(invitationToken), invitationId: invitation.id, sending: 1 });
  return { invitationId: invitation.id, invitationToken };
}

/** Adds a second user for calls about passwords, with an open recovery link and an open registration. */
async function addAccount(app: TestApp, mark: string, companyId: number) {
  const email = `conta-${mark}@bar.com.br`;
  const registered = `cadastro-${mark}@bar.com.br`;
  const tokens = { reset: `reset-${mark}`, confirmation: `confirmation-${mark}` };
  const expiresAt = new Date(app.clock.now.getTime() + 30 * 60_000);
  const user = await app.addUser({ email, companyId });
  await app.db.insert(companies).values({ name: "Em cadastro", email: registered });
  await app.db.insert(linkTokens).values([
    { tokenHash: tokenHash(tokens.reset), kind: "recovery", email, expiresAt },
    { tokenHash: tokenHash(tokens.confirmation), kind: "confirmation", email: registered, expiresAt },
  ]);
  const [session] = await app.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, user.id));
  const sessionId = session?.id ?? 0;
  const keys = await addKeys(app, mark, user.id);
  const secondStepLogin = await addSecondStepLogin(app, mark, companyId);
  return {
    userId: user.id,
    sessionId,
    keys,
    secondStepLogin,
    token: user.token,
    email,
    password: PASSWORD,
    ...tokens,
  };
}
