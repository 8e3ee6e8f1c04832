import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApp } from "#server/app.ts";
import { findFreePort } from "#server/db/embedded/loopback-address.ts";
import { listen } from "#server/http/listen.ts";
import { samplePng } from "#server/proposals/logo/testing/sample-pictures.ts";
import type { ProposalDocument } from "#server/proposals/pdf/document-input.ts";
import { PdfRenderer } from "#server/proposals/pdf/pdf-renderer.ts";
import { offer } from "#server/proposals/testing/offered-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import { defaultProposalSettings } from "#shared/proposals/default-settings.ts";
import type { ProposalSettings } from "#shared/proposals/settings-contract.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });
const OF_B = "B 1 Célia";
const { drinks } = eventPayload([{ ingredientId: 3, unit: "ml", planned: 100 }]);
const ofB = { clients: [3], drinks: drinks.map((drink) => ({ ...drink, drinkId: 2 })) };

/** What was made, in order. */
const made: string[] = [];
/** Lets the documents be made, which wait until then. */
let go: () => void;
let port: number;
let pdfs: PdfRenderer;
let server: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  made.length = 0;
  const start = new Promise<void>((resolve) => {
    go = resolve;
  });
  /** The bytes of a document are its company, number and clients. */
  const make = async ({ snapshot: { company, number, clientNames } }: ProposalDocument) => {
    await start;
    const text = [company.name, number, ...clientNames].join(" ");
    made.push(text);
    return new TextEncoder().encode(text);
  };
  pdfs = new PdfRenderer({ make, stop: async () => {} });
  const { fetch: answer } = createApp({ services: { ...app.services, pdfs }, isReady: async () => {} });
  port = await findFreePort();
  server = await listen(answer, { host: "127.0.0.1", port });
});
afterEach(() => server.drain());

const ask = async (path: string, signal?: AbortSignal) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}.pdf`, { signal });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const offers = async (count: number) => {
  const paths: string[] = [];
  for (let n = 0; n < count; n++) paths.push((await offer(a)).path);
  return paths;
};
const waiting = (count: number) =>
  vi.waitFor(() => expect(pdfs.waiting).toBe(count), { interval: 5, timeout: 5_000 });
/** Waits until a document is being made. */
const isMaking = () => vi.waitFor(() => expect(pdfs.isMaking).toBe(true), { interval: 5, timeout: 5_000 });

test("one company's documents do not keep another's waiting", async () => {
  const paths = await offers(6);
  const other = await offer(b, ofB);
  const all = paths.map((path) => ask(path));
  await waiting(5);
  const last = ask(other.path);
  await waiting(6);
  go();
  expect(await last).toMatchObject({ status: 200, text: OF_B });
  await Promise.all(all);
  expect(made).toHaveLength(7);
  expect(made.indexOf(OF_B)).toBeLessThanOrEqual(2);
});

test("nothing is made for who has hung up", async () => {
  const [first = "", ...others] = await offers(4);
  const kept = ask(first);
  await isMaking();
  const hangUp = new AbortController();
  const gone = Promise.allSettled(others.map((path) => ask(path, hangUp.signal)));
  await waiting(3);
  hangUp.abort();
  await waiting(0);
  expect((await gone).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  go();
  expect((await kept).status).toBe(200);
  expect(made).toHaveLength(1);
});

test("a document is made once for all who ask for it, also if one of them goes, and kept", async () => {
  const [busy = "", path = ""] = await offers(2);
  const before = ask(busy);
  await isMaking();
  const hangUp = new AbortController();
  const gone = ask(path, hangUp.signal).catch(() => undefined);
  await waiting(1);
  const asked = Promise.all([ask(path), ask(path), ask(path)]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  hangUp.abort();
  await gone;
  go();
  await before;
  const texts = (await asked).map(({ text }) => text);
  expect(texts).toEqual(Array(3).fill("A 2 Ana Bruno"));
  expect((await ask(path)).text).toBe(texts[0]);
  expect(made).toHaveLength(2);
});

test("it is made anew when what stands in it has changed, and never as it was with a name that is wiped", async () => {
  const { path, proposal } = await offer(a);
  const other = await offer(b, ofB);
  go();
  await ask(path);
  await a.put("/api/proposal-settings", { ...defaultProposalSettings, colour: "#123456" });
  await ask(path);
  await a.put("/api/company/logo", samplePng());
  await ask(path);
  await a.post(`/api/proposals/${proposal.id}/accept`, { name: "Ana" });
  await ask(path);
  await ask(path);
  expect(made).toHaveLength(4);
  await a.delete("/api/clients/1");
  expect((await a.delete("/api/clients/1/name")).status).toBe(200);
  expect((await ask(path)).text).toMatch(/^A 1 [^A]* Bruno$/);
  expect((await ask(other.path)).text).toBe(OF_B);
  expect(made).toHaveLength(6);
});

test.each([
  ["company", { companyId: 2 }, { companyId: 3 }],
  ["proposal", { proposalId: 2 }, { proposalId: 3 }],
])("an equal document of another %s is never that of the first, made or kept", async (_of, other, later) => {
  const { path } = await offer(a);
  const render = vi.spyOn(pdfs, "render");
  const first = ask(path);
  await isMaking();
  const order = render.mock.calls[0]?.[0] as Parameters<PdfRenderer["render"]>[0];
  const second = pdfs.render({ ...order, ...other });
  await waiting(1);
  go();
  await Promise.all([first, second]);
  expect(made).toHaveLength(2);
  await pdfs.render({ ...order, ...later });
  expect(made).toHaveLength(3);
});

test("of one link two documents wait; for the third one is told to come again", async () => {
  const { path } = await offer(a);
  const paint = async (number: number) => {
    const { version } = (await a.get("/api/proposal-settings")).body as ProposalSettings;
    await a.put("/api/proposal-settings", { ...defaultProposalSettings, colour: `#00000${number}`, version });
  };
  const asked = [];
  for (const number of [1, 2, 3]) {
    await paint(number);
    asked.push(ask(path));
    await isMaking();
    await waiting(number - 1);
  }
  await paint(4);
  const { status, headers, text } = await ask(path);
  expect([status, headers.get("retry-after"), headers.get("content-disposition")]).toEqual([429, "5", null]);
  expect(text).toContain("<h1>O PDF desta proposta já está sendo gerado. Tente de novo em instantes</h1>");
  go();
  expect((await Promise.all(asked)).map((each) => each.status)).toEqual([200, 200, 200]);
});
