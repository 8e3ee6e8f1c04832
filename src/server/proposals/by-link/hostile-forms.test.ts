import { expect, test } from "vitest";
import { offer, proposalsOf } from "#server/proposals/testing/offered-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";

const { app, a } = await twoCompanies({ isStocked: true });

const FORM = "application/x-www-form-urlencoded";
const BROKEN = "O formulário tem caracteres inválidos. Volte e tente de novo.";
const post = (path: string, body: string | Uint8Array, type = FORM) =>
  app.call("POST", path, { body, headers: { "content-type": type } });
const latin1 = (text: string) => Buffer.from(text, "latin1");

test.each<[string, string | Uint8Array]>([
  ["percent-encoded Latin-1", "name=Jo%E3o&agree=sim"],
  ["half a character", "name=Jo%C3&agree=sim"],
  ["an overlong form", "name=%C0%AF&agree=sim"],
  ["an encoded surrogate", "name=%ED%A0%80&agree=sim"],
  ["a percent sign without a number", "name=100%&agree=sim"],
  ["raw Latin-1", latin1("name=Jo\u00e3o&agree=sim")],
  ["broken bytes in a field's name", "na%FFme=Ana&name=Ana&agree=sim"],
])("%s is refused in a sentence, not stored as something else", async (_what, body) => {
  const { path } = await offer(a);
  const { status, text } = await post(`${path}/aceitar`, body);
  expect(status).toBe(400);
  expect(text).toContain(`<h1>${BROKEN}</h1>`);
  expect(await proposalsOf(a)).toMatchObject([{ state: "enviada", acceptedName: null }]);
});

test("NUL and other control characters are refused in a sentence", async () => {
  const { path } = await offer(a);
  for (const name of ["Ana%00", "%01Ana", "A%0Ana", "Ana%C2%85Souza"]) {
    const { status, text } = await post(`${path}/aceitar`, `name=${name}&agree=sim`);
    expect([status, text.includes("Texto com caracteres inválidos")]).toEqual([400, true]);
  }
  const reason = await post(`${path}/recusar`, "reason=caro%00");
  expect([reason.status, reason.text.includes("Texto com caracteres inválidos")]).toEqual([400, true]);
  expect(await proposalsOf(a)).toMatchObject([{ state: "enviada" }]);
});

test("whatever a form may say in UTF-8 arrives as it was typed, the last of a field counts", async () => {
  const { path } = await offer(a);
  const body = new URLSearchParams([
    ["name", "Outra"],
    ["name", "Zé & João = 100% 🍋 +"],
    ["agree", "sim"],
  ]).toString();
  expect((await post(`${path}/aceitar`, body)).status).toBe(303);
  expect(await proposalsOf(a)).toMatchObject([{ acceptedName: "Zé & João = 100% 🍋 +" }]);
});

test("the longest reason there may be fits", async () => {
  const { path } = await offer(a);
  const reason = "語".repeat(1000);
  expect((await post(`${path}/recusar`, new URLSearchParams({ reason }).toString())).status).toBe(303);
  expect(await proposalsOf(a)).toMatchObject([{ refusalReason: reason }]);
});

test.each(["aceitar", "recusar", "vista"])("a body of more than 16 KB is not read (%s)", async (form) => {
  const { path } = await offer(a);
  const { status, headers, text } = await post(`${path}/${form}`, "a=&".repeat(100_000));
  expect([status, headers.get("connection")]).toEqual([413, "close"]);
  expect(text).toContain("<h1>Conteúdo grande demais</h1>");
});

test("a form of thousands of fields is refused before they are taken apart", async () => {
  const { path } = await offer(a);
  const { status, text } = await post(`${path}/aceitar`, `${"a=&".repeat(5_000)}name=Ana&agree=sim`);
  expect(status).toBe(400);
  expect(text).toContain("<h1>O formulário tem campos demais</h1>");
});

test.each(["multipart/form-data; boundary=x", "text/plain", "application/json", ""])(
  "only a plain form is read, not %j",
  async (type) => {
    const { path } = await offer(a);
    const body = type.startsWith("multipart")
      ? '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n--x--\r\n'
      : "name=Ana&agree=sim";
    const { status, text } = await post(`${path}/aceitar`, body, type);
    expect(status).toBe(415);
    expect(text).toContain("<h1>Use o formulário da página</h1>");
  },
);

test("invisible characters that turn around what is read do not come in by a form", async () => {
  const [first, second] = [await offer(a), await offer(a)];
  const turned = "\u202eAna\u2066 \u200fSouza\u061c";
  expect(
    (await post(`${first.path}/aceitar`, new URLSearchParams({ name: turned, agree: "sim" }).toString()))
      .status,
  ).toBe(303);
  await post(`${second.path}/recusar`, new URLSearchParams({ reason: `\u202a caro\n${turned}` }).toString());
  const answers = await proposalsOf(a);
  expect(answers).toContainEqual(expect.objectContaining({ acceptedName: "Ana Souza" }));
  expect(answers).toContainEqual(expect.objectContaining({ refusalReason: "caro\nAna Souza" }));
});
