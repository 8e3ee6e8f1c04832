import { pino } from "pino";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { smtpDelivery } from "#server/email/delivery.ts";
import { Outbox } from "#server/email/outbox.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { morningComposer } from "./morning-message.ts";
import { queueMorningMails } from "./queue-morning-mails.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const OWNER = "a@bar.com.br";

/** Wednesday, in São Paulo. */
const at = (hour: string, day = "18") => new Date(`2026-11-${day}T${hour}:00-03:00`);
const atHour = (hour: string, day?: string) => {
  app.clock.now = at(hour, day);
};

// Before anybody signs in.
atHour("06:00");
beforeEach(async () => {
  atHour("06:00");
  await a.post("/api/events", { ...wedding, date: "2026-11-18T23:00:00Z" });
});

/** What a server does once a minute. */
async function look() {
  const count = await queueMorningMails(app.db, app.clock.now);
  app.services.outbox.wake();
  await app.settled();
  return count;
}

async function mailsAt(hour: string, to = OWNER, day?: string) {
  const before = (await app.mailTo(to)).length;
  atHour(hour, day);
  await look();
  return (await app.mailTo(to)).slice(before);
}

const person = (email: string, companyRole: "dono" | "gestor" | "equipe", morningMail?: boolean) =>
  app.addUser({ email, companyId: 1, companyRole, morningMail });

test("it comes at seven, once, with a line and a link for each thing", async () => {
  expect(await mailsAt("06:59")).toEqual([]);
  const [mail] = await mailsAt("07:00");
  expect(mail?.subject).toBe("Bom dia! O que pede atenção hoje, quarta-feira, 18 de novembro · Balcão");
  expect(mail?.text).toContain("Hoje: Casamento da Ana · 20:00 · 150 convidados");
  expect(mail?.text).toContain("http://localhost:3000/eventos/1");
  expect(mail?.html).toContain('href="http://localhost:3000/eventos/1"');
  expect(await mailsAt("07:01")).toEqual([]);
  expect(await mailsAt("11:59")).toEqual([]);
});

test("the next day has its own, also after a clock that was set back", async () => {
  expect(await mailsAt("07:00")).toHaveLength(1);
  expect(await mailsAt("08:00", OWNER, "17")).toEqual([]);
  expect(await mailsAt("07:00")).toEqual([]);
  await a.post("/api/events", { ...wedding, date: "2026-11-19T23:00:00Z" });
  expect(await mailsAt("23:59")).toEqual([]);
  expect(await mailsAt("00:00", OWNER, "19")).toEqual([]);
  expect(await mailsAt("07:00", OWNER, "19")).toHaveLength(1);
});

test("a server that starts late still sends it before noon, and not after", async () => {
  expect(await mailsAt("12:00")).toEqual([]);
  expect(await mailsAt("11:59", OWNER, "18")).toHaveLength(1);
});

test.each<[TimeZone, string, string]>([
  ["America/Noronha", "05:59", "06:00"],
  ["America/Manaus", "07:59", "08:00"],
  ["America/Rio_Branco", "08:59", "09:00"],
])("seven o'clock is that of %s", async (timeZone, before, then) => {
  await app.pool.query("update companies set time_zone = $1 where id = 1", [timeZone]);
  expect(await mailsAt(before)).toEqual([]);
  expect(await mailsAt(then)).toHaveLength(1);
});

test("owners get it, managers who want it, and nobody who sees no money", async () => {
  await person("lia@bar.com.br", "gestor");
  await person("rui@bar.com.br", "gestor", true);
  await person("eva@bar.com.br", "dono", false);
  await person("teo@bar.com.br", "equipe", true);
  await person("ivo@bar.com.br", "dono");
  await app.pool.query("update users set is_active = false where email = 'ivo@bar.com.br'");
  await mailsAt("07:00");
  const told = await app.pool.query("select recipient from emails where kind = 'morning' order by 1");
  expect(told.rows.map(({ recipient }) => recipient)).toEqual([OWNER, "rui@bar.com.br"]);
});

test("whoever is removed, blocked or demoted before it is sent does not get it", async () => {
  for (const name of ["ada", "bia", "cal"]) await person(`${name}@bar.com.br`, "dono");
  atHour("07:00");
  expect(await queueMorningMails(app.db, app.clock.now)).toBe(4);
  await app.pool.query("update users set removed_at = now() where email = 'ada@bar.com.br'");
  await app.pool.query("update users set is_active = false where email = 'bia@bar.com.br'");
  await app.pool.query("update users set company_role = 'equipe' where email = 'cal@bar.com.br'");
  const before = (await app.mailTo(OWNER)).length;
  await look();
  for (const email of ["ada", "bia", "cal"]) expect(await app.mailTo(`${email}@bar.com.br`)).toEqual([]);
  expect(await app.mailTo(OWNER)).toHaveLength(before + 1);
});

test("where nothing needs a hand there is no mail, and none is kept for later", async () => {
  await app.pool.query("update events set date = '2026-12-24T23:00:00Z'");
  expect(await mailsAt("07:00")).toEqual([]);
  expect((await app.pool.query("select from emails")).rowCount).toBe(0);
  await app.pool.query("update events set date = '2026-11-18T23:00:00Z'");
  expect(await mailsAt("09:00")).toEqual([]);
});

test("of a company that sleeps nothing is even stored", async () => {
  atHour("07:00");
  // Company B has no event, charge or request.
  expect(await queueMorningMails(app.db, app.clock.now)).toBe(1);
  await app.pool.query("update companies set is_active = false; update users set morning_mail_on = null");
  expect(await queueMorningMails(app.db, app.clock.now)).toBe(0);
});

test("three servers at once store and send it once", async () => {
  atHour("07:00");
  const { db, companies, clock } = app;
  const publicUrl = "https://balcao.exemplo";
  const smtp = await startMailServer();
  onTestFinished(smtp.stop);
  const servers = Array.from({ length: 3 }, () => {
    const composeMorning = morningComposer({ db, companies, now: () => clock.now, publicUrl });
    const delivery = smtpDelivery(smtp.url, "Balcão <nao-responda@balcao.exemplo>");
    return new Outbox({
      db,
      delivery,
      log: pino({ level: "silent" }),
      now: () => clock.now,
      publicUrl,
      composeMorning,
    });
  });
  const stored = await Promise.all(servers.map(() => queueMorningMails(db, clock.now)));
  expect(stored.sort((one, other) => one - other)).toEqual([0, 0, 1]);
  for (const outbox of servers) outbox.wake();
  await Promise.all(servers.map((outbox) => outbox.settled()));
  expect(smtp.received).toHaveLength(1);
  const [{ email } = { email: undefined }] = smtp.received;
  const header = (key: string) => email?.headers.find((one) => one.key === key)?.value;
  expect(header("list-unsubscribe")).toMatch(/^<https:\/\/balcao\.exemplo\/avisos\/[\da-f-]{36}>$/);
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(email?.messageId).toBe("<manha.2026-11-18.1@balcao.exemplo>");
});

test("a mail server that is away until noon gets nothing late", async () => {
  atHour("07:00");
  const { db, companies, clock } = app;
  const publicUrl = "https://balcao.exemplo";
  const smtp = await startMailServer();
  onTestFinished(smtp.stop);
  smtp.behaviour.refuses = true;
  const composeMorning = morningComposer({ db, companies, now: () => clock.now, publicUrl });
  const delivery = smtpDelivery(smtp.url, "Balcão <nao-responda@balcao.exemplo>");
  const outbox = new Outbox({
    db,
    delivery,
    log: pino({ level: "silent" }),
    now: () => clock.now,
    publicUrl,
    composeMorning,
  });
  const deliver = async () => {
    outbox.wake();
    await outbox.settled();
  };
  await queueMorningMails(db, clock.now);
  await deliver();
  expect((await app.pool.query("select attempts from emails")).rows).toEqual([{ attempts: 1 }]);
  smtp.behaviour.refuses = false;
  atHour("12:00");
  await deliver();
  expect(smtp.received).toEqual([]);
  expect((await app.pool.query("select from emails")).rowCount).toBe(0);
});

test("a stranger's text is text, and no link", async () => {
  await a.put("/api/events/1", {
    ...wedding,
    date: "2026-11-18T23:00:00Z",
    name: "<b>www.golpe.com.br/x</b>",
  });
  const [mail] = await mailsAt("07:00");
  expect(mail?.html).toContain("&lt;b&gt;www golpe com br");
  expect(`${mail?.text}${mail?.html}`).not.toContain("golpe.com");
});

test("one decides for oneself; the team is not asked", async () => {
  const settings = "/api/notification-settings";
  const team = await person("teo@bar.com.br", "equipe");
  const manager = await person("lia@bar.com.br", "gestor");
  expect((await a.get(settings)).body).toEqual({ morningMail: true });
  expect((await app.call("GET", settings, { token: manager.token })).body).toEqual({ morningMail: false });
  expect((await app.call("GET", settings, { token: team.token })).status).toBe(403);
  expect((await a.put(settings, { morningMail: "sim" })).status).toBe(400);
  expect((await a.put(settings, { morningMail: false })).body).toEqual({ morningMail: false });
  expect((await a.get(settings)).body).toEqual({ morningMail: false });
  expect(await mailsAt("07:00")).toEqual([]);
});

test("the link of a mail ends it by one POST without a session; looking at it ends nothing", async () => {
  const [mail] = await mailsAt("07:00");
  const path = new URL(mail?.headers?.unsubscribe ?? "").pathname;
  expect(mail?.text).toContain(path);
  const shown = await app.call("GET", path);
  expect([shown.status, shown.headers.get("x-robots-tag")]).toEqual([200, "noindex, nofollow"]);
  expect(shown.text).toContain("<button>Não receber mais</button>");
  expect((await a.get("/api/notification-settings")).body).toEqual({ morningMail: true });
  const ended = await app.call("POST", path, {
    body: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(ended.status).toBe(200);
  expect((await a.get("/api/notification-settings")).body).toEqual({ morningMail: false });
  expect((await app.call("POST", path)).status).toBe(200);
});

test.each(["nada", "00000000-0000-4000-8000-000000000000", "%00", "a/b"])(
  "the link %s is nobody's",
  async (token) => {
    for (const method of ["GET", "POST"])
      expect((await app.call(method, `/avisos/${token}`)).status).toBe(404);
  },
);
