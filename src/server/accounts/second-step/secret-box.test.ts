import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { SecretBox } from "./secret-box.ts";

const dataDir = mkdtempSync(join(tmpdir(), "balcao-secret-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const secret = Buffer.from("um segredo");

test("two processes of one data folder share its key, which only its owner reads", () => {
  const [one, two] = [new SecretBox({ dataDir }), new SecretBox({ dataDir })];
  expect(two.open(one.seal(secret, 7), 7)).toEqual(secret);
  expect(readdirSync(dataDir)).toEqual(["second-step.key"]);
  expect(statSync(join(dataDir, "second-step.key")).mode & 0o777).toBe(0o600);
});

test("another key opens nothing, and a changed seal is noticed", () => {
  const box = new SecretBox({ dataDir });
  const sealed = box.seal(secret, 7);
  expect(new SecretBox({ dataDir, secondStepKey: "x".repeat(32) }).open(sealed, 7)).toBeUndefined();
  expect(() => box.open(sealed, 8)).toThrow();
  const [name, iv, text, tag] = sealed.split(".");
  expect(() => box.open([name, iv, `A${text?.slice(1)}`, tag].join("."), 7)).toThrow();
});
