import fc from "fast-check";
import { routeTable } from "#server/routes.ts";
import type { FurnishedCompany } from "./companies.ts";
import { contentTypes, hostileBodies, hostileHeaders, hostileIds, hostileValues } from "./hostile-values.ts";
import { placesIn, replaced, valueAt } from "./json-places.ts";
import { bodiesOf, nameOf, type Payload, pathOf, queryNames } from "./payloads.ts";

const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
  { weight: 1, arbitrary: fc.double() },
);

/** One change of a good payload; `at` selects the place, modulo their number. */
const mutation = fc.record({
  at: fc.nat(200),
  how: fc.constantFrom("replace", "null", "remove", "repeat", "wrap", "add"),
  value,
});

const body = fc.oneof(
  { weight: 12, arbitrary: fc.record({ mutations: fc.array(mutation, { maxLength: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ text: fc.nat(hostileBodies.length - 1) }) },
  { weight: 1, arbitrary: fc.record({ json: fc.json({ maxDepth: 6 }) }) },
  { weight: 1, arbitrary: fc.constant({ none: true }) },
);

/** One of these values in one of `outOf` requests. */
const seldom = <T>(values: readonly T[], outOf = 15) =>
  fc.oneof(
    { weight: outOf - 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
const changing = routeTable.filter(({ method }) => method !== "GET");
const asked = routeTable.filter((route) => nameOf(route) in queryNames);

export const hostileRequest = fc.record({
  route: fc
    .oneof(
      { weight: 1, arbitrary: fc.constantFrom(...routeTable) },
      { weight: 5, arbitrary: fc.constantFrom(...changing) },
      { weight: 1, arbitrary: fc.constantFrom(...asked) },
    )
    .map(nameOf),
  caller: fc.oneof(
    { weight: 15, arbitrary: fc.constant("the right one" as const) },
    { weight: 1, arbitrary: fc.constantFrom("nobody" as const, "an admin" as const, "a user" as const) },
  ),
  id: seldom(hostileIds, 6),
  shape: fc.nat(1),
  body,
  contentType: seldom(contentTypes),
  headers: seldom(hostileHeaders),
  /** The value of a query parameter that the call reads, if it reads one. */
  asked: value,
  query: seldom(["?", "?id=1&id=2", "?%", `?q=${"x".repeat(4000)}`, "?__proto__[a]=1", "?x=%00"]),
});

export type HostileRequest = typeof hostileRequest extends fc.Arbitrary<infer T> ? T : never;

type Tokens = { company: string; account: string; admin: string };

/** The request as it is sent, with the token of its caller. */
export function sendable(request: HostileRequest, own: FurnishedCompany, tokens: Tokens) {
  const route = routeTable.find((each) => nameOf(each) === request.route);
  if (!route) throw new Error(request.route);
  const { account, company, admin } = tokens;
  const right = { public: undefined, account, person: account, company, admin };
  // Somebody else's session would be ended by a logout, and everything after it refused.
  const isOwnAccount = route.access === "account" || route.access === "person";
  const caller = isOwnAccount && request.caller !== "nobody" ? "the right one" : request.caller;
  const token = {
    "the right one": right[route.access],
    nobody: undefined,
    "an admin": tokens.admin,
    "a user": tokens.company,
  }[caller];
  const bodies = bodiesOf(route, own);
  const good = bodies[request.shape % (bodies.length || 1)] ?? {};
  return {
    method: route.method,
    path: pathOf(route, own, request.id) + (request.query ?? queryOf(request)),
    token,
    body: route.method === "GET" ? undefined : bodyOf(request.body, good),
    headers: {
      ...(request.contentType !== undefined && { "content-type": request.contentType }),
      ...request.headers,
    },
  };
}

const queryOf = ({ route, asked }: HostileRequest): string =>
  (queryNames[route] ?? []).map((name, at) => `${at === 0 ? "?" : "&"}${name}=${queryText(asked)}`).join("");

/** Text of a query, cut to what the HTTP server reads; a lone surrogate cannot be encoded. */
export function queryText(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return encodeURIComponent(text.slice(0, 2000).replace(/\p{Cs}/gu, "\ufffd"));
}

function bodyOf(wanted: HostileRequest["body"], good: Payload): string | Uint8Array<ArrayBuffer> | undefined {
  if ("none" in wanted) return undefined;
  if ("json" in wanted) return wanted.json;
  if ("text" in wanted) return hostileBodies[wanted.text]?.(JSON.stringify(good));
  return JSON.stringify(wanted.mutations.reduce(mutated, good));
}

type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

function mutated(payload: Payload, { at, how, value }: Mutation): Payload {
  const places = placesIn(payload).slice(1);
  const { place = [] } = places[at % (places.length || 1)] ?? {};
  if (place.length === 0) return { ...payload, campo: value };
  const present = valueAt(payload, place);
  const key = place.at(-1) as string | number;
  const around = valueAt(payload, place.slice(0, -1));
  if (how === "replace") return replaced(payload, place, value);
  if (how === "null") return replaced(payload, place, null);
  if (how === "wrap") return replaced(payload, place, at % 2 ? [present] : { value: present });
  if (how === "repeat")
    return replaced(
      payload,
      place,
      Array.from({ length: 3 }, () => present),
    );
  if (Array.isArray(around)) {
    const rest = how === "remove" ? around.filter((_, index) => index !== key) : [...around, value];
    return replaced(payload, place.slice(0, -1), rest);
  }
  const { [key]: _gone, ...rest } = around as Payload;
  const changed = how === "remove" ? rest : { ...(around as Payload), [`${key}2`]: value };
  return replaced(payload, place.slice(0, -1), changed);
}
