import pg from "pg";
import type { CompanyId } from "#server/db/company/company-id.ts";

/** Runs before a text is worth preparing. */
const SEEN_BEFORE = 2;
/** Bounds the memory for texts. One that changes with its values (a list of so many) is a mistake. */
const MOST_TEXTS = 300;
const LONGEST_TEXT = 20_000;

/**
 * Milliseconds until cached plans are dropped. PostgreSQL keeps them until it has counted the tables anew, once a
 * minute at most: a plan made for a handful of rows would be used for a hundred thousand.
 */
const OLDEST_PLAN = 5_000;
/** Drops the plans, not the prepared statements. */
export const FORGET_PLANS = "discard plans";

/** Error code of a write where nothing may be written. */
export const READ_ONLY = "25006";

const ACT_FOR = "select set_config('balcao.company', $1, false)";

const names = new Map<string, { seen: number; name: string }>();

function statementName(text: string): string | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const known = names.get(text);
  if (known) return ++known.seen > SEEN_BEFORE ? known.name : undefined;
  if (names.size < MOST_TEXTS) names.set(text, { seen: 1, name: `balcao_${names.size}` });
  return undefined;
}

type Config = { text: string; name?: unknown };

const isConfig = (config: unknown): config is Config =>
  typeof config === "object" &&
  config !== null &&
  typeof (config as Config).text === "string" &&
  !("submit" in config);

/**
 * Prepares statements that repeat. The query builder names none of them, and without a name PostgreSQL parses and plans
 * each run anew.
 */
export class PreparingClient extends pg.Client {
  /** Milliseconds to wait for an answer: longer than the database's own timeouts, for when it is gone. */
  deadline: number | undefined = 16_000;
  #company: CompanyId | undefined;
  /** Set while its transaction is one that may not write anyway. */
  #isReading = false;
  #plansSince = performance.now();
  /** Set when the company could not be set: later answers may be another company's. */
  #isAstray = false;

  constructor(config?: pg.ClientConfig) {
    // Statements that are issued without waiting are sent at once, and answered in that order.
    super({ ...config, pipeline: true });
    // A connection that breaks between two queries of a transaction says so here alone, and unheard it would end the
    // process. The next query on it fails, which is what the request needs to know.
    this.on("error", () => undefined);
  }

  // The driver's own types have a signature for each way to call it; all of them are passed on as they came.
  override query = ((config: unknown, ...rest: unknown[]) => {
    const send = super.query.bind(this) as (...args: unknown[]) => unknown;
    if (!isConfig(config)) return send(config, ...rest);
    this.#forgetOldPlans();
    if (config.text.startsWith("begin")) this.#isReading = config.text.includes("read only");
    const name = config.name ?? statementName(config.text);
    const sent = send(
      { ...config, ...(name !== undefined && { name }), query_timeout: this.deadline },
      ...rest,
    );
    if (!(sent instanceof Promise)) return sent;
    return sent.then(
      (answer) => this.#refuseIfAstray(answer),
      (error) => this.#leaveIfUseless(error),
    );
  }) as pg.Client["query"];

  /**
   * Sets the company whose rows row-level security shows from now on. Sent ahead of the next statement, without
   * waiting; nothing is sent if it acts for that company already. Never within a transaction, whose rollback would
   * bring the company before back.
   */
  actFor(companyId: CompanyId): void {
    if (this.#company === companyId) return;
    this.#company = companyId;
    const setting = { name: "balcao_act_for", text: ACT_FOR, values: [String(companyId)] };
    super.query(setting, (error: unknown) => {
      if (!error) return;
      this.#isAstray = true;
      this.connection.stream.destroy();
    });
  }

  /** Drops plans that are too old, ahead of the next statement and without waiting. */
  #forgetOldPlans(): void {
    const now = performance.now();
    if (now - this.#plansSince < OLDEST_PLAN) return;
    this.#plansSince = now;
    // Its error needs no answer: if it fails, so do the statements sent after it.
    super.query({ text: FORGET_PLANS }, () => undefined);
  }

  /**
   * Refuses answers after a failed `actFor`: statements sent behind it are still answered, and may be read before the
   * connection is closed.
   */
  #refuseIfAstray<Answer>(answer: Answer): Answer {
    if (this.#isAstray)
      throw new Error("Connection terminated: it could not be told for which company it acts");
    return answer;
  }

  /**
   * Closes a connection that timed out: the driver would wait for the lost answer, and the pool lend it out meanwhile.
   * And one to a server that has become a standby: the next one leads to its successor.
   */
  #leaveIfUseless(error: unknown): never {
    const { message, code } = error as Error & { code?: string };
    const isOnStandby = code === READ_ONLY && !this.#isReading;
    if (message === "Query read timeout" || isOnStandby) this.connection.stream.destroy();
    throw error;
  }
}
