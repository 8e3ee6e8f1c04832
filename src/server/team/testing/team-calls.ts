import type { Company } from "#server/testing/companies.ts";
import { PASSWORD, type TestApp } from "#server/testing/test-app.ts";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import type { Invitation, Team } from "#shared/team/contract.ts";

/** Calls about the team of company A, and of those who are invited to it. */
export function teamCalls(app: TestApp, company: Company) {
  const invite = (email: string, companyRole: CompanyRole = "equipe") =>
    company.post("/api/team/invitations", { email, companyRole });
  const tokensTo = async (email: string) =>
    (await app.mailTo(email)).map(
      ({ link = "http://none" }) => new URL(link).searchParams.get("token") ?? "",
    );
  return {
    invite,
    /** The tokens of the links in all messages to an address, the oldest first. */
    tokensTo,
    /** Invites somebody and returns the id of the invitation and the token that was mailed. */
    invited: async (email: string, companyRole?: CompanyRole) => {
      const { id } = (await invite(email, companyRole)).body as Invitation;
      return { id, token: (await tokensTo(email)).at(-1) as string };
    },
    team: async () => (await company.get("/api/team")).body as Team,
    show: (token: string) => app.call("POST", "/api/invitation", { body: { token } }),
    accept: (token: string, name = "Téo Lima", password = PASSWORD) =>
      app.call("POST", "/api/accept-invitation", { body: { token, name, password } }),
    /** Adds somebody to company A and signs them in. */
    addPerson: (email: string, companyRole: CompanyRole) =>
      app.addUser({ email, username: `Nome ${email}`, companyId: 1, companyRole }),
    login: (email: string, password = PASSWORD) =>
      app.call("POST", "/api/login", { body: { email, password } }),
  };
}
