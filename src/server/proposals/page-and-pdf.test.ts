import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventTypes } from "#shared/events/enumerations.ts";
import { acceptanceFact, documentCode, type ProposalFacts, proposalFacts } from "#shared/proposals/facts.ts";
import type { ProposalSnapshot } from "#shared/proposals/snapshot.ts";
import { snapshotWith } from "#shared/proposals/testing/snapshot.ts";
import { type PageView, proposalPage } from "./page/proposal-page.ts";
import { proposalPdf } from "./pdf/proposal-pdf.ts";
import { readPdf } from "./pdf/testing/read-pdf.ts";

const bare = (text: string) => text.replaceAll(/[\s\u200b]/g, "");

const acceptance = { name: "Zuleide", at: "2026-11-18T01:05:00.000Z" };
const CODE = "0123456789abcdef".repeat(4);

const view = (snapshot: ProposalSnapshot): PageView => ({
  snapshot,
  snapshotHash: CODE,
  state: "aceita",
  colour: "#1f6b4a",
  logoUrl: undefined,
  path: "/p/token",
  problem: undefined,
  isAnswerable: false,
  off: undefined,
  newVersion: undefined,
  acceptance,
  deposit: undefined,
  whatsapp: undefined,
  accepted: undefined,
});

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** The text of a page's body without its tags. */
async function pageText(snapshot: ProposalSnapshot): Promise<string> {
  const { page } = await proposalPage(view(snapshot));
  return bare(
    page
      .slice(page.indexOf("<body>"))
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity),
  );
}

/** The text of a PDF without what stands at the head and foot of each page. */
async function pdfText(snapshot: ProposalSnapshot): Promise<string> {
  const { pages } = readPdf(await proposalPdf(snapshot, { colour: "#1f6b4a", acceptance, code: CODE }));
  const { title, company } = proposalFacts(snapshot);
  const head = bare(`${title} — ${company.name}`);
  const foot = bare([company.name, ...company.details].join(" · "));
  return pages
    .map((page, index) => {
      const text = bare(page).replace(`${foot}página${index + 1}de${pages.length}`, "");
      return index === 0 ? text : text.replace(head, "");
    })
    .join("");
}

/** Every text of the facts, in their order. */
const textsOf = (facts: unknown): string[] => {
  if (typeof facts === "string") return [facts];
  if (typeof facts !== "object" || facts === null) return [];
  return Object.entries(facts).flatMap(([key, value]) => (key === "kind" ? [] : textsOf(value)));
};

const headingsOf = ({ rows, sections }: ProposalFacts) => [
  ...rows.map(({ label, text }) => label + text),
  ...sections.map(({ title }) => title),
];

async function expectBothToTell(snapshot: ProposalSnapshot) {
  const facts = proposalFacts(snapshot);
  for (const text of [await pageText(snapshot), await pdfText(snapshot)]) {
    for (const part of [
      ...textsOf(facts),
      ...textsOf(acceptanceFact(acceptance, snapshot.company.timeZone)),
      documentCode(CODE),
    ]) {
      // Long terms are set line by line, over pages.
      for (const line of part.split("\n")) expect(text).toContain(bare(line));
    }
    const places = headingsOf(facts).map((heading) => text.indexOf(bare(heading)));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
}

describe("page and PDF", () => {
  const { event, company } = snapshotWith();

  it.each<[string, Partial<ProposalSnapshot>]>([
    ["everything", {}],
    ["a later version", { version: 3 }],
    ["one client", { clientNames: ["Ana"] }],
    ["no client", { clientNames: [] }],
    [
      "another kind of event, a place and guests that are not known",
      { event: { ...event, type: "outro", location: null, guests: 0 } },
    ],
    ["no duration", { event: { ...event, durationMinutes: 0 } }],
    [
      "a company of which only the name is known",
      { company: { ...company, phone: null, cnpj: null, address: null } },
    ],
    ["no drinks, nothing included, no charges", { drinks: [], included: [], charges: [] }],
    ["a drink without ingredients", { drinks: [{ name: "Água", ingredientNames: [] }] }],
    [
      "lines with bullets of their own",
      { included: ["- Gelo", "• Copos", "✓ Bar", "✅ Taças", "100% limpo"] },
    ],
    ["blank terms and message", { terms: " \n", message: " " }],
    [
      "placeholders, also in a name",
      { clientNames: ["{total}"], terms: "{cliente} paga {total}, {sinal} antes" },
    ],
    [
      "a fixed price",
      { pricing: { mode: "fechado", price: "18000.00", pricePerGuest: null, minGuests: null, lines: [] } },
    ],
  ])("tell the same of %s", (_, changes) => expectBothToTell(snapshotWith(changes)));

  it("have a label for what is known, and none for what is not", async () => {
    const labelsOf = async (changes: Partial<ProposalSnapshot>) => {
      const { page } = await proposalPage(view(snapshotWith(changes)));
      return [...page.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label]) => label);
    };
    const always = ["Data", "Horário", "Válida até"];
    const unknown = { ...event, type: "outro", location: null, guests: 0 } as const;
    expect(await labelsOf({ clientNames: [], event: unknown })).toEqual(always);
    const all = ["Clientes", "Evento", "Data", "Horário", "Local", "Convidados", "Válida até"];
    expect(await labelsOf({})).toEqual(all);
    expect(proposalFacts(snapshotWith()).rows.map(({ label }) => label)).toEqual(all.slice(0, -1));
  });

  it("tell the same of whatever is offered", { timeout: 60_000 }, async () => {
    const words = fc.string({
      unit: fc.constantFrom(...Array.from("aeioçãéRt ,.<&'-")),
      minLength: 1,
      maxLength: 80,
    });
    const some = { maxLength: 4 };
    const snapshots = fc.record({
      version: fc.integer({ min: 1, max: 3 }),
      clientNames: fc.array(words, some),
      event: fc.record({
        name: words,
        type: fc.constantFrom(...eventTypes),
        date: fc.constant(event.date),
        durationMinutes: fc.nat(1000),
        location: fc.option(words),
        guests: fc.nat(3),
      }),
      drinks: fc.array(fc.record({ name: words, ingredientNames: fc.array(words, some) }), some),
      included: fc.array(words, some),
      charges: fc.array(
        fc.record({
          kind: fc.constantFrom("sinal", "parcela", "saldo", "extra"),
          amount: fc.constantFrom("1.00", "1234567.89"),
          dueOn: fc.constant("2027-01-02"),
          note: fc.option(words),
        }),
        some,
      ),
      terms: fc.array(words, some).map((lines) => lines.join("\n")),
      message: fc.option(words),
    });
    await fc.assert(
      fc.asyncProperty(snapshots, (changes) => expectBothToTell(snapshotWith(changes))),
      { numRuns: 25 },
    );
  });
});
