import { createHmac, timingSafeEqual } from "node:crypto";

const STEP_SECONDS = 30;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export const timeStepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** The six digits of a time step (RFC 6238 with SHA-1, which is what authenticator apps understand). */
export function codeOf(secret: Uint8Array, timeStep: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(timeStep));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** The time step whose code this is: the present one, or one beside it, since clocks differ. */
export function matchingTimeStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const present = timeStepAt(now);
  const given = Buffer.from(code);
  return [present, present - 1, present + 1].find((timeStep) => {
    const expected = Buffer.from(codeOf(secret, timeStep));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** The address that an authenticator app reads from a QR code. */
export const otpauthUri = (email: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`Balcão:${email}`)}?secret=${secret}&issuer=${encodeURIComponent("Balcão")}`;
