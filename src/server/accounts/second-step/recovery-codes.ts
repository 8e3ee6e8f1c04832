import { randomBytes, randomInt } from "node:crypto";
import { hashWithSalt } from "#server/accounts/passwords.ts";

const CODES = 10;
const LENGTH = 12;
/** Characters that do not look alike on paper. */
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";

export const newSalt = (): string => randomBytes(16).toString("base64url");

const newCode = () => Array.from({ length: LENGTH }, () => READABLE[randomInt(READABLE.length)]).join("");

/** Makes recovery codes with their hashes; each is as costly to guess as a password. */
export async function newRecoveryCodes(
  salt: string,
  asker: string,
): Promise<{ code: string; codeHash: string }[]> {
  const made: { code: string; codeHash: string }[] = [];
  for (let number = 0; number < CODES; number++) {
    const code = newCode();
    made.push({ code, codeHash: await hashWithSalt(code, salt, asker) });
  }
  return made;
}

/** In groups of four, as they are shown and written down. */
export const shownCode = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-");

export const isRecoveryCode = (code: string): boolean => code.length === LENGTH;
