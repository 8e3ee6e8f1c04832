import { expect, test } from "vitest";
import { base32, codeOf, matchingTimeStep, timeStepAt } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

// RFC 6238, appendix B, with the last six of its eight digits.
test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("at %s seconds the code is %s", (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(codeOf(secret, timeStepAt(now))).toBe(code);
  expect(matchingTimeStep(secret, code, now)).toBe(timeStepAt(now));
});

test.each([
  [-2, false],
  [-1, true],
  [1, true],
  [2, false],
])("%s steps away is right: %s", (steps, isRight) => {
  const now = new Date(1234567890_000);
  const code = codeOf(secret, timeStepAt(now) + steps);
  expect(matchingTimeStep(secret, code, now) !== undefined).toBe(isRight);
});

test.each(["", "28708", "2870820", "abcdef"])("%j is no code", (code) => {
  expect(matchingTimeStep(secret, code, new Date(59_000))).toBeUndefined();
});

// RFC 4648, section 10, without padding.
test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foobar", "MZXW6YTBOI"],
])("base32 of %j is %j", (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});
