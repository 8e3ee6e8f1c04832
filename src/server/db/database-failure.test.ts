import { expect, test } from "vitest";
import { databaseFailure } from "./database-failure.ts";

const failed = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("x"), { code }) });

test.each([
  [failed("23505"), "duplicate"],
  [failed("ECONNREFUSED"), "unavailable"],
  [failed("EAI_AGAIN"), "unavailable"],
  [failed("EHOSTUNREACH"), "unavailable"],
  [failed("40P01"), "unavailable"],
  [failed("57P01"), "unavailable"],
  [failed("57014"), "unavailable"],
  [failed("25006"), "unavailable"],
  [failed("25P03"), "unavailable"],
  [failed("53300"), "unavailable"],
  [failed("53100"), "unavailable"],
  [failed("08006"), "unavailable"],
  [failed("22P02"), "other"],
  [new Error("Connection terminated unexpectedly"), "unavailable"],
  [new Error("timeout exceeded when trying to connect"), "unavailable"],
  [new Error("Client has encountered a connection error and is not queryable"), "unavailable"],
  [new Error("Query read timeout"), "unavailable"],
  [new Error("anything else"), "other"],
  ["no error at all", "other"],
])("%s: %s", (error, failure) => {
  expect(databaseFailure(error)).toBe(failure);
});
