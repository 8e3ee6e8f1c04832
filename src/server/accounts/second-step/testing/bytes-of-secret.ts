const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Decodes what an authenticator app would read from the QR code. */
export function bytesOfSecret(secret: string): Buffer {
  const letters = secret.replaceAll(" ", "").split("");
  const bits = letters.map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
