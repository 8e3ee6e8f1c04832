import type { HttpBindings } from "@hono/node-server";
import type { Session } from "#server/accounts/sessions.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { ListPlace } from "#server/http/cache/company-lists.ts";
import type { Limits } from "#server/http/limits/limited-work.ts";
import type { Services } from "#server/start/services.ts";

type WithVariables<Variables> = { Bindings: HttpBindings; Variables: Variables };

/** Anybody's routes. */
export type PublicEnv = WithVariables<{ services: Services; requestId?: string }>;

/** Routes of whoever is signed in, company user or system admin. */
export type AccountEnv = WithVariables<PublicEnv["Variables"] & { session: Session }>;

/** What a company route can reach: its own company's data and nothing else. */
export type CompanyEnv = WithVariables<{
  data: CompanyData;
  listPlace: ListPlace;
  limits: Limits;
  /** Says that this call has added many rows. */
  noteGrowth: () => void;
}>;

/** Routes of system admins; they cross companies on purpose. */
export type AdminEnv = AccountEnv;
