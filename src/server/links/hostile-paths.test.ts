import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { offer } from "#server/proposals/testing/offered-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";

const { app, a } = await twoCompanies({ isStocked: true });

/** Each asks once: posts of one address are few on some pages. */
const addressOf = (place: number) => `203.0.113.${place}`;
const UNKNOWN = "x".repeat(27);
const NO_TOKENS = ["%0d%0aX", "%00", "%7f%01", "%e2%80%ae", "%ff", "..%2f", "a".repeat(5_000), UNKNOWN];

const counted = async () => {
  const { rows } = await app.pool.query<{ count: number }>(
    "select coalesce(sum(count), 0)::int as count from attempts where key like $1",
    ["% 203.0.113.%"],
  );
  return rows[0]?.count ?? 0;
};

const proposalPaths = ["", "/aceitar", "/recusar", "/logo", ".pdf", ".ics", "/vista", "/a/b", "/aceitar/"];
const teamPaths = ["", ".ics", "/event", "/counts", "/aceitar", "/a/b"];
const inquiryPaths = ["", "/obrigado", "/logo", "/a/b"];
const paths = [
  ...proposalPaths.map((rest) => ["/p/", rest] as const),
  ...teamPaths.map((rest) => ["/t/", rest] as const),
  ...inquiryPaths.map((rest) => ["/o/", rest] as const),
  ...["", ".ics", ".ics/b"].map((rest) => ["/agenda/", rest] as const),
  ...["", "/b"].map((rest) => ["/avisos/", rest] as const),
];

describe.each(["GET", "HEAD", "POST", "PUT"])("%s", (method) => {
  test.each(paths)(
    "%s…%s: what is no token is an unknown one, is counted and leaves no line",
    async (root, rest) => {
      const lines: string[] = [];
      const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
      const built = createApp({ services: { ...app.services, log }, isReady: async () => {} });
      const ask = async (token: string, place: number) =>
        built.request(
          `${root}${token}${rest}`,
          { method, headers: { host: "localhost:3000" } },
          { incoming: { socket: { remoteAddress: addressOf(place) } } },
        );
      const before = await counted();
      const answers = await Promise.all(NO_TOKENS.map(ask));
      const seen = await Promise.all(
        answers.map(async (answer) => ({
          status: answer.status,
          location: answer.headers.get("location"),
          text: await answer.text(),
        })),
      );
      expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
      expect(seen[0]).toMatchObject({ status: 404, location: null });
      expect(await counted()).toBe(before + NO_TOKENS.length);
      expect(lines).toEqual([]);
    },
  );
});

test("the address of a form that was refused leads to the page of its proposal", async () => {
  const { path } = await offer(a);
  for (const form of ["aceitar", "recusar"]) {
    const { status, headers } = await app.call("GET", `${path}/${form}`);
    expect([status, headers.get("location")]).toEqual([302, path]);
  }
});
