import { expect, test } from "vitest";
import { decodeCsv } from "./decode-csv.ts";

const bytes = (...values: number[]) => new Uint8Array(values);
const utf8 = (text: string) => new TextEncoder().encode(text);

test.each<[string, Uint8Array, string]>([
  ["UTF-8", utf8("Preço"), "Preço"],
  ["UTF-8 with its mark", new Uint8Array([0xef, 0xbb, 0xbf, ...utf8("Preço")]), "Preço"],
  ["Windows-1252", bytes(0x50, 0x72, 0x65, 0xe7, 0x6f, 0x20, 0xbd), "Preço ½"],
  ["UTF-16", bytes(0xff, 0xfe, 0xe7, 0x00, 0x6f, 0x00), "ço"],
  ["nothing", bytes(), ""],
])("%s is read", (_name, file, text) => {
  expect(decodeCsv(file)).toBe(text);
});
