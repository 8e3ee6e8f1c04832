type DatabaseFailure = "unavailable" | "duplicate" | "other";

/**
 * Error codes after which a retry may well succeed: connection lost or refused, server starting, stopping or not found,
 * out of connections or disk, timeouts, deadlocks, a server that has become a standby.
 */
const UNAVAILABLE =
  /^(08...|25006|25P03|40001|40P01|53...|57P0.|57014|55P03|E(CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOENT|NOTFOUND|PIPE|TIMEDOUT|AI_AGAIN))$/;
/** Messages of the driver and its pool, which have no codes. */
const UNAVAILABLE_IN_WORDS =
  /connection terminated|timeout exceeded when trying to connect|is not queryable|query read timeout/i;
const UNIQUE_VIOLATION = "23505";
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Codes of a serialization failure and a deadlock. */
const UNDONE = new Set(["40001", "40P01"]);

const LOCK_TIMEOUT = "55P03";
/** Codes of the lock timeout and the statement timeout. */
const TIMEOUTS = new Set([LOCK_TIMEOUT, "57014"]);

/** Classifies a failed query for the caller; Drizzle wraps the driver's error. */
export function databaseFailure(error: unknown): DatabaseFailure {
  for (const { code, message } of causesOf(error)) {
    if (code === UNIQUE_VIOLATION) return "duplicate";
    if (UNAVAILABLE.test(code)) return "unavailable";
    if (UNAVAILABLE_IN_WORDS.test(message)) return "unavailable";
  }
  return "other";
}

/** True if PostgreSQL itself refused a statement, which its codes of five characters tell. */
export const isDatabaseError = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => SQLSTATE.test(code));

/** True if PostgreSQL rolled a transaction back because of another one; the same work may succeed a moment later. */
export const isUndone = (error: unknown): boolean => causesOf(error).some(({ code }) => UNDONE.has(code));

/** True if a transaction was rolled back because of others that use the same tables or rows. */
export const hasLostToOthers = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => UNDONE.has(code) || code === LOCK_TIMEOUT);

/** True if a statement waited for a lock, or ran, for longer than a request may. */
export const hasWaitedTooLong = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => TIMEOUTS.has(code));

function causesOf(error: unknown): { code: string; message: string }[] {
  if (!(error instanceof Error)) return [];
  const code = "code" in error ? String(error.code) : "";
  return [{ code, message: error.message }, ...causesOf(error.cause)];
}
