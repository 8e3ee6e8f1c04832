import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Logo } from "#server/proposals/logo/logo.ts";
import { sampleJpeg, samplePng } from "#server/proposals/logo/testing/sample-pictures.ts";
import { sampleSvg, svgWith } from "#server/proposals/logo/testing/sample-svg.ts";
import type { ProposalSnapshot } from "#shared/proposals/snapshot.ts";
import { snapshotWith } from "#shared/proposals/testing/snapshot.ts";
import type { DocumentOptions } from "./document-input.ts";
import { proposalPdf } from "./proposal-pdf.ts";
import { readPdf } from "./testing/read-pdf.ts";

const bare = (text: string) => text.replaceAll(/[\s\u200b]/g, "");

/** Pages as the reader gives them, their text without spaces. */
async function made(changes: Partial<ProposalSnapshot> = {}, options: Partial<DocumentOptions> = {}) {
  const { pages, dictionaries } = readPdf(
    await proposalPdf(snapshotWith(changes), { colour: "#1f6b4a", ...options }),
  );
  return { pages: pages.map(bare), text: bare(pages.join("")), dictionaries };
}

const logoOf = (type: Logo["type"], file: Buffer): Logo => ({
  type,
  bytes: new Uint8Array(file),
  width: 20,
  height: 10,
});

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

describe("a proposal's PDF", () => {
  it("says on one page what is offered", async () => {
    const { pages, text } = await made();
    expect(pages).toHaveLength(1);
    for (const part of [
      "Bar da Praça",
      "CNPJ 11.222.333/0001-81",
      "(11) 98765-4321",
      "Rua das Acácias, 120, São Paulo",
      "Proposta nº 12",
      "Válida até 30/11/2026",
      "Casamento Fernanda e Lucas",

      "Clientes",
      "Fernanda Araújo e Lucas Brandão",
      "sábado, 20 de março de 2027",
      "19:00 às 00:00 (5 h)",
      "Espaço Jardim, Cotia",
      "150 convidados",
      "Que alegria fazer parte desse dia!",
      "Caipirinha",
      "Cachaça, Limão, Açúcar",
      "Gin tônica",
      "Gin, Água tônica, Limão siciliano",
      "O que está incluído",
      "Dois bartenders",
      "Copos de vidro e gelo",
      "Montagem e desmontagem do bar",
      "150 convidados × R$ 120,00 por convidado",
      "Total",
      "R$ 18.000,00",
      "Sinal",
      "01/12/2026",
      "R$ 9.000,00",
      "Saldo",
      "13/03/2027",

      "Condições",
      "A hora extra é combinada no dia do evento.",
      "O sinal reserva a data.",
      "página 1 de 1",
    ])
      expect(text).toContain(bare(part));
    expect(text).not.toContain("versão");
    expect(text).not.toContain("Aceite");
  });

  it("numbers its pages, and says on each whose proposal it is", async () => {
    const { pages } = await made({ version: 3, terms: "Uma condição entre muitas. ".repeat(740) });
    expect(pages.length).toBeGreaterThanOrEqual(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(bare(`página ${index + 1} de ${pages.length}`));
      expect(page).toContain(bare("Proposta nº 12"));
      expect(page).toContain(bare("Bar da Praça · CNPJ 11.222.333/0001-81 · (11) 98765-4321"));
    }
    expect(pages[0]).toContain(bare("Proposta nº 12 · versão 3"));
  });

  it("keeps the title of a clause of the terms with its text", async () => {
    const long = (n: number) => "Assim seja. ".repeat((n * 7) % 23);
    const terms = times(100, (n) => `${n}. Cláusula ${n}.\nO texto ${n}, que segue. ${long(n)}`).join("\n\n");
    const { pages } = await made({ terms });
    expect(pages.length).toBeGreaterThanOrEqual(4);
    const pageOf = (text: string) => pages.findIndex((page) => page.includes(bare(text)));
    for (let n = 0; n < 100; n++) {
      expect(pageOf(`O texto ${n}, que segue.`)).toBeGreaterThanOrEqual(0);
      expect([n, pageOf(`${n}. Cláusula ${n}.`)]).toEqual([n, pageOf(`O texto ${n}, que segue.`)]);
    }
  });

  it("says who accepted it and when, and how to pay", async () => {
    const code =
      "00020126360014br.gov.bcb.pix0114+55119876543215204000053039865802BR5909Bar Praca6009Sao Paulo63041D3D";
    const acceptance = { name: "Fernanda Araújo", at: "2026-11-18T01:05:00.000Z" };
    const { text } = await made({}, { acceptance, pix: { kind: "sinal", code, amount: "9000.00" } });
    expect(text).toContain(bare("Aceite eletrônico"));
    expect(text).toContain(bare("Proposta aceita por Fernanda Araújo em 17/11/2026 às 22:05."));
    expect(text).toContain(bare("Pix do sinal R$ 9.000,00"));
    expect(text).toContain(bare(code));
    expect(text).not.toContain("assinatura");
  });

  it("leaves out what there is not", async () => {
    const { text } = await made({
      company: { name: "Bar", phone: null, cnpj: null, address: null, timeZone: "America/Sao_Paulo" },
      event: { ...snapshotWith().event, location: null, guests: 0 },
      drinks: [],
      included: [],
      charges: [],
      terms: " ",
      message: null,
    });
    for (const title of ["Drinks", "incluído", "Condições", "Local", "CNPJ", "Pix", "Convidados"])
      expect(text).not.toContain(title);
    expect(text).toContain("PagamentoAcombinar");
  });

  it("loses nothing, however long its parts are", { timeout: 120_000 }, async () => {
    const words = fc.string({
      unit: fc.constantFrom(...Array.from("aeioçãéàôRSt ,.-")),
      minLength: 1,
      maxLength: 300,
    });
    const lists = { minLength: 0, maxLength: 30 };
    const snapshots = fc.record({
      drinks: fc.array(fc.record({ name: words, ingredientNames: fc.array(words, { maxLength: 8 }) }), lists),
      included: fc.array(words, lists),
      charges: fc.array(
        fc.record({
          kind: fc.constantFrom("sinal", "parcela", "saldo", "extra"),
          amount: fc.constantFrom("1.00", "1234567.89"),
          dueOn: fc.constant("2027-01-02"),
          note: fc.option(words),
        }),
        lists,
      ),
      terms: fc.string({ unit: fc.constantFrom("a ", "é", "\n", "palavra "), maxLength: 2000 }),
      message: fc.option(words),
    });
    await fc.assert(
      fc.asyncProperty(snapshots, async (changes) => {
        const { text } = await made(changes, {
          acceptance: { name: "Zuleide", at: "2026-11-18T01:05:00.000Z" },
          pix: { kind: "sinal", code: "000201PIX63041D3D", amount: "77.00" },
        });
        const parts = [
          ...changes.drinks.flatMap(({ name, ingredientNames }) => [name, ingredientNames.join(", ")]),
          ...changes.included.map((each) => each.trim().replace(/^[-•]\s+/, "")),
          ...changes.charges.flatMap(({ note }) => note ?? []),
          ...changes.terms.split("\n"),
          "Investimento",
          "Total R$ 18.000,00",
          "Pix do sinal R$ 77,00",
          "aceita por Zuleide",
          changes.message ?? "",
        ];
        // Between two pages stand the foot of one and the head of the other.
        const flowing = text.replaceAll(/BardaPraça·CNPJ.*?deBardaPraça/g, "").replaceAll(FOOT_AND_HEAD, "");
        for (const part of parts) expect(flowing).toContain(bare(part));
      }),
      { numRuns: 25 },
    );
  });

  const FOOT_AND_HEAD =
    /BardaPraça·CNPJ11\.222\.333\/0001-81·\(11\)98765-4321página\d+de\d+|Propostanº12—BardaPraça/g;

  it.each<[string, Partial<ProposalSnapshot>, string]>([
    [
      "a drink of a hundred ingredients",
      {
        drinks: [
          {
            name: "Tudo",
            ingredientNames: times(100, (index) => `Ingrediente número ${index} de um drink que não acaba`),
          },
        ],
      },
      "Ingrediente número 99 de",
    ],
    [
      "a place of many lines",
      { event: { ...snapshotWith().event, location: `${"Rua muito longa ".repeat(400)}fim` } },
      "longa fim",
    ],
    ["a message of many pages", { message: `${"Querida Fernanda. ".repeat(600)}fim` }, "Fernanda. fim"],
    [
      "an extra with a long note",
      {
        charges: [{ kind: "extra", amount: "5.00", dueOn: "2027-01-01", note: `${"nota ".repeat(2000)}fim` }],
      },
      "nota fim",
    ],
    [
      "a hundred drinks",
      { drinks: times(100, (index) => ({ name: `Drink ${index}`, ingredientNames: ["Gin"] })) },
      "Drink 99",
    ],
    ["terms without a space", { terms: `${"M".repeat(19_997)}fim` }, "Mfim"],
  ])("holds %s", async (_, changes, last) => {
    const { text } = await made(changes);
    expect(text.replaceAll(FOOT_AND_HEAD, "")).toContain(bare(last));
    expect(text).toContain(bare("Total R$ 18.000,00"));
  });

  it("takes names as text, whatever they are", async () => {
    const hostile = [
      "<script>alert(1)</script>",
      '{"image":"/etc/passwd"}',
      ") Tj ET (x",
      "/URI (https://example.com)",
      "%PDF-1.4",
      "https://example.com",
      "\\u0000",
      "{{x}}",
      "[object Object]",
      "__proto__",
      "=1+1",
    ];
    const { text, dictionaries } = await made({
      company: { ...snapshotWith().company, name: hostile[1] ?? "" },
      clientNames: hostile,
      drinks: hostile.map((name) => ({ name, ingredientNames: [name] })),
      included: hostile,
      terms: hostile.join("\n"),
      message: hostile.join("\n"),
    });
    for (const name of hostile) expect(text).toContain(bare(name));
    expect(dictionaries).not.toMatch(/\/(Annots|URI|JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA)/);
  });

  it("is made of texts that the font lacks", async () => {
    const { text } = await made({
      clientNames: ["🍹", "日本語", "مرحبا", "नमस्ते", "\ud800", "𝕏"],
      terms: "🎉\u202e\u0000",
    });
    expect(text).toContain(bare("página 1 de 1"));
  });

  it("tells its title and nothing of the machine", async () => {
    const bytes = await proposalPdf(snapshotWith(), { colour: "#1f6b4a" });
    const file = Buffer.from(bytes).toString("latin1");
    const title = Buffer.from("\ufeffProposta nº 12 — Bar da Praça", "utf16le").swap16().toString("latin1");
    expect(file.replaceAll(/\\([()\\])/g, "$1")).toContain(`(${title})`);
    expect(file.slice(0, 8)).toBe("%PDF-1.7");
    expect(file).toContain("/Lang (pt-BR)");
    for (const word of ["pdfmake", "PDFKit", "node_modules", process.cwd(), process.version])
      expect(file).not.toContain(word);
  });
});

describe("the logo of a PDF", async () => {
  it("is drawn with its transparency", async () => {
    const { dictionaries } = await made({}, { logo: logoOf("image/png", samplePng()) });
    expect(dictionaries).toMatch(/\/SMask/);
  });

  // What was stored before every logo became a PNG of eight bits.
  it.each<[string, Logo["type"], Buffer, RegExp]>([
    [
      "interlaced PNG",
      "image/png",
      await sharp(samplePng()).png({ progressive: true }).toBuffer(),
      /\/SMask/,
    ],
    [
      "PNG of 16 bits",
      "image/png",
      await sharp(samplePng()).toColourspace("rgb16").png().toBuffer(),
      /\/SMask/,
    ],
    [
      "PNG with a palette",
      "image/png",
      await sharp(samplePng()).png({ palette: true }).toBuffer(),
      /\/SMask/,
    ],
    ["grey PNG", "image/png", await sharp(samplePng()).greyscale().png().toBuffer(), /\/SMask/],
    ["JPEG", "image/jpeg", await sampleJpeg(), /\/DCTDecode/],
    ["JPEG of a turned camera", "image/jpeg", await sampleJpeg(6), /\/DCTDecode/],
    ["SVG", "image/svg+xml", sampleSvg(), /\/ShadingType 2/],
  ])("of before, of kind %s, is drawn", async (_, type, file, pattern) => {
    const { pages, dictionaries } = await made({}, { logo: logoOf(type, file) });
    expect(pages).toHaveLength(1);
    expect(dictionaries).toMatch(pattern);
  });

  it("is left out where it cannot be drawn", async () => {
    for (const type of ["image/svg+xml", "image/png"] as const) {
      const { text } = await made({}, { logo: logoOf(type, Buffer.from("<svg")) });
      expect(text).toContain(bare("Proposta nº 12"));
    }
  });

  it("is not fetched or read from anywhere", async () => {
    const drawing = (href: string) =>
      logoOf("image/svg+xml", svgWith(`<image href="${href}" width="9" height="9"/>`));
    for (const href of ["https://localhost:1/a.png", "/etc/passwd", `${process.cwd()}/public/icon.png`]) {
      const { dictionaries } = await made({}, { logo: drawing(href) });
      expect(dictionaries).not.toContain("/Subtype /Image");
    }
  });
});
