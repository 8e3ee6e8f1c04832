import { tokenHash } from "#server/accounts/tokens.ts";
import { companies, linkTokens } from "#server/db/schema/accounts.ts";
import { PASSWORD, type TestApp } from "./test-app.ts";

/** In every text of a furnished company, so that a leak of any of them is found by looking for one word. */
export const markOf = (name: string) => `segredo-${name}`;

/** A company that has one of everything, and what is needed to name each of it in a payload. */
export async function furnishCompany(app: TestApp, name: string) {
  const mark = markOf(name);
  const { id: companyId, user } = await app.addCompany(mark, `${mark}@bar.com.br`);
  const add = async (path: string, body: object): Promise<number> => {
    const reply = await app.call("POST", path, { token: user.token, body });
    if (reply.status !== 201) throw new Error(`${path}: ${reply.status} ${reply.text}`);
    return (reply.body as { id: number }).id;
  };

  const stocked = {
    name: mark,
    category: "Outros",
    quantity: 50,
    unit: "L",
    pricePerUnit: 500,
    observations: mark,
    yieldQuantity: 20,
    yieldUnit: "rodela",
  };
  const ingredientId = await add("/api/ingredients", stocked);
  const spareIngredientId = await add("/api/ingredients", stocked);
  const line = { ingredientId, quantity: 50, unit: "ml" };
  const drinkId = await add("/api/drinks", { name: mark, ingredients: [line] });
  const clientId = await add("/api/clients", { name: mark, cpf: mark.slice(0, 20), notes: mark });
  const event = {
    name: mark,
    date: "2026-12-25T23:30:00.000Z",
    location: mark,
    status: "confirmado",
    drinks: [
      {
        drinkId,
        drinkName: mark,
        quantity: 10,
        ingredients: [{ ...line, ingredientName: mark, plannedQuantity: 500 }],
      },
    ],
    clients: [clientId],
    fixedCosts: [{ name: mark, value: 10, category: "Transporte" }],
  };
  const eventId = await add("/api/events", event);
  const withdrawnEventId = await add("/api/events", event);
  const path = `/api/events/${withdrawnEventId}/withdraw-stock`;
  const withdrawn = await app.call("POST", path, { token: user.token });
  if (withdrawn.status !== 200) throw new Error(withdrawn.text);

  return {
    mark,
    companyId,
    userId: user.id,
    token: user.token,
    ingredientId,
    /** Nothing of it is out or planned, so that all of it may be changed. */
    spareIngredientId,
    drinkId,
    clientId,
    eventId,
    withdrawnEventId,
    account: await addAccount(app, mark, companyId),
  };
}

export type FurnishedCompany = Awaited<ReturnType<typeof furnishCompany>>;

/** A second user, to whom everything about passwords is done, with a recovery link and a registration under way. */
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
  return { userId: user.id, token: user.token, email, password: PASSWORD, ...tokens };
}
