import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { linkTokens } from "#server/db/schema/accounts.ts";
import { emails } from "#server/db/schema/emails.ts";
import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { smtpDelivery } from "./delivery.ts";
import { endLinks, findLink, makeLinkOf } from "./mailed-links.ts";
import { Outbox } from "./outbox.ts";

const MINUTE = 60_000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let smtp: MailServer;
const clock = { now: new Date("2026-03-10T15:00:00Z") };

beforeEach(async () => {
  database = await createTestDatabase();
  smtp = await startMailServer();
});
afterEach(async () => {
  await smtp.stop();
  await database.close();
});

function outboxTo(port: number) {
  const delivery = smtpDelivery(`smtp://127.0.0.1:${port}`, "Balcão <nao-responda@balcao.exemplo>");
  const publicUrl = "http://localhost:3000";
  return new Outbox({
    db: database.db,
    delivery,
    log: pino({ level: "silent" }),
    now: () => clock.now,
    publicUrl,
    composeMorning: async () => undefined,
  });
}

const message = (email: string) => ({ kind: "confirmation", email }) as const;

/** Wakes the outbox and waits until it has done what is due. */
async function deliver(outbox: Outbox) {
  outbox.wake();
  await outbox.settled();
}

test("a message arrives in Portuguese, as HTML and as text, and is then forgotten", async () => {
  const outbox = outboxTo(smtp.port);
  await outbox.add(database.db, message("ze@bar.com.br"));
  await deliver(outbox);
  expect(smtp.received).toHaveLength(1);
  const [mail] = smtp.received;
  expect(mail?.to).toEqual(["ze@bar.com.br"]);
  expect(mail?.email.subject).toBe("Confirme o cadastro da sua empresa · Balcão");
  expect(mail?.email.from).toEqual({ name: "Balcão", address: "nao-responda@balcao.exemplo" });
  const link = /http:\/\/localhost:3000\/confirm-company\?token=[\w-]{43}/;
  expect(mail?.email.html).toMatch(new RegExp(`href="${link.source}"`));
  expect(mail?.email.text).toMatch(link);
  expect(await database.db.$count(emails)).toBe(0);
});

test("a message rolled back with its transaction is never sent", async () => {
  const outbox = outboxTo(smtp.port);
  const failing = database.db.transaction(async (tx) => {
    await outbox.add(tx, message("ze@bar.com.br"));
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await deliver(outbox);
  expect(smtp.received).toEqual([]);
});

test("a mail server that is down or refuses costs time, not messages", async () => {
  const outbox = outboxTo(smtp.port);
  await smtp.stop();
  await outbox.add(database.db, message("ze@bar.com.br"));
  await deliver(outbox);
  smtp = await startMailServer(smtp.port);
  smtp.behaviour.refuses = true;
  await deliver(outbox);
  expect(await database.db.select().from(emails)).toMatchObject([{ attempts: 1 }]);

  clock.now = new Date(clock.now.getTime() + MINUTE);
  await deliver(outbox);
  expect(await database.db.select().from(emails)).toMatchObject([{ attempts: 2 }]);

  smtp.behaviour.refuses = false;
  clock.now = new Date(clock.now.getTime() + 2 * MINUTE);
  await deliver(outbox);
  expect(smtp.received).toHaveLength(1);
  expect(await database.db.$count(emails)).toBe(0);
});

test("one refused message does not hold up the others", async () => {
  const outbox = outboxTo(smtp.port);
  await outbox.add(database.db, message("não é um endereço"));
  await outbox.add(database.db, message("ze@bar.com.br"));
  await deliver(outbox);
  expect(smtp.received.map(({ to }) => to)).toEqual([["ze@bar.com.br"]]);
});

test("what waits for the mail server holds nothing that opens anything; its link is made when it goes", async () => {
  const outbox = outboxTo(smtp.port);
  smtp.behaviour.refuses = true;
  await outbox.add(database.db, message("ze@bar.com.br"));
  expect(await database.db.$count(linkTokens)).toBe(0);
  await deliver(outbox);
  const stored = JSON.stringify([
    await database.db.select().from(emails),
    await database.db.select().from(linkTokens),
  ]);
  smtp.behaviour.refuses = false;
  clock.now = new Date(clock.now.getTime() + MINUTE);
  await deliver(outbox);
  const [mail] = smtp.received;
  const token = /token=([\w-]{43})/.exec(mail?.email.text ?? "")?.[1] ?? "";
  expect(stored).not.toMatch(/https?:|token=/);
  expect(await findLink(database.db, "confirmation", token, clock.now)).toBe("ze@bar.com.br");
});

test("a message whose link was used meanwhile is not sent, and one that is just going out gets no link", async () => {
  const outbox = outboxTo(smtp.port);
  await outbox.add(database.db, message("ze@bar.com.br"));
  const [stored] = await database.db.select().from(emails);
  await endLinks(database.db, message("ze@bar.com.br"));
  const id = stored?.id ?? 0;
  const link = makeLinkOf(database.db, { id, kind: "confirmation", recipient: "ze@bar.com.br" }, clock.now);
  expect(await link).toBeUndefined();
  await deliver(outbox);
  expect(smtp.received).toEqual([]);
  expect(await database.db.$count(linkTokens)).toBe(0);
});

test("what could not be sent for a day is given up: whoever waited for it asked again", async () => {
  const outbox = outboxTo(smtp.port);
  await outbox.add(database.db, message("ze@bar.com.br"));
  clock.now = new Date(clock.now.getTime() + 24 * 60 * MINUTE);
  await deliver(outbox);
  expect(smtp.received).toEqual([]);
  expect(await database.db.$count(emails)).toBe(0);
});

test("a clock that is set back does not hold up what was stored before", async () => {
  const outbox = outboxTo(smtp.port);
  const rightNow = clock.now;
  clock.now = new Date(rightNow.getTime() + 120 * MINUTE);
  await outbox.add(database.db, message("ze@bar.com.br"));
  clock.now = rightNow;
  await deliver(outbox);
  expect(smtp.received).toHaveLength(1);
  expect(await database.db.$count(emails)).toBe(0);
});

test("two processes on one outbox send each message once", async () => {
  const first = outboxTo(smtp.port);
  const second = outboxTo(smtp.port);
  for (let n = 0; n < 20; n++) await first.add(database.db, message(`u${n}@bar.com.br`));
  await Promise.all([deliver(first), deliver(second)]);
  const addresses = smtp.received.flatMap(({ to }) => to);
  expect(addresses).toHaveLength(20);
  expect(new Set(addresses).size).toBe(20);
});
