import { expect, onTestFinished, test } from "vitest";
import { tokenHash } from "#server/accounts/tokens.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { emails } from "#server/db/schema/emails.ts";
import { makeOlderSchema } from "#server/testing/older-schema.ts";
import { createTestDatabase, EMPTY } from "#server/testing/test-database.ts";
import { findLink, makeLink, takeLink } from "./mailed-links.ts";

const NOW = new Date();

test("links and messages of an earlier version go on working, without what the messages held", async () => {
  const { db, pool, close } = await createTestDatabase(EMPTY);
  onTestFinished(close);
  await makeOlderSchema(pool, "mailed_links");
  const message = (recipient: string, path: string, deliveredAt: string) =>
    `('${recipient}', 'x', 'x', 'x', 'http://localhost:3000/${path}?token=segredo', now(), ${deliveredAt})`;
  await pool.query(`
    insert into companies (name, email, confirmation_token_hash, confirmation_token_expiry)
      values ('Novo', 'novo@bar.com.br', '${tokenHash("c")}', now() + interval '1 h');
    insert into users (username, email, password_hash, role, reset_token_hash, reset_token_expiry)
      values ('admin', 'admin@bar.com.br', '', 'admin_system', '${tokenHash("r")}', now() + interval '1 h');
    insert into emails (recipient, subject, html, text, link, next_attempt_at, delivered_at) values
      ${message("novo@bar.com.br", "confirm-company", "null")},
      ${message("admin@bar.com.br", "reset-password", "now()")}`);
  await migrateDatabase(pool);
  expect(await findLink(db, "confirmation", "c", NOW)).toBe("novo@bar.com.br");
  expect(await findLink(db, "recovery", "r", NOW)).toBe("admin@bar.com.br");
  const stored = await db.select().from(emails).orderBy(emails.id);
  expect(stored).toMatchObject([
    { kind: "confirmation", recipient: "novo@bar.com.br", isSpent: false },
    { kind: "recovery", recipient: "admin@bar.com.br", isSpent: true },
  ]);
  expect(JSON.stringify(stored)).not.toContain("segredo");
});

test("a link is good for its own purpose alone, and using one ends all of them", async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const make = async () =>
    (await makeLink(db, { kind: "recovery", email: "ze@bar.com.br" }, NOW)).split("token=")[1] ?? "";
  const [first, second] = [await make(), await make()];
  expect(await findLink(db, "confirmation", first, NOW)).toBeUndefined();
  const both = await Promise.all(
    [first, second].map((token) =>
      db.transaction((tx) => takeLink(tx, "recovery", token, NOW)).catch(() => undefined),
    ),
  );
  expect(both.filter((email) => email === "ze@bar.com.br")).toHaveLength(1);
  expect(await findLink(db, "recovery", second, NOW)).toBeUndefined();
});
