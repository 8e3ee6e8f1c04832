type DatabaseFailure = "unavailable" | "duplicate" | "other";

/** Connection lost or refused, server starting or stopping, out of connections or disk, waited too long. */
const UNAVAILABLE = /^(08...|53...|57P0.|57014|55P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const UNIQUE_VIOLATION = "23505";

/** What a failed query means to the caller; the driver's error is wrapped by Drizzle. */
export function databaseFailure(error: unknown): DatabaseFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (code === UNIQUE_VIOLATION) return "duplicate";
    if (UNAVAILABLE.test(code)) return "unavailable";
    // The pool itself has no codes for these.
    if (/connection terminated|timeout exceeded when trying to connect/i.test(cause.message))
      return "unavailable";
  }
  return "other";
}
