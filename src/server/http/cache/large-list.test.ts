import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { createApp } from "#server/app.ts";
import { clientListFor } from "#server/clients/clients.ts";
import { removedClientListFor } from "#server/clients/removed-clients.ts";
import { CompanyData } from "#server/db/company/company-data.ts";
import { arrayText } from "#server/db/company/cursor.ts";
import { type EndlessList, readItems } from "#server/db/company/json-list.ts";
import { owner } from "#server/db/company/testing/two-companies.ts";
import { drinkList } from "#server/drinks/drinks.ts";
import { eventListFor } from "#server/events/event-json.ts";
import { archivedListFor, ingredientListFor } from "#server/ingredients/ingredient-json.ts";
import { inquiryListFor } from "#server/inquiries/inquiry-json.ts";
import { chargeList } from "#server/payments/charge-json.ts";
import { paymentList } from "#server/payments/payment-json.ts";
import { proposalList } from "#server/proposals/proposal-json.ts";
import { supplierListFor } from "#server/suppliers/suppliers.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { GROWN, growCompanies } from "#server/testing/grown-companies.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";

const { app, a, tokens } = await twoCompanies();

const SOME = { ...GROWN, ingredients: 60, drinks: 20, clients: 60, events: 60, out: 20, movements: 100 };

const dataOf = (companyRole: "dono" | "equipe") =>
  new CompanyData(
    app.companies,
    { ...owner(1, 1), actor: { kind: "user", userId: 1, companyRole } },
    { now: app.clock.now, timeZone: SAO_PAULO },
  );

const listsFor = (data: CompanyData): EndlessList<unknown>[] => [
  eventListFor(data),
  ingredientListFor(data),
  archivedListFor(data),
  drinkList,
  clientListFor(data),
  removedClientListFor(data),
  supplierListFor(data),
  chargeList,
  paymentList,
  proposalList("https://bar.exemplo.com.br"),
  inquiryListFor(data),
];

const inParts = (data: CompanyData, list: EndlessList<unknown>) =>
  data.snapshot(async (tx) => {
    let text = "";
    for await (const part of arrayText(list.batches(tx))) text += part;
    return text;
  });

test.each(["dono", "equipe"] as const)("in parts, lists for a %s are what they are at once", async (role) => {
  const data = dataOf(role);
  for (const list of listsFor(data)) expect(await inParts(data, list), list.name).toBe("[]");
  await growCompanies(app.pool, [1, 2], SOME);
  await app.pool.query("update ingredients set archived_at = now() where id % 5 = 0");
  await app.pool.query("update clients set deleted_at = now() where id % 5 = 0");
  await app.pool.query(`insert into inquiries (company_id, name, phone, date, guests, state, source, received_at)
    select 1, 'Ana', '11 91234-5678', '2026-12-01', 100, 'novo', 'pagina', now() - n % 7 * interval '1 hour'
    from generate_series(1, 600) n`);
  for (const list of listsFor(data)) {
    const text = await inParts(data, list);
    // These of the bulk data have no snapshot that could be presented.
    if (list.name !== "proposals") expect(JSON.parse(text).length, list.name).toBeGreaterThan(10);
    const whole = await list.read(data);
    if (list.name.startsWith("inquiries")) expect(whole).toBeUndefined();
    else expect(text === whole?.text, list.name).toBe(true);
    expect(await readItems(data, list)).toEqual(JSON.parse(text));
  }
});

const unpacked = async (path: string, encoding: string, headers: Record<string, string> = {}) => {
  const response = await appRequest(path, { "accept-encoding": encoding, ...headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  const packed = response.headers.get("content-encoding");
  const text = packed === "br" ? brotliDecompressSync(bytes) : packed === "gzip" ? gunzipSync(bytes) : bytes;
  return { status: response.status, tag: response.headers.get("etag") ?? "", text: text.toString(), packed };
};

const server = createApp({ services: app.services, isReady: async () => {} });
const appRequest = (path: string, headers: Record<string, string>) =>
  server.request(
    path,
    { headers: { host: "localhost:3000", authorization: `Bearer ${tokens.a}`, ...headers } },
    { incoming: { socket: { remoteAddress: "127.0.0.1" } } },
  );

const forget = () => app.pool.query("update companies set revision = gen_random_uuid()");

/** Clients whose notes come to so many megabytes. */
const fillNotes = (text: string, megabytes: number) =>
  app.pool.query(`insert into clients (company_id, name, notes)
    select 1, 'Cliente ' || n, (select string_agg(${text}, '') from generate_series(1, 4096) m where n > 0)
    from generate_series(1, ${megabytes * 8}) n`);

describe.each(["br", "gzip", "identity"])(
  "a list of more than 4 MiB, as %s,",
  { timeout: 120_000 },
  (encoding) => {
    test("is answered whole, and not again to whoever has it", async () => {
      await fillNotes("md5((m % 9)::text)", 5);
      const data = dataOf("dono");
      expect(await clientListFor(data).read(data)).toBeUndefined();
      const { status, text, tag } = await unpacked("/api/clients", encoding);
      expect([status, text.length > 4 * 1024 * 1024, JSON.parse(text).length]).toEqual([200, true, 40]);
      expect((await unpacked("/api/clients", encoding, { "if-none-match": tag })).status).toBe(304);
      await a.post("/api/clients", { name: "Bia" });
      const changed = await unpacked("/api/clients", encoding, { "if-none-match": tag });
      expect([changed.status, JSON.parse(changed.text).length]).toEqual([200, 41]);
    });

    test("is streamed where even packing does not help, which is found out once", async () => {
      // Letters that nothing repeats.
      await fillNotes("md5(random()::text)", 17);
      const first = await unpacked("/api/clients", encoding);
      expect([first.status, JSON.parse(first.text).length]).toEqual([200, 136]);
      const packing = vi.spyOn(app.services.listReads, "run");
      const second = await unpacked("/api/clients", encoding);
      const packed = packing.mock.calls.length;
      packing.mockRestore();
      expect([packed, second.tag, second.text === first.text]).toEqual([0, first.tag, true]);
      expect((await unpacked("/api/clients", encoding, { "if-none-match": first.tag })).status).toBe(304);
    });
  },
);

test("a list that the server puts together itself is answered whatever its size", async () => {
  await growCompanies(app.pool, [1], { ...SOME, ingredients: 6_000, events: 1, drinks: 5 });
  const { status, text } = await unpacked("/api/ingredients", "br");
  expect([status, JSON.parse(text).length]).toEqual([200, 6_000]);
});

test("what would take the database too long at once is read in parts", async () => {
  await growCompanies(app.pool, [1], SOME);
  const { text } = await unpacked("/api/events", "br");
  await forget();
  const slow = vi
    .spyOn(CompanyData.prototype, "run")
    .mockRejectedValueOnce(
      Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" }),
    );
  const again = await unpacked("/api/events", "br");
  slow.mockRestore();
  expect([again.status, again.text === text]).toEqual([200, true]);
});
