import fc from "fast-check";
import encodeQR from "qr";
import { decodeQRBatch, type Image } from "qr/decode.js";
import { expect, test } from "vitest";
import { chargeTxid } from "#shared/payments/charges/charge-txid.ts";
import { parsePixCode } from "#shared/payments/testing/parse-pix-code.ts";
import { randomPix } from "#shared/payments/testing/random-pix.ts";
import { NO_TXID, type PixInput, pixCode, pixProblems } from "./pix-code.ts";

const known: PixInput = {
  keyKind: "cpf",
  key: "57946663234",
  receiverName: "CLENILTON CRUZ DE ALENCAR",
  city: "MANAUS",
  amount: "1.00",
  txid: NO_TXID,
};

test("the known code comes out character by character", () => {
  expect(pixCode(known)).toBe(
    "00020126330014BR.GOV.BCB.PIX01115794666323452040000530398654041.005802BR5925CLENILTON CRUZ DE ALENCAR6006MANAUS62070503***6304FA88",
  );
});

test("a code spells names without accents and names its charge", () => {
  const code = pixCode({ ...known, receiverName: "Bar do Zé", city: "São Paulo", txid: chargeTxid(12) });
  expect(parsePixCode(code)).toMatchObject({
    receiverName: "Bar do Ze",
    city: "Sao Paulo",
    txid: "BALCAO12",
  });
});

test.each<[keyof PixInput, string, string | undefined]>([
  ["key", "57946663235", "CPF inválido: confira os números"],
  ["key", "579.466.632-34", "CPF inválido: confira os números"],
  ["receiverName", "", "Campo obrigatório"],
  ["receiverName", "x".repeat(26), "Use no máximo 25 caracteres"],
  ["receiverName", "Bar & Cia", "Use só letras, números e espaços"],
  ["city", " ", "Campo obrigatório"],
  ["city", "São José dos Campos", "Use no máximo 15 caracteres"],
  ["city", "Olho-d'Água", "Use só letras, números e espaços"],
  ...["0.00", "-1.00", "1", "1.0", "1.005", "1,00", "1.234,00", "01.00", "1e3", "", " 1.00", "NaN"].map(
    (amount): [keyof PixInput, string, string] => [
      "amount",
      amount,
      "O valor de um Pix é maior que zero e tem duas casas decimais",
    ],
  ),
  ["amount", "12345678901.00", "O valor de um Pix é maior que zero e tem duas casas decimais"],
  ["amount", "0.01", undefined],
  ["amount", "9999999999.99", undefined],
  ["txid", "", "O identificador tem de 1 a 25 letras e números"],
  ["txid", "*", "O identificador tem de 1 a 25 letras e números"],
  ["txid", "BALCAO-12", "O identificador tem de 1 a 25 letras e números"],
  ["txid", "BALCÃO12", "O identificador tem de 1 a 25 letras e números"],
  ["txid", "x".repeat(26), "O identificador tem de 1 a 25 letras e números"],
  ["txid", "x".repeat(25), undefined],
  ["txid", chargeTxid(2_147_483_647), undefined],
])("with the %s %j: %s", (field, value, message) => {
  const input = { ...known, [field]: value };
  expect(pixProblems(input)).toEqual(message === undefined ? [] : [{ field, message }]);
  if (message === undefined) expect(pixCode(input)).toMatch(/[\dA-F]{4}$/);
  else expect(() => pixCode(input)).toThrow(`${field}: ${message}`);
});

test("every wrong field is told at once", () => {
  const input = { ...known, key: "1", receiverName: "", city: "", amount: "0", txid: "" };
  expect(pixProblems(input).map(({ field }) => field)).toEqual([
    "key",
    "receiverName",
    "city",
    "amount",
    "txid",
  ]);
});

test("10,000 codes are read back by a parser, and from their QR codes", {
  timeout: 120_000,
}, async () => {
  const inputs = fc.sample(randomPix, 10_000);
  const codes = inputs.map(({ input }) => pixCode(input));
  expect(codes.map(parsePixCode)).toEqual(inputs.map(({ expected }) => expected));
  // The reader goes on looking for a second code in a picture, and tells that there is none.
  const read = await decodeQRBatch(codes.map(picture), { format: "RGBA", effort: 1 });
  expect(read.map(([first]) => first)).toEqual(codes);
});

function picture(code: string): Image {
  const modules = encodeQR(code, "raw", { ecc: "medium", border: 4 });
  const [width, height] = [modules.length, modules.length];
  const pixels = Uint32Array.from(modules.flat(), (isDark) => (isDark ? 0 : 0xff_ff_ff_ff));
  return { width, height, data: new Uint8Array(pixels.buffer) };
}
