import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readWorkbook } from "./read-workbook.ts";
import { coverAndStock, formulaAndRichText } from "./testing/real-workbooks.ts";
import { sheetXml, workbook, workbookFiles } from "./testing/workbook.ts";

const MOST = 5 * 1024 * 1024;
const read = (bytes: Uint8Array) => readWorkbook(bytes as Uint8Array<ArrayBuffer>, MOST);
const TOO_LARGE = /^A planilha é grande demais/;

test("sheets are CSV texts: numbers with a comma, formulas by their values, days, and gaps", async () => {
  const formula = { xml: `<c r="@"><f>A1*2</f><v>0.30000000000000004</v></c>` };
  const text = { xml: `<c r="@" t="str"><f>B2</f><v>=não</v></c>` };
  const bytes = workbook(
    sheetXml([["Capa; da empresa"]]),
    sheetXml([["Item", "Quantidade", "Dia"], ["Gin", 1234.5, { day: 46082 }], [], ["Rum", formula, text]]),
  );
  expect((await read(bytes)).map((sheet) => sheet.slice(1))).toEqual([
    `"Capa; da empresa"`,
    "Item;Quantidade;Dia\r\nGin;1234,5;01/03/2026\r\n;;\r\nRum;0,3;'=não",
  ]);
});

test.each([
  [
    coverAndStock,
    "Gin Tanqueray 750ml;Bebidas Alcoólicas;6;garrafa;573;01/03/2027",
    "Xarope de romã;Xaropes;0,3;L;18;",
  ],
  [
    formulaAndRichText,
    "Gin Tanqueray 750ml;Bebidas Alcoólicas;6;garrafa;573;01/03/2027",
    "Xarope de romã;Xaropes;0,3;L;18;",
  ],
])("case %#: files of other programs are read", async (bytes, ...lines) => {
  const sheets = await read(bytes);
  const table = sheets.at(-1)?.slice(1).split("\r\n");
  expect(table?.[0]).toBe("Item;Categoria;Quantidade;Unidade;Preço;Validade");
  expect(table).toEqual(expect.arrayContaining(lines));
});

const cellAt = (place: string) =>
  `<worksheet><sheetData><row><c r="${place}"><v>1</v></c></row></sheetData></worksheet>`;

test.each([
  ["a cell a million rows below", cellAt("A1048576")],
  ["a cell 16.384 columns to the right", cellAt("XFD1")],
  ["a place in disguise", cellAt("A&#49;048576")],
  ["a place behind another attribute", `<worksheet><sheetData><row><c t=">"r="A999999"/></row></sheetData>`],
  ["a row a billion below", `<worksheet><sheetData><row r="1000000000"></row></sheetData></worksheet>`],
  ["a row at infinity", `<worksheet><sheetData><row r="1e999"></row></sheetData></worksheet>`],
])("%s is refused at once", async (_what, sheet) => {
  const start = performance.now();
  await expect(read(workbook(sheet))).rejects.toThrow(TOO_LARGE);
  expect(performance.now() - start).toBeLessThan(2000);
});

test("a bomb is refused before it is unpacked, also if the archive lies about its size", async () => {
  const files = { ...workbookFiles(sheetXml([["Item"]])), "xl/theme.xml": new Uint8Array(200 * 1024 * 1024) };
  const bomb = zipSync(files, { level: 9 });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  await expect(read(bomb)).rejects.toThrow(TOO_LARGE);
  // The sizes in the directory and before the data, of 200 MB, become 1.
  const told = [0x00, 0x00, 0x80, 0x0c];
  for (let at = 0; at < bomb.length - 4; at++) {
    if (told.every((byte, place) => bomb[at + place] === byte)) bomb.set([1, 0, 0, 0], at);
  }
  const start = performance.now();
  await expect(read(bomb)).rejects.toThrow();
  expect(performance.now() - start).toBeLessThan(5000);
}, 60_000);

test("one long text in many cells is refused", async () => {
  const cells = Array.from({ length: 3000 }, () => [{ xml: `<c r="@" t="s"><v>0</v></c>` }]);
  const files = workbookFiles(sheetXml(cells));
  files["xl/sharedStrings.xml"] = strToU8(`<sst><si><t>${"x".repeat(100_000)}</t></si></sst>`);
  files["xl/_rels/workbook.xml.rels"] = strToU8(
    new TextDecoder()
      .decode(files["xl/_rels/workbook.xml.rels"])
      .replace(
        "</Relationships>",
        `<Relationship Id="rId98" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      ),
  );
  await expect(read(zipSync(files))).rejects.toThrow(TOO_LARGE);
});

test.each<[string, Uint8Array]>([
  ["an archive that is cut off", workbook(sheetXml([["Item"]])).slice(0, 300)],
  ["an archive of something else", zipSync({ "a.txt": strToU8("x") })],
  ["a sheet that is no XML", workbook("<<<")],
  ["nothing behind the first bytes", Uint8Array.from([0x50, 0x4b, 3, 4])],
  [
    "too many files",
    zipSync(Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`${n}.xml`, strToU8("x")]))),
  ],
])("%s is refused", async (_what, bytes) => {
  await expect(read(bytes)).rejects.toThrow(/^(A planilha é grande demais|Não foi possível ler a planilha)/);
});

test("a formula without a value is an empty cell", async () => {
  const bytes = workbook(sheetXml([["Item"], [{ xml: `<c r="@" t="str"><f>A1</f></c>` }, "x"]]));
  expect(await read(bytes)).toEqual(["\ufeffItem;\r\n;x"]);
});
