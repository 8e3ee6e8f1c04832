import type { PixKeyKind } from "#shared/payments/enumerations.ts";
import { crc16 } from "./crc16.ts";
import { pixKeyProblem } from "./pix-key.ts";
import { LONGEST_CITY, LONGEST_RECEIVER, pixText, pixTextProblem } from "./pix-text.ts";

export type PixInput = {
  keyKind: PixKeyKind;
  /** In its normal form. */
  key: string;
  receiverName: string;
  city: string;
  /** "1.00" */
  amount: string;
  txid: string;
};

type PixProblem = { field: keyof PixInput; message: string };

/** The identifier of a code that names no charge. */
export const NO_TXID = "***";

/** Field 54 holds 13 characters. */
const AMOUNT = /^(0|[1-9]\d{0,9})\.\d{2}$/;
const TXID = /^[A-Za-z\d]{1,25}$/;

/** Everything that makes a bank refuse the code, each with a sentence for its field. */
export function pixProblems({ keyKind, key, receiverName, city, amount, txid }: PixInput): PixProblem[] {
  const isAmount = AMOUNT.test(amount) && amount !== "0.00";
  const found: Record<Exclude<keyof PixInput, "keyKind">, string | undefined> = {
    key: pixKeyProblem(keyKind, key),
    receiverName: pixTextProblem(receiverName, LONGEST_RECEIVER),
    city: pixTextProblem(city, LONGEST_CITY),
    amount: isAmount ? undefined : "O valor de um Pix é maior que zero e tem duas casas decimais",
    txid: txid === NO_TXID || TXID.test(txid) ? undefined : "O identificador tem de 1 a 25 letras e números",
  };
  return Object.entries(found).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field: field as keyof PixInput, message }],
  );
}

/**
 * The text of a static Pix QR code ("copia e cola") with a fixed amount. Throws on what {@link pixProblems} finds: the
 * settings and amounts it is made from have been checked when they were saved.
 */
export function pixCode(input: PixInput): string {
  const [problem] = pixProblems(input);
  if (problem) throw new RangeError(`${problem.field}: ${problem.message}`);
  const { key, receiverName, city, amount, txid } = input;
  const code = [
    field("00", "01"),
    field("26", field("00", "BR.GOV.BCB.PIX") + field("01", key)),
    field("52", "0000"),
    field("53", "986"),
    field("54", amount),
    field("58", "BR"),
    field("59", pixText(receiverName)),
    field("60", pixText(city)),
    field("62", field("05", txid)),
    // The checksum covers its own tag and length.
    "6304",
  ].join("");
  return code + crc16(code);
}

const field = (tag: string, value: string) => tag + String(value.length).padStart(2, "0") + value;
