import { isNull, min, sql } from "drizzle-orm";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "#server/db/database.ts";
import { emails } from "#server/db/schema/emails.ts";
import { withinTime } from "#server/start/within-time.ts";

/** Milliseconds for the database to tell of the outbox; Prometheus waits ten seconds for everything. */
const LONGEST_LOOK = 2_000;

const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What the gauges need of a pool of connections. */
export type PoolUse = Readonly<{ totalCount: number; idleCount: number; waitingCount: number }>;

/** `duplicate` is missing: it is an answer and no failure. */
export type FailureKind = "unavailable" | "silent" | "error";

/** Whose limit refuses: that of a caller, of a body, or of what the server does at once. */
export type RefusedFor = "caller" | "size" | "server";

/** Counters and gauges of one server. No label names a company, a person or a token: there are as many as routes. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Counter({
    name: "balcao_http_requests_total",
    help: "Answers by method, route pattern and status",
    labelNames: ["method", "route", "status"],
    registers: [this.registry],
  });
  readonly #durations = new Histogram({
    name: "balcao_http_request_duration_seconds",
    help: "Time until an answer begins, by method and route pattern",
    labelNames: ["method", "route"],
    buckets: DURATIONS,
    registers: [this.registry],
  });
  readonly #failures = new Counter({
    name: "balcao_database_failures_total",
    help: "Requests that failed because of the database: unavailable, silent, or an error of a statement",
    labelNames: ["kind"],
    registers: [this.registry],
  });
  readonly #refusals = new Counter({
    name: "balcao_refused_by_limits_total",
    help: "Requests refused by a limit: of the caller, of a body's size, or of the server",
    labelNames: ["limit"],
    registers: [this.registry],
  });

  constructor() {
    // An alert on a counter that appears with its first failure would miss that one.
    for (const kind of ["unavailable", "silent", "error"] satisfies FailureKind[])
      this.#failures.inc({ kind }, 0);
    for (const limit of ["caller", "size", "server"] satisfies RefusedFor[]) this.#refusals.inc({ limit }, 0);
  }

  countRequest(method: string, route: string, status: number, seconds: number): void {
    this.#requests.inc({ method, route, status });
    this.#durations.observe({ method, route }, seconds);
  }

  countFailure(kind: FailureKind): void {
    this.#failures.inc({ kind });
  }

  countRefusal(limit: RefusedFor): void {
    this.#refusals.inc({ limit });
  }

  /** Adds memory, processor time, garbage collection and event-loop delay; once in a process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  watchPools(pools: Record<string, PoolUse>): void {
    new Gauge({
      name: "balcao_database_connections",
      help: "Open connections by pool and by whether one is in use",
      labelNames: ["pool", "state"],
      registers: [this.registry],
      collect() {
        for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
          this.set({ pool, state: "idle" }, idleCount);
          this.set({ pool, state: "used" }, totalCount - idleCount);
        }
      },
    });
    new Gauge({
      name: "balcao_database_waiting",
      help: "Statements and transactions that wait for a connection of their pool, or for their company's turn",
      labelNames: ["pool"],
      registers: [this.registry],
      collect() {
        for (const [pool, { waitingCount }] of Object.entries(pools)) this.set({ pool }, waitingCount);
      },
    });
  }

  /** Looks at the outbox when it is asked; that shows at once whether the database answers. */
  watchOutbox(db: Database, now: () => Date): void {
    let look: Promise<Outbox | undefined> | undefined;
    // The three gauges are collected at once, from one look.
    const lookOnce = () => {
      look ??= withinTime(readOutbox(db), LONGEST_LOOK)
        .catch(() => undefined)
        .finally(() => {
          look = undefined;
        });
      return look;
    };
    // All processes see one outbox, and the one that sees worst tells of the database.
    const gauge = (
      name: string,
      help: string,
      aggregator: "max" | "min",
      value: (outbox?: Outbox) => number,
    ) =>
      new Gauge({
        name,
        help,
        aggregator,
        registers: [this.registry],
        async collect() {
          this.set(value(await lookOnce()));
        },
      });
    gauge("balcao_outbox_messages", "Messages that wait to be sent", "max", (outbox) => outbox?.count ?? NaN);
    gauge("balcao_outbox_oldest_seconds", "Age of the oldest message that waits", "max", (outbox) => {
      if (!outbox) return NaN;
      return outbox.oldest ? Math.max(0, now().getTime() - outbox.oldest.getTime()) / 1000 : 0;
    });
    const help = "1 if the database answered within two seconds when this was read";
    gauge("balcao_database_up", help, "min", (outbox) => (outbox ? 1 : 0));
  }
}

type Outbox = { count: number; oldest: Date | null };

async function readOutbox(db: Database): Promise<Outbox> {
  const [waiting] = await db
    .select({ count: sql<number>`count(*)::int`, oldest: min(emails.createdAt) })
    .from(emails)
    .where(isNull(emails.deliveredAt));
  if (!waiting) throw new Error("An aggregate without a row");
  return waiting;
}
