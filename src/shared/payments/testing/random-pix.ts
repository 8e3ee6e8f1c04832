import fc from "fast-check";
import type { PixInput } from "#shared/payments/pix/pix-code.ts";
import type { PixKeyKind } from "../enumerations.ts";

const text = (characters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(characters)), minLength, maxLength });

const DIGITS = "0123456789";
const CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SMALL = CAPITALS.toLowerCase();

/** The check digit of both CPF and CNPJ: weights from 2 on, from the end, in a circle of the given size. */
function withCheckDigit(body: string, weights: number): string {
  let sum = 0;
  for (let fromEnd = 0; fromEnd < body.length; fromEnd++) {
    sum += (body.charCodeAt(body.length - 1 - fromEnd) - 48) * (2 + (fromEnd % weights));
  }
  const digit = (sum * 10) % 11;
  return `${body}${digit === 10 ? 0 : digit}`;
}

const cpf = text(DIGITS, 9, 9)
  .filter((body) => new Set(body).size > 1)
  .map((body) => withCheckDigit(withCheckDigit(body, 10), 10));

const cnpj = text(DIGITS + CAPITALS, 12, 12)
  .filter((body) => new Set(body).size > 1)
  .map((body) => withCheckDigit(withCheckDigit(body, 8), 8));

const phone = fc
  .tuple(
    text("123456789", 2, 2),
    fc.oneof(
      text(DIGITS, 8, 8).map((rest) => `9${rest}`),
      text("2345", 8, 8),
    ),
  )
  .map(([area, number]) => `+55${area}${number}`);

const email = fc
  .tuple(text(`${SMALL}${DIGITS}._-+`, 1, 50), text(SMALL + DIGITS, 1, 20), fc.constantFrom("com", "com.br"))
  .map(([box, host, end]) => `${box}@${host}.${end}`.slice(-77));

const keys: Record<PixKeyKind, fc.Arbitrary<string>> = {
  cpf,
  cnpj,
  telefone: phone,
  email,
  aleatoria: fc.uuid(),
};

const key = fc
  .constantFrom<PixKeyKind>("cpf", "cnpj", "telefone", "email", "aleatoria")
  .chain((keyKind) => keys[keyKind].map((one) => ({ keyKind, key: one })));

const PLAIN = `${CAPITALS}${SMALL}${DIGITS} `;
const ACCENTED = new Map(Object.entries({ á: "a", Ã: "A", ç: "c", É: "E", í: "i", õ: "o", Ü: "U", ñ: "n" }));

/** A name and how the code spells it. */
const name = (most: number) =>
  text(PLAIN + [...ACCENTED.keys()].join(""), 1, most)
    .filter((typed) => typed.trim() !== "")
    .map((typed) => ({
      typed,
      spelled: Array.from(typed, (one) => ACCENTED.get(one) ?? one)
        .join("")
        .split(" ")
        .filter(Boolean)
        .join(" "),
    }));

const amount = fc
  .oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 999_999_999_999 }))
  .map((cents) => {
    const digits = String(cents).padStart(3, "0");
    return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  });

const txid = fc.oneof(fc.constant("***"), text(`${CAPITALS}${SMALL}${DIGITS}`, 1, 25));

/** Valid inputs of every kind, and what must stand in their code. */
export const randomPix = fc
  .record({ key, receiver: name(25), place: name(15), amount, txid })
  .map(({ key: { keyKind, key: written }, receiver, place, ...rest }) => {
    const input: PixInput = {
      keyKind,
      key: written,
      receiverName: receiver.typed,
      city: place.typed,
      ...rest,
    };
    const expected = { key: written, receiverName: receiver.spelled, city: place.spelled, ...rest };
    return { input, expected };
  });
