import type { Logger } from "pino";
import { AttemptLimits } from "#server/accounts/attempt-limits.ts";
import { SecretBox } from "#server/accounts/second-step/secret-box.ts";
import type { CompanyDatabases } from "#server/db/company/company-databases.ts";
import type { Database } from "#server/db/database.ts";
import { StatisticsAfterImports } from "#server/db/table-statistics.ts";
import type { LocalMail } from "#server/email/local-mail.ts";
import type { Outbox } from "#server/email/outbox.ts";
import { createListCache, type ListCache, ListReads } from "#server/http/cache/list-cache.ts";
import { CallCounter } from "#server/http/limits/call-counter.ts";
import { createLimits, type Limits } from "#server/http/limits/limited-work.ts";
import { shareCalls } from "#server/http/limits/shared-calls.ts";
import { UnreadAnswers } from "#server/http/limits/unread-answers.ts";
import { Metrics } from "#server/metrics/metrics.ts";
import { LogoDrawer } from "#server/proposals/logo/logo-drawer.ts";
import { PdfPool } from "#server/proposals/pdf/pdf-pool.ts";
import { PdfRenderer } from "#server/proposals/pdf/pdf-renderer.ts";
import { type Config, isPrivate } from "./env.ts";

/** The parts that differ between a running server and a test, which brings its own clock and mailbox. */
type Surroundings = {
  /** Database of all companies, for accounts and admin. */
  db: Database;
  /** Databases of single companies. */
  companies: CompanyDatabases;
  outbox: Outbox;
  localMail: LocalMail;
  config: Config;
  log: Logger;
  now: () => Date;
  /** Work that goes on after the answer; the process waits for it before it stops. */
  inBackground: (work: Promise<unknown>) => void;
};

/** Everything that routes may use. */
export type Services = Surroundings & {
  /** Limits of attempts by strangers. */
  attempts: AttemptLimits;
  /** Seals the secrets of authenticator apps. */
  secrets: SecretBox;
  /** Cached lists of companies. */
  listCache: ListCache;
  /** Lists that are being read, so that concurrent callers share one. */
  listReads: ListReads;
  statistics: StatisticsAfterImports;
  metrics: Metrics;
  /** Answers that wait for their readers. */
  unread: UnreadAnswers;
  limits: Limits;
  /** Draws uploaded logos. */
  logos: LogoDrawer;
  /** Makes the PDFs of proposals. */
  pdfs: PdfRenderer;
  /** Absent where only the machine itself can call. */
  calls?: CallCounter;
};

/** The composition root: one set of services per process. */
export const createServices = (surroundings: Surroundings): Services => ({
  ...surroundings,
  attempts: new AttemptLimits(surroundings.db),
  secrets: new SecretBox(surroundings.config),
  listCache: createListCache(),
  listReads: new ListReads(),
  statistics: new StatisticsAfterImports(surroundings.db),
  metrics: new Metrics(),
  limits: createLimits(),
  unread: new UnreadAnswers(),
  logos: new LogoDrawer({ onFailure: (problem) => surroundings.log.warn(problem) }),
  pdfs: new PdfRenderer(new PdfPool({ onFailure: (problem) => surroundings.log.warn(problem) })),
  calls: isPrivate(surroundings.config) ? undefined : new CallCounter(shareCalls(surroundings.db)),
});
