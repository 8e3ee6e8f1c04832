type DatabaseFailure = "unavailable" | "duplicate" | "other";

/** Connection lost or refused, server starting or stopping, out of connections or disk, waited too long. */
const UNAVAILABLE = /^(08...|53...|57P0.|57014|55P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
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
