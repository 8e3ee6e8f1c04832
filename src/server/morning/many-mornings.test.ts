import pg from "pg";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import type { Email } from "#server/email/email.ts";
import { Outbox } from "#server/email/outbox.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import { morningComposer } from "./morning-message.ts";
import { queueMorningMails } from "./queue-morning-mails.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const OWNER = "a@bar.com.br";
const publicUrl = "https://balcao.exemplo";

const at = (hour: string) => new Date(`2026-11-18T${hour}:00-03:00`);

// Before anybody signs in.
app.clock.now = at("06:00");

/** Events of today in the first company, and at seven o'clock nobody has been told. */
async function atSeven() {
  app.clock.now = at("06:00");
  await a.post("/api/events", { ...wedding, date: "2026-11-18T23:00:00Z" });
  app.clock.now = at("07:00");
}

function outboxBy(deliver: (email: Email) => Promise<void>) {
  const { db, companies, clock } = app;
  const now = () => clock.now;
  const composeMorning = morningComposer({ db, companies, now, publicUrl });
  const delivery = { deliver, keepsDelivered: false };
  return new Outbox({ db, delivery, log: pino({ level: "silent" }), now, publicUrl, composeMorning });
}

test("ten thousand companies are looked at in one statement, and those with nothing store nothing", async () => {
  await atSeven();
  await app.pool.query(`insert into companies (name, email, is_active)
    select 'Bar ' || n, 'bar' || n || '@exemplo.com.br', true from generate_series(1, 10000) n`);
  await app.pool.query(`insert into users (username, email, password_hash, company_id, company_role)
    select email, email, 'x', id, 'dono' from companies where email like 'bar%'`);
  await app.pool.query(`insert into events (company_id, name, date, status, type, guests)
    select id, 'Festa', '2026-11-18T23:00:00Z', 'confirmado', 'outro', 10 from companies
    where email like 'bar%7@exemplo.com.br'`);
  const query = vi.spyOn(pg.Client.prototype, "query");
  expect(await queueMorningMails(app.db, app.clock.now)).toBe(1000 + 1);
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
  const noted = await app.pool.query("select from users where morning_mail_on = '2026-11-18'");
  expect(noted.rowCount).toBe(10_000 + 2);
  expect(await queueMorningMails(app.db, at("07:01"))).toBe(0);
});

test("whoever waits for a link does not wait for everybody's morning", async () => {
  await atSeven();
  for (let n = 0; n < 20; n++)
    await app.addUser({ email: `dono${n}@bar.com.br`, companyId: 1, companyRole: "dono" });
  const sent: string[] = [];
  const outbox = outboxBy(async ({ to, subject }) => {
    sent.push(`${to} ${subject}`);
    if (sent.length === 1) {
      app.clock.now = at("07:02");
      await outbox.add(app.db, { kind: "recovery", email: OWNER });
    }
  });
  expect(await queueMorningMails(app.db, app.clock.now)).toBe(21);
  outbox.wake();
  await outbox.settled();
  expect(sent).toHaveLength(22);
  expect(sent[1]).toMatch(/^a@bar\.com\.br (?!Bom dia)/);
});

test("of a server that is killed while it sends, another takes over, with the same message", async () => {
  await atSeven();
  await queueMorningMails(app.db, app.clock.now);
  const ids: (string | undefined)[] = [];
  await new Promise<void>((isSent) => {
    // It has handed the message over and never comes to note it.
    const killed = outboxBy((email) => {
      ids.push(email.headers?.messageId);
      isSent();
      return new Promise(() => undefined);
    });
    killed.wake();
  });
  const other = outboxBy(async (email) => {
    ids.push(email.headers?.messageId);
  });
  const look = async () => {
    await queueMorningMails(app.db, app.clock.now);
    other.wake();
    await other.settled();
  };
  await look();
  expect(ids).toEqual(["<manha.2026-11-18.1@balcao.exemplo>"]);
  app.clock.now = at("07:01");
  await look();
  await look();
  expect(ids).toEqual(Array(2).fill("<manha.2026-11-18.1@balcao.exemplo>"));
  expect((await app.pool.query("select from emails")).rowCount).toBe(0);
});
