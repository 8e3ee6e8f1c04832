import { pino } from "pino";

/** What tells a fault of the database apart, without the values of a row in it. */
const TELLING = ["code", "severity", "schema", "table", "column", "constraint", "routine"] as const;

/** Of a mail server's refusal, which quotes the recipient. */
const OF_MAIL = ["code", "responseCode", "command"] as const;

/**
 * An error as it may stand in the log. The message of a failed query has all its values in it, and PostgreSQL's own
 * words quote them too: names, addresses, hashes. Of those only the statement and PostgreSQL's codes are kept.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const fault = error.cause instanceof Error ? error.cause : error;
  if ("responseCode" in error || "command" in error) {
    return { type: error.constructor.name, ...picked(error, OF_MAIL), stack: callsOf(error) };
  }
  const isQuery = "query" in error || TELLING.some((name) => name !== "code" && name in fault);
  if (!isQuery) return pino.stdSerializers.err(error);
  return {
    type: fault.constructor.name,
    ...picked(fault, TELLING),
    ...("query" in error && { query: error.query }),
    stack: callsOf(error),
  };
}

const picked = (error: Error, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (name in error ? [[name, error[name as keyof Error]]] : [])));

/** Where it happened, without the message that comes first. */
const callsOf = ({ stack = "" }: Error) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
