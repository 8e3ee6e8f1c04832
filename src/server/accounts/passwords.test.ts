import { expect, test } from "vitest";
import { hashPassword, isOutdated, isPassword } from "./passwords.ts";
import { generatePassword, newToken, tokenHash } from "./tokens.ts";

test("a hash is argon2id with the parameters of today, and salted", async () => {
  const [first, second] = await Promise.all([hashPassword("senha"), hashPassword("senha")]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(isOutdated(first)).toBe(false);
  expect(isOutdated("$argon2id$v=19$m=8192,t=1,p=1$x$y")).toBe(true);
});

test("only the right password matches, and nobody's account matches none", async () => {
  const hash = await hashPassword("maçã 🍏");
  expect(await isPassword("maçã 🍏", hash)).toBe(true);
  expect(await isPassword("maca", hash)).toBe(false);
  for (const password of ["nobody has this password", ""]) {
    expect(await isPassword(password, undefined)).toBe(false);
  }
});

test("a flood is refused instead of queued without end, and those in line are served", async () => {
  const hash = await hashPassword("senha");
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => isPassword("senha", hash)));
  const served = results.filter((result) => result.status === "fulfilled");
  expect(served).toHaveLength(22);
  expect(results.find((result) => result.status === "rejected")).toMatchObject({
    reason: { status: 503, message: "Serviço temporariamente indisponível", retryAfterSeconds: 2 },
  });
  expect(await isPassword("senha", hash)).toBe(true);
});

test("tokens have 256 bits and their hash does not show them; passwords have no look-alikes", () => {
  const { token, hash } = newToken();
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(hash).toBe(tokenHash(token));
  expect(hash).not.toContain(token);
  const many = Array.from({ length: 200 }, () => generatePassword()).join("");
  expect(many).not.toMatch(/[0O1lIio]/);
});
