import { expect, test } from "vitest";
import { asked, inquiriesOf, openPage, sendForm } from "#server/inquiries/testing/asked.ts";
import { samplePng } from "#server/proposals/logo/testing/sample-pictures.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { defaultProposalSettings } from "#shared/proposals/default-settings.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

const open = (path: string) => app.call("GET", path);
const send = sendForm(app);
const UNKNOWN = `/o/${"x".repeat(27)}`;

test("the page is small, private and has no script", async () => {
  const path = await openPage(a);
  const { status, text, headers } = await open(path);
  expect(status).toBe(200);
  expect(Buffer.byteLength(text)).toBeLessThan(20_000);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "text/html; charset=UTF-8",
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    "content-security-policy": expect.stringMatching(/^default-src 'none'; style-src 'sha256-[^']+'/),
  });
  expect(headers.get("set-cookie")).toBeNull();
  expect(text).not.toContain("<script");
  expect(text).toContain("Respondemos hoje.");
  expect(text).toContain("Usamos seus dados só para responder a este pedido");
  expect(
    [
      ...text.matchAll(/<(?:input|select|textarea) [^>]*?name="(\w+)"|<(?:select|textarea) name="(\w+)"/g),
    ].map(([, input, other]) => input ?? other),
  ).toEqual([...Object.keys(asked), "site"]);
});

test("it has the company's name, logo and colour, readable on both grounds", async () => {
  await a.put("/api/proposal-settings", { ...defaultProposalSettings, colour: "#ffee00" });
  await a.put("/api/company/logo", samplePng());
  const path = await openPage(a);
  const { text } = await open(path);
  expect(text).toContain("<strong>A</strong>");
  expect(text).toContain(`<img src="${path}/logo" alt="">`);
  expect(text).toMatch(/--brand:#ffee00;--on-brand:#\w+;\s*--brand-ink:#(?!ffee00)/);
  const logo = await open(`${path}/logo`);
  expect([logo.status, logo.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("a request is stored, and its sender thanked on a page that says nothing of it", async () => {
  await a.put("/api/company", { name: "Bar do Porto", phone: "(11) 91111-2222" });
  const path = await openPage(a);
  const { status, headers } = await send(path);
  expect([status, headers.get("location")]).toEqual([303, `${path}/obrigado`]);
  expect(await inquiriesOf(a)).toMatchObject([{ ...asked, guests: 120, state: "novo", source: "pagina" }]);
  expect(await inquiriesOf(b)).toEqual([]);
  const thanks = await open(`${path}/obrigado`);
  expect(thanks.status).toBe(200);
  expect(thanks.text).toContain("Pedido recebido");
  expect(thanks.text).toContain('href="https://wa.me/5511911112222?text=');
  expect(thanks.text).not.toMatch(/Souza|98765|2026-12-12/);
});

test("a refused form comes back as it was filled, with a sentence at each wrong field", async () => {
  const path = await openPage(a);
  const { status, text } = await send(path, {
    name: 'A"><script>alert(1)</script>',
    date: "2026-03-09",
    email: "ana@",
    phone: "",
    guests: "muitos",
  });
  expect(status).toBe(400);
  expect(text).not.toContain("<script");
  expect(text).toContain('value="A&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(text).toContain('value="Itu"');
  expect(text).toContain("Cerimônia às 17h.\nSem álcool também.</textarea>");
  expect(text).toContain('<option value="casamento" selected>');
  expect(
    [...text.matchAll(/class="error small" id="([\w-]+)">([^<]+)</g)].map(([, ...told]) => told),
  ).toEqual([
    ["email-error", "E-mail inválido"],
    ["date-error", "A data já passou"],
    ["guests-error", "Informe de 1 a 100.000 convidados"],
  ]);
  expect(text.match(/ autofocus/g)).toHaveLength(1);
  expect(text).toMatch(/name="email"[^>]* aria-invalid="true" aria-describedby="email-error" autofocus/);
  expect(await inquiriesOf(a)).toEqual([]);
});

test("a robot is thanked and leaves nothing", async () => {
  const path = await openPage(a);
  for (const changes of [{ site: "http://spam.example" }, { site: "x", name: "" }] as Record<
    string,
    string
  >[]) {
    const { status, headers } = await send(path, changes);
    expect([status, headers.get("location")]).toEqual([303, `${path}/obrigado`]);
  }
  expect(await inquiriesOf(a)).toEqual([]);
  expect((await app.pool.query("select from emails")).rowCount).toBe(0);
});

test("a closed page, an unknown one and that of a blocked company are the same 404", async () => {
  const path = await openPage(a);
  const unknown = await open(UNKNOWN);
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain("Página não encontrada");
  await a.put("/api/inquiry-settings", { isOpen: false, greeting: "" });
  for (const rest of ["", "/obrigado", "/logo"]) {
    expect(await open(path + rest)).toMatchObject({ status: 404, text: unknown.text });
  }
  expect(await send(path)).toMatchObject({ status: 404, text: unknown.text });
  expect(await inquiriesOf(a)).toEqual([]);
  await openPage(a);
  expect((await open(path)).status).toBe(200);
  await app.pool.query("update companies set is_active = false where id = 1");
  expect(await open(path)).toMatchObject({ status: 404, text: unknown.text });
});

test("today is that of the company, on the page and in what is taken", async () => {
  const path = await openPage(a);
  app.clock.now = new Date("2026-03-11T02:30:00Z");
  expect((await open(path)).text).toContain('min="2026-03-10" max="2029-03-10"');
  expect((await send(path, { date: "2026-03-10" })).status).toBe(303);
  app.clock.now = new Date("2026-03-10T15:00:00Z");
});

test("the longest request there may be fits", async () => {
  const path = await openPage(a);
  const message = "語".repeat(2000);
  const { status } = await send(path, { name: "語".repeat(120), location: "語".repeat(200), message });
  expect(status).toBe(303);
  expect(await inquiriesOf(a)).toMatchObject([{ message }]);
});
