import { expect, test } from "vitest";
import { hasLocalMail, isPrivate, readConfig } from "./env.ts";
import { StartError } from "./start-error.ts";

test("without variables everything has its default", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    databaseUrl: undefined,
    dataDir: "./data",
    minFreeDiskMegabytes: 200,
    publicUrl: "http://localhost:3000",
    smtpUrl: undefined,
    mailFrom: "Balcão <nao-responda@localhost>",
    admin: { email: "admin@balcao.local", password: undefined },
    trustedProxies: 0,
    logLevel: "warn",
  });
});

test.each([
  [{}, undefined],
  [{ MAIL_FROM: "Meu Bar <contato@bar.com.br>" }, "contato@bar.com.br"],
  [{ MAIL_FROM: "contato@bar.com.br" }, "contato@bar.com.br"],
  [{ MAIL_FROM: "contato@bar.com.br", SUPPORT_EMAIL: " Socorro@bar.com.br " }, "socorro@bar.com.br"],
])("a suspended user is told to write to whom %j names", (variables, address) => {
  expect(readConfig(variables).supportEmail).toBe(address);
});

test("an empty variable counts as unset, and PUBLIC_URL loses its last slash", () => {
  expect(readConfig({ PORT: "", SMTP_URL: " ", PUBLIC_URL: "https://b.com.br/" })).toMatchObject({
    port: 3000,
    smtpUrl: undefined,
    publicUrl: "https://b.com.br",
  });
});

test.each([
  ["PORT", "abc"],
  ["PORT", "0"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "80.5"],
  ["DATABASE_URL", "mysql://x/y"],
  ["DATABASE_URL", "nada"],
  ["PUBLIC_URL", "balcao.com.br"],
  ["PUBLIC_URL", "javascript:alert(1)"],
  ["PUBLIC_URL", "http://x.com/?a=1"],
  ["PUBLIC_URL", "http://x.com/#b"],
  ["PUBLIC_URL", "http://a:b@x.com"],
  ["MAIL_FROM", "xxx"],
  ["MAIL_FROM", "Bar <xxx>"],
  ["SMTP_URL", "http://x"],
  ["ADMIN_EMAIL", "admin"],
  ["ADMIN_PASSWORD", "abc"],
  ["METRICS_TOKEN", "x".repeat(31)],
  ["TRUST_PROXY", "11"],
  ["TRUST_PROXY", "sim"],
  ["MIN_FREE_DISK_MB", "muitos"],
  ["MIN_FREE_DISK_MB", "-1"],
  ["LOG_LEVEL", "muito"],
])("%s=%s ends the start with one sentence that names it", (name, value) => {
  const start = () => readConfig({ [name]: value });
  expect(start).toThrow(StartError);
  expect(start).toThrow(name);
});

test.each<[Record<string, string>, boolean, boolean]>([
  [{}, true, true],
  [{ HOST: "localhost" }, true, true],
  [{ HOST: "::1", PUBLIC_URL: "http://[::1]:3000" }, true, true],
  [{ HOST: "0.0.0.0" }, false, false],
  [{ HOST: "192.168.0.2" }, false, false],
  [{ PUBLIC_URL: "https://balcao.com.br" }, false, false],
  [{ PUBLIC_URL: "http://127.0.0.1.evil.com" }, false, false],
  [{ SMTP_URL: "smtp://127.0.0.1" }, false, true],
])("%o: local mail %s, private %s", (variables, local, isPrivateOne) => {
  const config = readConfig(variables);
  expect(hasLocalMail(config)).toBe(local);
  expect(isPrivate(config)).toBe(isPrivateOne);
});
