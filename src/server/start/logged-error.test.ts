import { pino } from "pino";
import { expect, test } from "vitest";
import { clients } from "#server/db/schema/clients.ts";
import { createOwnTestApp } from "#server/testing/test-app.ts";
import { loggedError } from "./logged-error.ts";

function logOf(error: unknown): string {
  const lines: string[] = [];
  const log = pino({ serializers: { err: loggedError } }, { write: (line: string) => lines.push(line) });
  log.error({ err: error }, "request failed");
  return lines.join("");
}

const PERSONAL = "Ana Souza 000.000.000-00";
/** No time, process or place in a file, all of which stand in the log as well, is written like this. */
const NOBODYS_COMPANY = 2_000_000_017;

test("a failed query is logged with its statement and code, and without a value of it", async () => {
  const app = await createOwnTestApp();
  const personal = { companyId: NOBODYS_COMPANY, name: PERSONAL, notes: PERSONAL };
  const error = await app.db
    .insert(clients)
    .values(personal)
    .catch((failure: unknown) => failure);
  expect(String(error)).toContain(PERSONAL);
  const logged = logOf(error);
  expect(logged).not.toContain("Ana");
  expect(logged).not.toContain(String(NOBODYS_COMPANY));
  expect(JSON.parse(logged).err).toMatchObject({
    code: "23503",
    table: "clients",
    query: expect.stringMatching(/^insert into "clients"/),
    stack: expect.stringContaining("at "),
  });
});

test("what PostgreSQL quotes is left out also without the query around it", async () => {
  const app = await createOwnTestApp();
  const error = await app.pool.query(`select '${PERSONAL}'::int`).catch((failure: unknown) => failure);
  expect(String(error)).toContain(PERSONAL);
  expect(logOf(error)).not.toContain("Ana");
  expect(logOf(error)).toContain("22P02");
});

test("a mail server's refusal is logged without the recipient", () => {
  const refusal = Object.assign(new Error("550 <ana@exemplo.com.br> mailbox full"), {
    code: "EENVELOPE",
    responseCode: 550,
    command: "RCPT TO",
    rejected: ["ana@exemplo.com.br"],
  });
  expect(logOf(refusal)).not.toContain("ana@");
  expect(JSON.parse(logOf(refusal)).err).toMatchObject({ code: "EENVELOPE", responseCode: 550 });
});

test("any other error is logged whole", () => {
  expect(JSON.parse(logOf(new TypeError("nada"))).err).toMatchObject({ type: "TypeError", message: "nada" });
});
