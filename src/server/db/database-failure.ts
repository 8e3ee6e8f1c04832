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

/** What a failed query means to the caller; the driver's error is wrapped by Drizzle. */
export function databaseFailure(error: unknown): DatabaseFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (code === UNIQUE_VIOLATION) return "duplicate";
    if (UNAVAILABLE.test(code)) return "unavailable";
    if (UNAVAILABLE_IN_WORDS.test(cause.message)) return "unavailable";
  }
  return "other";
}
