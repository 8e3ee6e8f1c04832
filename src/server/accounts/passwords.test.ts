import { availableParallelism } from "node:os";
import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { hashPassword, isOutdated, isPassword, setHashCost, takeTurn } from "./passwords.ts";
import { generatePassword, newToken, tokenHash } from "./tokens.ts";

beforeAll(() => setHashCost());

test("a hash is argon2id with the parameters of today, and salted", async () => {
  const [first, second] = await Promise.all([hashPassword("senha", "a"), hashPassword("senha", "a")]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(isOutdated(first)).toBe(false);
  expect(isOutdated("$argon2id$v=19$m=8192,t=1,p=1$x$y")).toBe(true);
});

test("only the right password matches, and nobody's account matches none", async () => {
  const hash = await hashPassword("maçã 🍏", "a");
  expect(await isPassword("maçã 🍏", hash, "a")).toBe(true);
  expect(await isPassword("maca", hash, "a")).toBe(false);
  for (const password of ["nobody has this password", ""]) {
    expect(await isPassword(password, undefined, "a")).toBe(false);
  }
});

test("hashes leave a processor to everything else", async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await nextTurn();
    running--;
  };
  await Promise.all(["a", "b", "c", "d"].map((asker) => takeTurn(asker, work)));
  const others = availableParallelism() - 1;
  expect([most >= 1, most <= 2, most <= Math.max(1, others)]).toEqual([true, true, true]);
});

test("tokens have 256 bits and their hash does not show them; passwords have no look-alikes", () => {
  const { token, hash } = newToken();
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(hash).toBe(tokenHash(token));
  expect(hash).not.toContain(token);
  const many = Array.from({ length: 200 }, () => generatePassword()).join("");
  expect(many).not.toMatch(/[0O1lIio]/);
});
