import { readFileSync } from "node:fs";
import { Writable } from "node:stream";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { tokenHash } from "#server/accounts/tokens.ts";
import { requestLog } from "#server/http/request-log.ts";
import { samplePng } from "#server/proposals/logo/testing/sample-pictures.ts";
import { readDocument } from "#server/proposals/page-view.ts";
import { readPdf } from "#server/proposals/pdf/testing/read-pdf.ts";
import { addOfferedEvent, offer, pathOf, send } from "#server/proposals/testing/offered-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { defaultProposalSettings } from "#shared/proposals/default-settings.ts";
import { findByLink } from "./find-by-link.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

const open = (path: string, address?: string) => app.call("GET", path, { address });
const tokenOf = (path: string) => path.replace("/p/", "");
const pdfOf = async (path: string) => {
  const found = await findByLink(app.services, tokenOf(path));
  const { id: proposalId, companyId } = found.proposal;
  const document = await readDocument(found);
  return readPdf(await app.services.pdfs.render({ companyId, proposalId, document }));
};

test("the page is small, private and complete without scripts", async () => {
  const { path } = await offer(a);
  const { status, text, headers } = await open(path);
  expect(status).toBe(200);
  expect(Buffer.byteLength(text)).toBeLessThan(30_000);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "text/html; charset=UTF-8",
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    "content-security-policy": expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'self'/,
    ),
  });
  expect(headers.get("set-cookie")).toBeNull();
  expect(text).toContain('<meta property="og:title" content="Proposta de A">');
  expect(text.slice(0, text.indexOf("</head>"))).not.toContain("Ana");
  expect(text.match(/<script[^>]*>/g)).toEqual(['<script src="/proposal.js" defer>']);
  expect([...text.matchAll(/(?:src|href|action)="(https?:[^"]*)"/g)].map(([, url]) => url)).toEqual([]);
});

test("neither page nor PDF has a cost, a margin or a note of the company to itself", async () => {
  await a.put("/api/ingredients/1", {
    name: "Cachaça",
    category: "Outros",
    quantity: 10,
    unit: "L",
    pricePerUnit: 777.71,
    observations: "segredo-obs",
  });
  await a.put("/api/clients/1", { name: "Ana", notes: "segredo-cliente", cpf: "segredo-cpf" });
  const event = await addOfferedEvent(a, {
    fixedCosts: [{ name: "segredo-custo", value: 4321.09, category: "Transporte" }],
  });
  await a.put(`/api/events/${event.id}/charges`, {
    charges: [{ kind: "saldo", amount: "9000.00", dueOn: "2026-12-18", note: "segredo-cobranca" }],
  });
  const path = pathOf((await send(a, event.id)).body as Proposal);
  const { text } = await open(path);
  const pdf = (await pdfOf(path)).pages.join("").replaceAll("\n", "");
  const { rows } = await app.pool.query<{ snapshot: string }>("select snapshot from proposals");
  for (const shown of [text, pdf, rows[0]?.snapshot ?? ""]) {
    expect(shown).toContain("Casamento da Ana");
    expect(shown).not.toMatch(/segredo|777|311|4\.?321|margem|custo/i);
  }
});

test("names, messages and terms cannot become markup", async () => {
  const hostile = `"><script>alert(1)</script>' onload=x <style>*{}</style> {cliente}`;
  await a.put("/api/company", { name: hostile });
  await a.put("/api/clients/1", { name: hostile });
  await a.put("/api/proposal-settings", {
    ...defaultProposalSettings,
    terms: "<b>{cliente}</b>",
    included: hostile,
  });
  const event = await addOfferedEvent(a, { name: hostile, location: hostile });
  const path = pathOf((await send(a, event.id, { message: hostile })).body as Proposal);
  const { text } = await open(path);
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text.match(/<style/g)).toHaveLength(1);
  expect(text).toContain("&lt;b&gt;&quot;&gt;&lt;script&gt;alert(1)");
  const { pages, dictionaries } = await pdfOf(path);
  expect(pages.join("").replaceAll("\n", "")).toContain("<script>alert(1)</script>");
  expect(dictionaries).not.toMatch(/\/JavaScript|\/JS|\/URI|\/Launch|\/EmbeddedFile/);
});

test("a wrong, an unknown and a revoked token get the same answer, as does one of a blocked company", async () => {
  const { proposal, path } = await offer(a);
  const other = await offer(b).catch(() => undefined);
  expect(other).toBeUndefined();
  await a.post(`/api/proposals/${proposal.id}/revoke`);
  const blocked = await offer(a);
  await app.pool.query("update companies set is_active = false where id = 1");
  const answers = await Promise.all(
    [path, "/p/abc", `/p/${"x".repeat(27)}`, "/p/", "/p/%00", blocked.path].map((each) => open(each)),
  );
  for (const { status, text } of answers) {
    expect(status).toBe(404);
    expect(text).toBe(answers[0]?.text);
  }
  expect(answers[0]?.text).toContain("Proposta não encontrada");
});

test("calls are limited by address, and by link from wherever they come", async () => {
  const { path } = await offer(a);
  await open(path, "203.0.113.9");
  await open("/p/nothing", "203.0.113.9");
  const { rows } = await app.pool.query<{ key: string; count: number }>("select key, count from attempts");
  expect(rows).toContainEqual({ key: "proposal 203.0.113.9", count: 2 });
  expect(rows).toContainEqual({ key: `proposal ${tokenHash(tokenOf(path))}`, count: 1 });
  // A stranger's guesses fill no rows of their own.
  expect(rows).not.toContainEqual({ key: `proposal ${tokenHash("nothing")}`, count: 1 });
  expect(JSON.stringify(rows)).not.toContain(tokenOf(path));
  await app.pool.query("update attempts set count = 100000 where key = $1", ["proposal 203.0.113.9"]);
  const limited = await open(path, "203.0.113.9");
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(limited.text).toContain("Muitas tentativas");
});

test("the logo is the company's own, and the PDF has its name", async () => {
  const { path } = await offer(a);
  expect(await open(`${path}/logo`)).toMatchObject({ status: 404 });
  await a.put("/api/company/logo", samplePng());
  const reply = await open(`${path}/logo`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-type")).toBe("image/png");
  expect(reply.headers.get("content-security-policy")).toContain("sandbox");
  expect((await open(path)).text).toContain(`<img src="${path}/logo" alt="">`);
  const pdf = await open(`${path}.pdf`);
  expect([pdf.status, pdf.headers.get("content-type"), pdf.headers.get("content-disposition")]).toEqual([
    200,
    "application/pdf",
    'attachment; filename="proposta-1.pdf"',
  ]);
});

test("the log has no token", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const logged = new Hono()
    .use(requestLog(pino({ level: "info" }, stream)) as never)
    .all("*", (c) => c.text(""));
  for (const path of ["/p/", "//p/", "/p//", "/P/"]) {
    await logged.request(`http://localhost${path}lisgU-wonCDDEu_4haEMMSAEsVo/aceitar`, { method: "POST" });
  }
  expect(lines).toHaveLength(4);
  expect(lines.join("")).toContain('"path":"/p/…/aceitar"');
  expect(lines.join("")).not.toContain("lisgU");
});

test("a proposal that was stored in the first shape still has its page and its PDF", async () => {
  const { path } = await offer(a);
  const stored = readFileSync("src/shared/proposals/testing/first-snapshot.json", "utf8");
  await app.pool.query("update proposals set snapshot = $1 where token = $2", [stored, tokenOf(path)]);
  const { status, text } = await open(path);
  expect(status).toBe(200);
  const bare = (shown: string) => shown.replaceAll(/\s/g, "");
  for (const shown of [bare(text), bare((await pdfOf(path)).pages.join(""))]) {
    for (const part of [
      "Bar da Praça",
      "Fernanda Araújo",
      "150 convidados × R$ 120,00 por convidado",
      "Copos de vidro e gelo",
      "Extra: Hora extra",
      "Fernanda Araújo: o sinal de R$ 9.000,00 reserva a data.",
      "O total é R$ 18.500,00, válido até 30/11/2099.",
      "Que alegria fazer parte desse dia!",
    ]) {
      expect(shown).toContain(bare(part));
    }
  }
});
