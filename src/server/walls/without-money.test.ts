import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routeTable } from "#server/routes.ts";
import {
  bottle,
  client,
  company,
  foundIn,
  ofCompany,
  paymentSettings,
  planned,
  secrets,
  seed,
} from "#server/testing/company-with-secrets.ts";
import { hostileValues } from "#server/testing/hostile-values.ts";
import { createTestApp, PASSWORD, type Reply, type TestApp } from "#server/testing/test-app.ts";
import { type CompanyRole, can, companyRoles, type Permission } from "#shared/accounts/permissions.ts";

let app: TestApp;
const logins: Record<CompanyRole, string> = {
  dono: "dona@bar.com.br",
  gestor: "gestora@bar.com.br",
  equipe: "teo@bar.com.br",
};
const tokens = {} as Record<CompanyRole, string>;
const call = (role: CompanyRole) => (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: tokens[role], body });
const bytesOf = ({ headers, text }: Reply) => `${JSON.stringify([...headers])}\n${text}`;

beforeAll(async () => {
  app = await createTestApp();
  const { id: companyId } = await app.addCompany("Bar", "dona@bar.com.br");
  for (const companyRole of companyRoles) {
    const email = logins[companyRole];
    if (companyRole !== "dono") await app.addUser({ email, companyId, companyRole });
    const body = { email, password: PASSWORD };
    tokens[companyRole] = ((await app.call("POST", "/api/login", { body })).body as { token: string }).token;
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

/** An owner finds all of it, so that it can be found. */
const isFoundBy: Record<CompanyRole, (name: string) => boolean> = {
  dono: () => true,
  gestor: (name) => !Object.keys(ofCompany).includes(name),
  equipe: () => false,
};

test.each(companyRoles)(
  "a %s finds of it what is the business of the role, and nothing else",
  async (role) => {
    expect(foundIn(await readAs(role))).toEqual([...secrets.keys()].filter(isFoundBy[role]));
  },
);

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
        // These need no body, or only the name that stands in all of them: where they are possible they are done.
        if (/events\/([13]\/withdraw|2\/undo-w|1\/undo-r)|api\/account|calendar-link/.test(each)) continue;
        const replies = await Promise.all(bodies.map((body) => call("equipe")(method, each, body)));
        for (const [index, reply] of replies.entries()) {
          const body = bodies[index];
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
    ["/api/events/3/undo-withdrawal", undefined],
    ["/api/events/3/withdraw-stock", { items: [{ ingredientId: 2, quantity: 1 }] }],
    ["/api/events/3/take-more", { items: [{ ingredientId: 2, quantity: 0.5 }] }],
    [
      "/api/events/2/return-stock",
      {
        returns: [{ ingredientId: 2, quantity: 1 }],
        losses: [{ ingredientId: 2, quantity: 0.25, kind: "quebra", reason: "Caiu" }],
      },
    ],
    ["/api/events/2/undo-return", undefined],
    ["/api/ingredients/2/losses", { quantity: 0.25, kind: "perda", reason: "Venceu" }],
    ["/api/ingredients/count", { counts: [{ ingredientId: 4, quantity: 3, version: 2 }] }],
  ])("in what POST %s answers, and in what is read after it", async (path, body) => {
    const reply = await call("equipe")("POST", path, body);
    expect(reply.status, reply.text).toBe(path.endsWith("/losses") ? 201 : 200);
    expect(foundIn(bytesOf(reply))).toEqual([]);
    expect(foundIn(await readAs("equipe"))).toEqual([]);
  });
});
