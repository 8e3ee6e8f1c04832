import { describe, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { PASSWORD } from "#server/testing/test-app.ts";
import { type CompanyRole, companyRoles } from "#shared/accounts/permissions.ts";
import type { Activity } from "#shared/activity/contract.ts";
import { defaultPaymentSettings, type PaymentSettings } from "#shared/payments/settings-contract.ts";

const PATH = "/api/payment-settings";
const { app, a, b } = await twoCompanies();

const { version: _version, ...none } = defaultPaymentSettings;
const entered = {
  pixKeyKind: "telefone",
  pixKey: "(11) 99999-0000",
  receiverName: "Bar do Zé",
  city: "São Paulo",
  useTxid: true,
  depositPercent: 30,
  balanceDueDays: 10,
  targetMargin: 42.5,
};
const stored = { ...entered, pixKey: "+5511999990000" };

const activities = async () =>
  ((await a.get("/api/activity")).body as { activities: Activity[] }).activities.filter(
    ({ action }) => action === "payment_settings_changed",
  );

test("the defaults count until settings are saved, for each company its own", async () => {
  expect(await a.get(PATH)).toMatchObject({ status: 200, body: defaultPaymentSettings });
  expect(await a.put(PATH, { ...entered, version: 1 })).toMatchObject({
    status: 200,
    body: { ...stored, version: 2 },
  });
  expect((await a.get(PATH)).body).toEqual({ ...stored, version: 2 });
  expect((await b.get(PATH)).body).toEqual(defaultPaymentSettings);
  expect((await b.put(PATH, { ...none, targetMargin: 60 })).body).toMatchObject({ targetMargin: 60 });
  expect((await a.get(PATH)).body).toEqual({ ...stored, version: 2 });
  expect((await app.pool.query("select from payment_settings")).rowCount).toBe(2);
});

test("Pix can be given up again", async () => {
  await a.put(PATH, entered);
  expect((await a.put(PATH, { ...none, version: 2 })).body).toMatchObject({ ...none, version: 3 });
  app.later(24 * 60 * 60 * 1000);
  expect((await a.get(PATH)).body).toEqual({ ...none, version: 3 });
});

test("what was changed is told, without key, name and city; a change of nothing is not", async () => {
  await a.put(PATH, entered);
  await a.put(PATH, entered);
  await a.put(PATH, { ...entered, pixKey: "11 98888-0000", targetMargin: 50 });
  const told = await activities();
  expect(told.map(({ details }) => details)).toEqual([
    { changes: [{ field: "pixKey" }, { field: "targetMargin", from: 42.5, to: 50 }] },
    {
      changes: [
        { field: "pixKey" },
        { field: "receiverName" },
        { field: "city" },
        { field: "useTxid" },
        { field: "depositPercent", from: 50, to: 30 },
        { field: "balanceDueDays", from: 7, to: 10 },
        { field: "targetMargin", from: 45, to: 42.5 },
      ],
    },
  ]);
  expect(JSON.stringify(told)).not.toMatch(/9999|8888|Zé|Paulo/);
});

test.each([1, 2])("of two edits at once of version %i one is done", async (version) => {
  if (version > 1) await a.put(PATH, none);
  const edit = (depositPercent: number) => a.put(PATH, { ...none, depositPercent, version });
  const replies = await Promise.all([edit(10), edit(20), edit(30)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const done = replies.find(({ status }) => status === 200)?.body as unknown as PaymentSettings;
  expect((await a.get(PATH)).body).toEqual(done);
  expect(done.version).toBe(version + 1);
  expect(await activities()).toHaveLength(1);
});

test("first edits at once without a version are all done, one after the other", async () => {
  const replies = await Promise.all(
    [1, 2, 3, 4].map((days) => a.put(PATH, { ...none, balanceDueDays: days })),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await a.get(PATH)).body).toMatchObject({ version: 5 });
  expect((await app.pool.query("select from payment_settings")).rowCount).toBe(1);
});

test.each([
  [{ pixKeyKind: "rg" }, "pixKeyKind", "Escolha o tipo da chave"],
  [{ pixKeyKind: null }, "pixKeyKind", "Escolha o tipo da chave"],
  [{ pixKey: "99999-0000" }, "pixKey", "Telefone inválido: informe DDD e número, como (11) 99999-0000"],
  [{ pixKey: "" }, "pixKey", "Informe a chave Pix"],
  [{ receiverName: "Bar & Cia" }, "receiverName", "Use só letras, números e espaços"],
  [{ receiverName: null }, "receiverName", "Informe o nome de quem recebe"],
  [{ city: "São José dos Campos" }, "city", "Use no máximo 15 caracteres"],
  [{ city: " " }, "city", "Informe a cidade"],
  [{ useTxid: "sim" }, "useTxid", "Campo obrigatório"],
  [{ depositPercent: 101 }, "depositPercent", "O sinal é um número inteiro de 0 a 100"],
  [{ balanceDueDays: 366 }, "balanceDueDays", "O prazo é um número inteiro de 0 a 365"],
  [{ targetMargin: 100 }, "targetMargin", "A margem vai de 0 a 99,99, com no máximo duas casas decimais"],
  [{ version: 0 }, "version", "Versão inválida"],
])("%j is refused at %s", async (wrong, path, message) => {
  expect(await a.put(PATH, { ...entered, ...wrong })).toMatchObject({
    status: 400,
    body: { issues: [{ path, message }] },
  });
  expect((await a.get(PATH)).body).toEqual(defaultPaymentSettings);
});

const answers: Record<CompanyRole, { read: number; write: number }> = {
  dono: { read: 200, write: 200 },
  gestor: { read: 200, write: 403 },
  equipe: { read: 403, write: 403 },
};

test.each(companyRoles)("%s reads and writes what the role may", async (companyRole) => {
  const { read, write } = answers[companyRole];
  const email = `${companyRole}@bar.com.br`;
  await app.addUser({ email, companyId: 1, companyRole });
  const { body } = await app.call("POST", "/api/login", { body: { email, password: PASSWORD } });
  const { token } = body as { token: string };
  expect((await app.call("GET", PATH, { token })).status).toBe(read);
  expect((await app.call("PUT", PATH, { token, body: entered })).status).toBe(write);
});

describe("another key", () => {
  const other = { ...entered, pixKeyKind: "email", pixKey: "outra@bar.com.br" };
  const change = { from: "•••0000", to: "o•••@bar.com.br", by: "a@bar.com.br" };
  const mails = async () => (await app.mailTo("a@bar.com.br")).filter(({ subject }) => /Pix/.test(subject));

  test("is told to every owner, and stands in the settings for a day", async () => {
    const before = (await mails()).length;
    await a.put(PATH, entered);
    expect((await mails()).length).toBe(before);
    expect((await a.put(PATH, other)).body).toMatchObject({ pixKeyChange: change });
    const [mail] = (await mails()).slice(before);
    expect(mail?.text).toContain("de •••0000 para o•••@bar.com.br");
    expect(mail?.link).toMatch(/\/empresa#recebimentos$/);
    expect((await a.get(PATH)).body).toMatchObject({ pixKeyChange: change });
    app.later(24 * 60 * 60 * 1000);
    expect((await a.get(PATH)).body).not.toHaveProperty("pixKeyChange");
  });

  test("that the other owner undoes is told to both; the same key again is not", async () => {
    const email = "socia@bar.com.br";
    const partner = await app.addUser({ email, companyId: 1, companyRole: "dono" });
    await a.put(PATH, entered);
    const before = (await mails()).length;
    await a.put(PATH, other);
    await a.put(PATH, { ...other, depositPercent: 10 });
    expect((await app.call("GET", PATH, { token: partner.token })).body).toMatchObject({
      pixKeyChange: change,
    });
    expect((await app.call("PUT", PATH, { token: partner.token, body: entered })).body).toMatchObject({
      pixKeyKind: entered.pixKeyKind,
      pixKeyChange: { from: change.to, to: change.from, by: email },
    });
    expect((await mails()).length).toBe(before + 2);
    expect((await app.mailTo(email)).filter(({ subject }) => /Pix/.test(subject))).toHaveLength(2);
    expect((await a.put(PATH, none)).body).toMatchObject({
      pixKeyChange: { from: "•••0000", to: "nenhuma" },
    });
  });

  test("that comes after none is told with the one that is in force; only the first ever is not", async () => {
    await a.put(PATH, none);
    const before = (await mails()).length;
    await a.put(PATH, entered);
    expect((await mails()).length).toBe(before);
    await a.put(PATH, none);
    expect((await a.put(PATH, other)).body).toMatchObject({
      pixKeyChange: { from: "nenhuma", to: change.to },
    });
    await a.put(PATH, none);
    await a.put(PATH, { ...none, depositPercent: 10 });
    expect((await a.put(PATH, entered)).body).toMatchObject({
      pixKeyChange: { from: "nenhuma", to: change.from },
    });
    expect(
      (await mails()).slice(before).map(({ text }) => /de (\S+) para (\S+)\./.exec(text)?.slice(1)),
    ).toEqual([
      [change.from, "nenhuma"],
      ["nenhuma", change.to],
      [change.to, "nenhuma"],
      ["nenhuma", change.from],
    ]);
  });

  test("of two changes at once from one look at the settings, one is made and told", async () => {
    await a.put(PATH, entered);
    const before = (await mails()).length;
    const { version } = (await a.get(PATH)).body as PaymentSettings;
    const third = { ...other, pixKey: "terceira@bar.com.br" };
    const replies = await Promise.all([other, third].map((body) => a.put(PATH, { ...body, version })));
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await mails()).length).toBe(before + 1);
  });
});
