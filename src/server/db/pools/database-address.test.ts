import { expect, test } from "vitest";
import { parseDatabaseAddress } from "./database-address.ts";

test.each<[string, string[], boolean]>([
  ["postgres://u:p@one:5432/balcao", ["postgres://u:p@one:5432/balcao"], false],
  ["postgresql://one", ["postgresql://one"], false],
  ["postgres://one/b?target_session_attrs=any", ["postgres://one/b"], false],
  ["postgres://one/b?target_session_attrs=read-write", ["postgres://one/b"], true],
  [
    "postgres://one/b?target_session_attrs=primary&sslmode=require",
    ["postgres://one/b?sslmode=require"],
    true,
  ],
  ["postgres://u:p@one:1,two:2/b", ["postgres://u:p@one:1/b", "postgres://u:p@two:2/b"], true],
  ["postgres://u@one,two/b?a=1", ["postgres://u@one/b?a=1", "postgres://u@two/b?a=1"], true],
  ["postgres://u@[::1]:1,[::2]/b", ["postgres://u@[::1]:1/b", "postgres://u@[::2]/b"], true],
  ["postgres://u@/b?host=one,two", ["postgres://u@one/b", "postgres://u@two/b"], true],
  ["postgres://u@/b?host=one,two&port=1,2", ["postgres://u@one:1/b", "postgres://u@two:2/b"], true],
  ["postgres://u@/b?host=one,::1&port=7", ["postgres://u@one:7/b", "postgres://u@[::1]:7/b"], true],
  ["postgres://u@localhost/b?host=%2Frun%2Fpg", ["postgres://u@localhost/b?host=%2Frun%2Fpg"], false],
])("%s", (text, urls, needsPrimary) => {
  expect(parseDatabaseAddress(text)).toEqual({ urls, needsPrimary });
});

test.each([
  "",
  "nada",
  "mysql://one/b",
  "postgres:one",
  "postgres://one:nada/b",
  "postgres://one,,two/b",
  "postgres://one,/b",
  "postgres://u@/b?host=one,two,three&port=1,2",
  "postgres://one/b?target_session_attrs=standby",
  "postgres://one,two/b?target_session_attrs=prefer-standby",
])("%s is none", (text) => {
  expect(parseDatabaseAddress(text)).toBeUndefined();
});
