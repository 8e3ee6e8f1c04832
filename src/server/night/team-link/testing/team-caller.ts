import type { Company } from "#server/testing/companies.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import type { TeamLink } from "#shared/night/team-link/contract.ts";

/** Somebody with the link of an event's team, and without an account. */
export function teamCaller(app: TestApp) {
  const call = (method: string) => (path: string, body?: unknown) =>
    app.call(method, path, { body, address: "203.0.113.7" });
  return { get: call("GET"), post: call("POST") };
}

/** The path of the page of an event's team. */
export async function teamPath(company: Company, eventId = 1): Promise<string> {
  const { body, text } = await company.post(`/api/events/${eventId}/team-link`);
  const { link } = (body ?? {}) as Partial<TeamLink>;
  if (!link) throw new Error(text);
  return new URL(link).pathname;
}
