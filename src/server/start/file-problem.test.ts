import { expect, test } from "vitest";
import { fileProblem } from "./file-problem.ts";

const failure = (code: string, syscall: string) => Object.assign(new Error("x"), { code, syscall });

test.each([
  ["ENOSPC", "write", "o disco está cheio"],
  ["EACCES", "open", "sem permissão"],
  ["EROFS", "open", "o disco é somente leitura"],
  ["EISDIR", "read", "é uma pasta, não um arquivo"],
])("%s at %s: %s", (code, syscall, problem) => {
  expect(fileProblem(failure(code, syscall))).toBe(problem);
  expect(fileProblem(new Error("outer", { cause: failure(code, syscall) }))).toBe(problem);
});

test("a database that cannot be reached is no file, nor is what has no code", () => {
  expect(fileProblem(failure("ENOENT", "connect"))).toBeUndefined();
  expect(fileProblem(new Error("x"))).toBeUndefined();
  expect(fileProblem("x")).toBeUndefined();
});
