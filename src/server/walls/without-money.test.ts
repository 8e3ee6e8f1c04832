import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routeTable } from "#server/routes.ts";
import { eventPayload } from "#server/testing/events.ts";
import { hostileValues } from "#server/testing/hostile-values.ts";
import { createTestApp, PASSWORD, type Reply, type TestApp } from "#server/testing/test-app.ts";
import { type CompanyRole, can, companyRoles, type Permission } from "#shared/accounts/permissions.ts";

/** Amounts that nothing else is likely to be, each where money is kept or comes out of a sum. */
const amounts = {
  "the price of an ingredient": "123456.78",
  "its unit cost": "1234.5678",
  "a purchase": "7777.31",
  "a unit cost": "4321.098",
  "that cost before it was corrected": "3456.7891",
  "what an event used, in money": "8642.196",
  "a fixed cost": "6666.53",
  "that fixed cost before it was corrected": "5555.64",
  "the unit cost of an archived ingredient": "9876.54",
  "the price of an event": "24681.35",
  "that price before it was changed": "13579.24",
  "a price per guest": "411.35",
  "price and extras": "24993.47",
  "a charge": "11223.35",
  "what was received": "1357.91",
  "what is still open": "9865.44",
  "a payment that was reversed": "2468.03",
  "the margin that is aimed at": "43.21",
};
/** Seeded values that owners alone may read: the company's own data. */
const ofCompany = {
  "an invited person's e-mail": "convidada@exemplo.com.br",
  "the company's CNPJ": "12ABC34501DE35",
  "the company's telephone": "90909-1212",
  "the company's address": "Alameda Reservada, 77",
};
const personal = {
  "a client's CPF": "987.654.321-00",
  "a client's e-mail": "cliente@sigilo.exemplo",
  "a client's telephone": "97531-8642",
  "a client's address": "Travessa do Sigilo, 4321",
  "a client's notes": "alergia sigilosa",
  "the company's Pix key": "pix@sigilo.exemplo",
  "an owner's e-mail": "dona@bar.com.br",
  "a manager's e-mail": "gestora@bar.com.br",
  "where somebody logged in from": "127.0.0.1",
};

/** An amount as JSON, a person or a file writes it, exactly and in whole cents. */
function writings(amount: string): string[] {
  const texts = [amount, Number(amount).toFixed(2)];
  const grouped = texts.map((text) => text.replace(/\B(?=(\d{3})+\.)/g, " "));
  return [
    ...texts,
    ...texts.map((text) => text.replace(".", ",")),
    ...grouped.map((text) => text.replace(".", ",").replace(" ", ".")),
    ...grouped.map((text) => text.replace(" ", ",")),
  ];
}

const secrets = new Map<string, string[]>([
  ...Object.entries(amounts).map(([name, amount]) => [name, writings(amount)] as const),
  ...Object.entries({ ...personal, ...ofCompany }).map(
    ([name, text]) => [name, [text]] as [string, string[]],
  ),
]);
const foundIn = (text: string) =>
  [...secrets].filter(([, texts]) => texts.some((each) => text.includes(each))).map(([name]) => name);

let app: TestApp;
const tokens = {} as Record<CompanyRole, string>;
const call = (role: CompanyRole) => (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: tokens[role], body });
const bytesOf = ({ headers, text }: Reply) => `${JSON.stringify([...headers])}\n${text}`;

const bottle = { category: "Outros", unit: "L", quantity: 100 };
const client = {
  email: "cliente@sigilo.exemplo",
  phone: "(11) 97531-8642",
  cpf: "987.654.321-00",
  address: "Travessa do Sigilo, 4321",
  notes: "alergia sigilosa",
};
const company = {
  name: "Bar",
  cnpj: "12ABC34501DE35",
  phone: "90909-1212",
  address: "Alameda Reservada, 77",
};
const paymentSettings = {
  pixKeyKind: "email",
  pixKey: "pix@sigilo.exemplo",
  receiverName: "Bar",
  city: "Santos",
  useTxid: false,
  depositPercent: 50,
  balanceDueDays: 7,
  targetMargin: 43.21,
};
const planned = (ingredientId: number, amount: number, value: number) =>
  eventPayload([{ ingredientId, unit: "L", planned: amount }], {
    fixedCosts: [{ name: "Van", value, category: "Transporte" }],
    clients: [1, 2],
  });

const owed = [
  { kind: "sinal", amount: "11223.35", dueOn: "2026-12-01" },
  { kind: "saldo", amount: "13458.00", dueOn: "2026-12-20" },
  { kind: "extra", amount: "312.12", dueOn: "2026-12-26" },
];
const paid = { chargeId: 1, paidOn: "2026-12-01", method: "pix" };

/** A company with money and personal data wherever there may be some. */
const seed: [method: string, path: string, body?: unknown][] = [
  ["POST", "/api/ingredients", { ...bottle, name: "Gin", pricePerUnit: 123_456.78 }],
  ["POST", "/api/ingredients", { ...bottle, name: "Rum", pricePerUnit: 345_678.91 }],
  ["PUT", "/api/ingredients/2", { ...bottle, name: "Rum", pricePerUnit: 432_109.8, version: 1 }],
  ["POST", "/api/ingredients", { ...bottle, name: "Absinto", quantity: 1, pricePerUnit: 9876.54 }],
  ["POST", "/api/ingredients/count", { counts: [{ ingredientId: 3, quantity: 0, version: 1 }] }],
  ["PATCH", "/api/ingredients/3/archive"],
  ["POST", "/api/ingredients", { ...bottle, name: "Vodka", quantity: 0, pricePerUnit: 0 }],
  ["POST", "/api/ingredients/4/entries", { quantity: 1, price: 7777.31 }],
  ["POST", "/api/drinks", { name: "Gin", ingredients: [{ ingredientId: 1, quantity: 50, unit: "ml" }] }],
  ["POST", "/api/clients", { ...client, name: "Ana" }],
  ["POST", "/api/clients", { ...client, name: "Rui" }],
  // One that is over, one that is out, one to be withdrawn, one for which there is not enough.
  ["POST", "/api/events", planned(2, 3, 5555.64)],
  ["POST", "/api/events", planned(2, 2, 10)],
  ["POST", "/api/events", planned(1, 7, 10)],
  ["POST", "/api/events", planned(1, 500, 10)],
  ["PUT", "/api/events/1", { ...planned(2, 3, 6666.53), version: 1 }],
  ["POST", "/api/events/1/withdraw-stock"],
  ["POST", "/api/events/1/return-stock", { returns: [{ ingredientId: 2, quantity: 1 }] }],
  ["POST", "/api/events/2/withdraw-stock"],
  ["PUT", "/api/events/3/price", { pricingMode: "fechado", price: "13579.24" }],
  ["PUT", "/api/events/3/price", { pricingMode: "por_convidado", pricePerGuest: "411.35", minGuests: 60 }],
  ["PUT", "/api/events/3/price", { pricingMode: "fechado", price: "24681.35" }],
  ["PUT", "/api/events/4/price", { pricingMode: "por_convidado", pricePerGuest: "411.35", minGuests: 60 }],
  ["PUT", "/api/events/3/charges", { charges: owed }],
  ["POST", "/api/events/3/payments", { ...paid, amount: "1357.91" }],
  ["POST", "/api/events/3/payments", { ...paid, amount: "2468.03" }],
  ["POST", "/api/payments/2/reverse"],
  ["DELETE", "/api/clients/2"],
  ["PUT", "/api/company", company],
  ["PUT", "/api/payment-settings", paymentSettings],
  ["POST", "/api/team/invitations", { email: "convidada@exemplo.com.br", companyRole: "equipe" }],
];

beforeAll(async () => {
  app = await createTestApp();
  const { id: companyId } = await app.addCompany("Bar", "dona@bar.com.br");
  await app.addUser({ email: "gestora@bar.com.br", companyId, companyRole: "gestor" });
  await app.addUser({ email: "teo@bar.com.br", username: "Téo", companyId, companyRole: "equipe" });
  const logins = { dono: "dona@bar.com.br", gestor: "gestora@bar.com.br", equipe: "teo@bar.com.br" };
  for (const role of companyRoles) {
    const body = { email: logins[role], password: PASSWORD };
    tokens[role] = ((await app.call("POST", "/api/login", { body })).body as { token: string }).token;
  }
  for (const [method, path, body] of seed) {
    const { status, text } = await call("dono")(method, path, body);
    expect([200, 201], `${method} ${path}: ${text}`).toContain(status);
  }
  await app.settled();
});
afterAll(() => app.close());

const routes = routeTable.filter(({ access }) => access === "company");
const IDS = [1, 2, 3, 4];
const pathsOf = (path: string) =>
  path.includes(":id") ? IDS.map((id) => path.replace(":id", `${id}`)) : [path];
const readable = routes.filter(({ method }) => method === "GET").flatMap(({ path }) => pathsOf(path));

/** Everything that can be read, refusals included. */
async function readAs(role: CompanyRole): Promise<string> {
  const replies: string[] = [];
  for (const path of ["/api/user", ...readable]) replies.push(bytesOf(await call(role)("GET", path)));
  return replies.join("\n");
}

test("an owner finds all of it, so that it can be found", async () => {
  expect(foundIn(await readAs("dono"))).toEqual([...secrets.keys()]);
});

test("a manager finds all of it but what is the owners' business", async () => {
  const theirs = Object.keys(ofCompany);
  expect(foundIn(await readAs("gestor"))).toEqual(
    [...secrets.keys()].filter((name) => !theirs.includes(name)),
  );
});

describe("the team finds none of it", () => {
  test("in whatever it reads, where names and quantities are", async () => {
    const seen = await readAs("equipe");
    expect(foundIn(seen)).toEqual([]);
    for (const there of ["Gin", "Absinto", "Casamento da Ana", '"name":"Ana"', '"quantity":100']) {
      expect(seen).toContain(there);
    }
  });

  const bodies: unknown[] = [
    undefined,
    "{",
    {},
    { ...bottle, ...client, ...company, ...planned(1, 1, 1), quantity: -1, pricePerUnit: "x" },
    { ...bottle, ...client, ...company, ...planned(1, 1, 1), name: "Outra", pricePerUnit: 1, version: 1 },
    { email: "x@exemplo.com.br", companyRole: "dono", version: 99 },
    paymentSettings,
    { counts: [{ ingredientId: 99, quantity: "x" }], returns: [{ ingredientId: 99, quantity: -1 }] },
    { rows: [{ id: 1, version: 1, name: "Gin" }], quantity: 1, price: 1 },
    ...hostileValues.slice(0, 30).map((value) => ({ counts: value, returns: value, name: value })),
  ];
  const writing = routes.filter(({ method }) => method !== "GET");

  test.each(writing)(
    "in what $method $path answers to anything that is wrong",
    async ({ method, path, need }) => {
      for (const each of pathsOf(path)) {
        // A withdrawal needs no body: where it is possible it is done, below.
        if (/events\/[13]\/withdraw/.test(each)) continue;
        for (const body of bodies) {
          const reply = await call("equipe")(method, each, body);
          expect(reply.status, `${each} ${JSON.stringify(body)}`).toBeGreaterThanOrEqual(400);
          if (!can("equipe", need as Permission)) expect(reply.status).toBe(403);
          expect([each, body, foundIn(bytesOf(reply))]).toEqual([each, body, []]);
        }
      }
    },
  );

  test.each([
    ["not enough is there", "/api/events/4/withdraw-stock", undefined, 409],
    ["it is out already", "/api/events/2/withdraw-stock", undefined, 409],
    ["nothing is out", "/api/events/1/return-stock", { returns: [{ ingredientId: 2, quantity: 1 }] }, 409],
    [
      "more came back than went",
      "/api/events/2/return-stock",
      { returns: [{ ingredientId: 2, quantity: 9 }] },
      400,
    ],
    ["another came back", "/api/events/2/return-stock", { returns: [{ ingredientId: 1, quantity: 1 }] }, 400],
    [
      "it was counted before",
      "/api/ingredients/count",
      { counts: [{ ingredientId: 1, quantity: 1, version: 9 }] },
      409,
    ],
    [
      "it would be worth too much",
      "/api/ingredients/count",
      { counts: [{ ingredientId: 1, quantity: 99_999_999, version: 1 }] },
      400,
    ],
  ])("in the refusal when %s", async (_why, path, body, status) => {
    const reply = await call("equipe")("POST", path, body);
    expect(reply.status, reply.text).toBe(status);
    expect(foundIn(bytesOf(reply))).toEqual([]);
  });

  test("nor by trying which quantity would be worth too much: the refusal is the same for all of them", async () => {
    const tried = (quantity: number) =>
      call("equipe")("POST", "/api/ingredients/count", {
        counts: [
          { ingredientId: 1, quantity, version: 1 },
          { ingredientId: 4, quantity: 99_999_999, version: 2 },
        ],
      });
    // Gin costs 1234.5678 a litre: the second of them is worth more than can be stored.
    const [less, more] = [await tried(81_000), await tried(81_001)];
    expect([less.status, less.text]).toEqual([400, more.text]);
    expect(less.text).not.toMatch(/valor|issues/);
  });

  test.each([
    ["/api/events/3/withdraw-stock", undefined],
    ["/api/events/2/return-stock", { returns: [{ ingredientId: 2, quantity: 1 }] }],
    ["/api/ingredients/count", { counts: [{ ingredientId: 4, quantity: 3, version: 2 }] }],
  ])("in what POST %s answers, and in what is read after it", async (path, body) => {
    const reply = await call("equipe")("POST", path, body);
    expect(reply.status, reply.text).toBe(200);
    expect(foundIn(bytesOf(reply))).toEqual([]);
    expect(foundIn(await readAs("equipe"))).toEqual([]);
  });
});
