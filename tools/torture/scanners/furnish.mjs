import { addCompany, call, PASSWORD, signIn } from "../running-product.mjs";

/** A company that has one of everything, named as the payloads of the tests ask for it. @param {import("../running-product.mjs").Product} product */
export async function furnish({ url, db }) {
  const email = "mobiliada@exemplo.com.br";
  const userId = await addCompany(db, email);
  const token = await signIn(url, email);
  const add = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const { status, text } = await call(url, "POST", path, { token, body });
    if (status !== 201) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(text).id;
  };
  const ingredientId = await add("/api/ingredients", {
    name: "Vodka",
    category: "Outros",
    quantity: 50,
    unit: "L",
    pricePerUnit: 500,
  });
  const line = { ingredientId, quantity: 50, unit: "ml" };
  const drinkId = await add("/api/drinks", { name: "Drink", ingredients: [line] });
  const clientId = await add("/api/clients", { name: "Ana" });
  const ingredients = [{ ...line, ingredientName: "Vodka", plannedQuantity: 500 }];
  const drinks = [{ drinkId, drinkName: "Drink", quantity: 1, ingredients }];
  const event = { name: "Festa", date: "2027-12-25T23:30:00.000Z", status: "confirmado", drinks };
  const [eventId, withdrawnEventId] = [await add("/api/events", event), await add("/api/events", event)];
  await call(url, "POST", `/api/events/${withdrawnEventId}/withdraw-stock`, { token });
  const other = "bloqueavel@exemplo.com.br";
  const account = {
    userId: await addCompany(db, other),
    email: other,
    password: PASSWORD,
    confirmation: "x",
    reset: "x",
  };
  const admin = "chefe@exemplo.com.br";
  await db.query(
    "update users set role = 'admin_system', company_id = null, company_role = null, email = $2 where id = $1",
    [await addCompany(db, admin), admin],
  );
  return {
    own: { mark: "x", userId, ingredientId, drinkId, clientId, eventId, withdrawnEventId, account },
    tokens: { company: token, admin: await signIn(url, admin) },
  };
}
