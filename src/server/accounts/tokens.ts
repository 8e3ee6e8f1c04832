import { hash, randomBytes, randomInt } from "node:crypto";

/** Makes a token of 256 random bits; the database stores only its hash, which opens nothing. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: tokenHash(token) };
}

export const tokenHash = (token: string): string => hash("sha256", token, "base64url");

/** Characters that do not look alike on a screen or on paper (no 0 O o, 1 l I i, …). */
const READABLE = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export const generatePassword = (length = 12): string =>
  Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join("");
