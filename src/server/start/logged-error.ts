import { pino } from "pino";

/** Fields of a database error without values of a row. */
const TELLING = ["code", "severity", "schema", "table", "column", "constraint", "routine"] as const;

/** Fields of a mail server's refusal without the recipient, which it quotes. */
const OF_MAIL = ["code", "responseCode", "command"] as const;

/**
 * Serializes an error for the log. The message of a failed query contains all its values, and PostgreSQL's own words
 * quote them too: names, addresses, hashes. Only the statement and PostgreSQL's codes are kept.
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

/** Stack without the message that comes first. */
export const callsOf = ({ stack = "" }: Error) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
