import { Unzip, type UnzipFile, UnzipInflate, zipSync } from "fflate";

/** 5,000 rows of fifteen columns are about 5 MB. */
const LARGEST_UNPACKED = 30 * 1024 * 1024;
const MOST_FILES = 500;
/** Deflate makes a thousandfold of its input at most: 16 MB before the count is looked at. */
const STEP = 16 * 1024;
const MOST_ROWS = 20_000;
const MOST_COLUMNS = 200;
/** With rows, which have a place too; far more than an import takes. */
const MOST_PLACES = 200_000;

/** A workbook that no spreadsheet of ours looks like. */
export class WorkbookTooLarge extends Error {
  constructor() {
    super("A planilha é grande demais. Copie a tabela para uma planilha nova, ou salve-a como CSV.");
  }
}

/**
 * Packs a workbook anew, without compression, after checking all that its reader would unpack: a small archive may
 * hold gigabytes, and a single cell far below and to the right makes a table of billions. An archive without
 * compression is also read without a worker of foreign code, which the page's policy forbids.
 */
export function unpackWorkbook(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  const files = unpackedFiles(bytes);
  for (const content of Object.values(files)) checkCells(new TextDecoder().decode(content));
  return zipSync(files, { level: 0 }).slice().buffer;
}

function unpackedFiles(bytes: Uint8Array): Record<string, Uint8Array> {
  const files = new Map<string, Uint8Array[]>();
  let size = 0;
  const unzip = new Unzip((file: UnzipFile) => {
    if (!/\.xml(\.rels)?$/.test(file.name)) return;
    const chunks: Uint8Array[] = [];
    files.set(file.name, chunks);
    if (files.size > MOST_FILES) throw new WorkbookTooLarge();
    file.ondata = (error, chunk) => {
      if (error) throw error;
      size += chunk.length;
      if (size > LARGEST_UNPACKED) throw new WorkbookTooLarge();
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP) {
    unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  }
  return Object.fromEntries([...files].map(([name, chunks]) => [name, joined(chunks)]));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** The places of rows and cells; one that is written in any other way than "A1" or "1" is none of a spreadsheet. */
const PLACE = /(?<![\w:.-])r\s*=\s*(["'])([^"']*)\1/g;

function checkCells(xml: string): void {
  // Sheets only: other files may number their parts as they like.
  if (!/<(?:[\w.-]+:)?sheetData\b/.test(xml)) return;
  let places = 0;
  for (const [, , place = ""] of xml.matchAll(PLACE)) {
    const [, letters = "", row = ""] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
    const isFar = row === "" || Number(row) > MOST_ROWS || columnNumber(letters) > MOST_COLUMNS;
    if (isFar || ++places > MOST_PLACES) throw new WorkbookTooLarge();
  }
}

/** "A" is 1, "AA" is 27; 0 for none. */
const columnNumber = (letters: string): number =>
  letters.split("").reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
