import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { acceptedEncoding, packed } from "./compression.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.0, gzip; q=0", "identity"],
  ["BR", "br"],
  ["brotli", "identity"],
])("Accept-Encoding %s: %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test("what is packed comes out as it went in, and what is small is left alone", async () => {
  const text = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: "Limão" })));
  const [br, gzip] = await Promise.all([packed(text, "br"), packed(text, "gzip")]);
  expect(brotliDecompressSync(br.bytes).toString()).toBe(text);
  expect(gunzipSync(gzip.bytes).toString()).toBe(text);
  expect(await packed("[]", "br")).toMatchObject({ encoding: "identity" });
  expect(await packed(text, "identity")).toMatchObject({ encoding: "identity" });
});
