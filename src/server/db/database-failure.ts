type DatabaseFailure = "unavailable" | "duplicate" | "other";

/**
 * Connection lost or refused, server starting, stopping or not to be found, out of connections or disk, waited too long,
 * or in a circle: whoever comes again may well be served.
 */
const UNAVAILABLE =
  /^(08...|40001|40P01|53...|57P0.|57014|55P03|E(CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOENT|NOTFOUND|PIPE|TIMEDOUT|AI_AGAIN))$/;
/** The driver itself and its pool have no codes for these. */
const UNAVAILABLE_IN_WORDS =
  /connection terminated|timeout exceeded when trying to connect|is not queryable|query read timeout/i;
const UNIQUE_VIOLATION = "23505";
/** A serialization failure and a deadlock. */
const UNDONE = new Set(["40001", "40P01"]);

/** Of the wait for a lock, and of the whole statement. */
const TIMEOUTS = new Set(["55P03", "57014"]);

/** What a failed query means to the caller; the driver's error is wrapped by Drizzle. */
export function databaseFailure(error: unknown): DatabaseFailure {
  for (const { code, message } of causesOf(error)) {
    if (code === UNIQUE_VIOLATION) return "duplicate";
    if (UNAVAILABLE.test(code)) return "unavailable";
    if (UNAVAILABLE_IN_WORDS.test(message)) return "unavailable";
  }
  return "other";
}

/** The transaction met another one and was undone for it; the same work may succeed a moment later. */
export const isUndone = (error: unknown): boolean => causesOf(error).some(({ code }) => UNDONE.has(code));

/** It waited for somebody else's lock, or ran, for longer than a request may. */
export const hasWaitedTooLong = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => TIMEOUTS.has(code));

function causesOf(error: unknown): { code: string; message: string }[] {
  if (!(error instanceof Error)) return [];
  const code = "code" in error ? String(error.code) : "";
  return [{ code, message: error.message }, ...causesOf(error.cause)];
}
