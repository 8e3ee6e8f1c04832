import { strToU8, zipSync } from "fflate";

const NAMESPACE = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`;
const RELATIONS = `xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`;

/** A cell of a sheet: a text, a number, a day, or anything else as XML. */
export type SheetCell = string | number | { day: number } | { xml: string };

const columnName = (place: number) => String.fromCharCode(65 + place);

function cellXml(cell: SheetCell, place: string): string {
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === "string") return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  return "day" in cell ? `<c r="${place}" s="1"><v>${cell.day}</v></c>` : cell.xml.replace("@", place);
}

export const sheetXml = (rows: readonly (readonly SheetCell[])[]) =>
  `<worksheet ${NAMESPACE}><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells
          .map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`))
          .join("")}</row>`,
    )
    .join("")}</sheetData></worksheet>`;

/** The files of a workbook with these sheets, as spreadsheets write them. */
export const workbookFiles = (...sheets: readonly string[]): Record<string, Uint8Array> => {
  const numbers = sheets.map((_, place) => place + 1);
  const files = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "_rels/.rels": "<Relationships/>",
    "xl/workbook.xml": `<workbook ${NAMESPACE} ${RELATIONS}><sheets>${numbers
      .map((number) => `<sheet name="S${number}" sheetId="${number}" r:id="rId${number}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${numbers
      .map(
        (number) =>
          `<Relationship Id="rId${number}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${number}.xml"/>`,
      )
      .join(
        "",
      )}<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet ${NAMESPACE}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map((xml, place) => [`xl/worksheets/sheet${place + 1}.xml`, xml])),
  };
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
};

export const workbook = (...sheets: readonly string[]) =>
  zipSync(workbookFiles(...sheets)) as Uint8Array<ArrayBuffer>;
