import fc from "fast-check";
import { expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { routeTable } from "#server/routes.ts";
import { twoFurnishedCompanies } from "#server/testing/companies.ts";
import {
  type HostileRequest,
  hostileRequest,
  queryText,
  sendable,
} from "#server/testing/hostile-requests.ts";
import { hostileValues } from "#server/testing/hostile-values.ts";
import { placesIn, withMissingFields } from "#server/testing/json-places.ts";
import { bodiesOf, nameOf, pathOf, queryNames } from "#server/testing/payloads.ts";
import { rowsOfCompany } from "#server/testing/stored-state.ts";
import type { Reply } from "#server/testing/test-app.ts";

/** A short run among the other tests; `npm run torture -- fuzz` makes it a long one. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 600);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
/** What is accepted piles up; the fewer rows, the quicker they are compared. */
const STATE_LASTS = 100;
/** More than the product's own limits: 5 s for a statement, 10 s for drawing a logo. */
const SLOWEST_MS = 15_000;

/** Words of the machinery that no answer may have in it. */
const INTERNAL =
  /\b(select|insert into|update|delete from|relation|constraint|drizzle|postgres|pg_|sql|zod|hono|node_modules|stack|exception|undefined|NaN|ENOENT|ECONN\w+|\w*Error:)\b|\.[jt]s:\d|\[object |Invalid (input|option|key|element)|\bexpected\b|\breceived\b|Too (big|small)|Required\b|Unexpected|violates/i;
/** The only names with a secret behind them, each in the one answer it is for. */
const SECRET_KEY = /pass|token|hash|salt/i;
const opened = ["token", "user.requirePasswordChange", "requirePasswordChange"];
const MAY_HAVE: Record<string, string[]> = {
  "POST /api/login": opened,
  "POST /api/login/second-step": opened,
  "POST /api/login/passkey": opened,
  "GET /api/account": ["passkeys"],
  "POST /api/confirm-company": ["credentials.password"],
  "GET /api/user": ["requirePasswordChange"],
};

const { app, own, foreign, admin, state, watch } = await twoFurnishedCompanies();

test(`${REQUESTS} hostile requests: refused in our words or done, nothing half written`, async () => {
  console.log(`fuzz: FUZZ_SEED=${SEED} FUZZ_REQUESTS=${REQUESTS}`);
  const answers = new Map<number, number>();
  const theirs = await rowsOfCompany(app.db, foreign.companyId);
  let sent = 0;
  let before = await watch.digest();
  const startAgain = async () => {
    await app.settled();
    expect(await stockDifferences(app.db)).toMatchObject({ differences: [], values: [], reversals: [] });
    expect(await rowsOfCompany(app.db, foreign.companyId)).toEqual(theirs);
    await state.restore();
    before = await watch.digest();
  };
  const property = fc.asyncProperty(hostileRequest, async (request) => {
    if (++sent % STATE_LASTS === 0) await startAgain();
    const account = await accountSession(request);
    if (account) before = await watch.digest();
    const reply = await send(request, account);
    // A blocked user with a right password or code is refused, and told of in the trail, after the answer; the counter
    // of a passkey is kept whoever it belongs to.
    const isTold =
      request.route === "POST /api/login/passkey" ||
      (request.route.startsWith("POST /api/login") && reply.status === 403);
    if (isTold) await app.settled();
    const after = await watch.digest();
    const isChanged = after !== before;
    before = after;
    answers.set(reply.status, (answers.get(reply.status) ?? 0) + 1);
    expectOurWords(request, reply);
    if (reply.status >= 400 && !isTold) expect(isChanged, "something was written").toBe(false);
  });
  await fc.assert(property, { numRuns: REQUESTS, seed: SEED });
  await startAgain();
  console.log(`fuzz: ${JSON.stringify(Object.fromEntries([...answers].sort(([a], [b]) => a - b)))}`);
  // A run in which nothing gets through, or everything, would prove little.
  expect(answers.get(400)).toBeGreaterThan(REQUESTS / 10);
  expect((answers.get(200) ?? 0) + (answers.get(201) ?? 0)).toBeGreaterThan(REQUESTS / 100);
}, 3_600_000);

const withBodies = routeTable.filter((route) => bodiesOf(route, own).length > 0);

test.each(withBodies)(
  "$method $path with fields that are null or absent, one by one and by twos",
  async (route) => {
    const failed: string[] = [];
    for (const body of bodiesOf(route, own).flatMap(withMissingFields)) {
      const { account } = own;
      const tokens = { public: undefined, account: account.token, person: account.token, company: own.token };
      const token = { ...tokens, admin }[route.access];
      const reply = await app.call(route.method, pathOf(route, own), { token, body });
      if (reply.status >= 500) failed.push(`${reply.status} ${JSON.stringify(body)}`);
      else expectOurWords({ route: nameOf(route) }, reply);
      if (reply.status < 400) await state.restore();
    }
    expect(failed).toEqual([]);
    await app.settled();
    await state.restore();
  },
  // The largest payload has some thousand of these.
  120_000,
);

test.each(Object.entries(queryNames))("%s with hostile values for %j", async (name, queries) => {
  const token = name.includes("/api/admin/") ? admin : own.token;
  const [method = "", path = ""] = name.split(" ");
  for (const value of hostileValues.map(queryText)) {
    const query = queries.map((each) => `${each}=${value}`).join("&");
    expectOurWords({ route: name }, await app.call(method, `${path}?${query}`, { token }));
  }
});

/** What a call does to its own session must not reach the next one. */
const accountSession = async ({ route }: HostileRequest) =>
  /\/(user|logout|change-password|step-up|devices\/.*)$/.test(route)
    ? await app.signIn(own.account.userId)
    : "";

async function send(request: HostileRequest, account: string): Promise<Reply> {
  const { method, path, ...options } = sendable(request, own, { company: own.token, account, admin });
  const startedAt = performance.now();
  const reply = await app.call(method, path, options);
  expect(performance.now() - startedAt, "took too long").toBeLessThan(SLOWEST_MS);
  // A recovery goes on after its answer.
  await app.settled();
  return reply;
}

function expectOurWords({ route }: Pick<HostileRequest, "route">, { status, text, headers, body }: Reply) {
  expect(status, text).toBeLessThan(500);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  if (!route.includes("/api/admin/")) expect(text).not.toContain(foreign.mark);
  if (status >= 400) {
    expect(text).not.toMatch(INTERNAL);
    expect(body).toMatchObject({ message: expect.stringMatching(/\p{L}/u) });
    return;
  }
  const secrets = placesIn(body)
    .filter(({ place }) => typeof place.at(-1) === "string" && SECRET_KEY.test(String(place.at(-1))))
    .map(({ place }) => place.join("."));
  expect(MAY_HAVE[route] ?? []).toEqual(expect.arrayContaining(secrets));
}
