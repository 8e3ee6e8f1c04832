import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";
import type { AttemptLimits } from "#server/accounts/attempt-limits.ts";
import type { Session } from "#server/accounts/sessions.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { CompanyDatabases } from "#server/db/company/company-databases.ts";
import type { Database } from "#server/db/database.ts";
import type { StatisticsAfterImports } from "#server/db/table-statistics.ts";
import type { LocalMail } from "#server/email/local-mail.ts";
import type { Outbox } from "#server/email/outbox.ts";
import type { ListPlace } from "#server/http/cache/company-lists.ts";
import type { FinishedAnswer, FinishedAnswers } from "#server/http/cache/finished-answers.ts";
import type { MadeTogether } from "#server/http/cache/made-together.ts";
import type { CallCounter } from "#server/http/limits/call-counter.ts";
import type { Limits } from "#server/http/limits/limited-work.ts";
import type { UnreadAnswers } from "#server/http/limits/unread-answers.ts";
import type { Config } from "#server/start/env.ts";

/** What the process lends to the routes; tests bring their own clock. */
export type Services = {
  /** Of all companies, for accounts and admin. */
  db: Database;
  /** Of one company each. */
  companies: CompanyDatabases;
  /** What strangers may try how often. */
  attempts: AttemptLimits;
  outbox: Outbox;
  localMail: LocalMail;
  /** Lists of companies that need not be made again. */
  answers: FinishedAnswers;
  /** Those that are being made. */
  lists: MadeTogether<FinishedAnswer>;
  statistics: StatisticsAfterImports;
  unread: UnreadAnswers;
  limits: Limits;
  /** None where only the machine itself can call. */
  calls?: CallCounter;
  config: Config;
  log: Logger;
  now: () => Date;
  /** Work that goes on after the answer; the process waits for it before it stops. */
  inBackground: (work: Promise<unknown>) => void;
};

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
