import { expect, test } from "vitest";
import { problemsIn, promisesIn, readFromProject, titlesIn } from "./promises.mjs";

test("every test that docs/promises.md names exists", () => {
  const document = readFromProject("docs/promises.md") ?? "";
  expect(promisesIn(document).length).toBeGreaterThan(200);
  expect(problemsIn(document, readFromProject)).toEqual([]);
});

const source = `
  test("alone", () => {});
  it("by another name", () => {});
  test.each([1, 2])("each of %d", () => {});
  test.each\`a | b\`("of a $a table", () => {});
  describe("outer", () => {
    describe.each([1])("inner %d", () => {
      test('it\\'s deep', async () => { await test.step("a step", () => {}); });
    });
    test.skip("skipped", () => {});
    test.todo("to do");
  });
  describe.skip("a skipped block", () => { test("inside", () => {}); });
  test.describe("of Playwright", () => { test("in a browser", async ({ page }) => {}); });
  for (const size of [1]) test(\`at \${size} px\`, () => {});
  test.beforeEach("no test", () => {});
  // test("in a comment", () => {});
  const text = 'test("in a text", () => {})';
`;

test("titles are read as they are written, with the blocks around them; what is skipped holds nothing", () => {
  expect([...titlesIn("any.test.ts", source)]).toEqual([
    "alone",
    "by another name",
    "each of %d",
    "of a $a table",
    "outer › inner %d › it's deep",
    "of Playwright › in a browser",
    `at \${size} px`,
  ]);
});

const rows = (/** @type {string[]} */ ...lines) =>
  ["# Title", "", "| Promise | Held by |", "|---|---|", ...lines, "", "| Other | Table |", "|---|---|"].join(
    "\n",
  );
const read = (/** @type {string} */ file) => (file === "a.test.ts" ? source : undefined);

test.each([
  ["a test that exists", "| x | `a.test.ts`: `alone` |", []],
  ["two of them", "| x | `a.test.ts`: `alone`<br>`a.test.ts`: `each of %d` |", []],
  ["a pipe in the text", "| a \\| b | `a.test.ts`: `alone` |", []],
  ["a wrong name", "| x | `a.test.ts`: `alone?` |", ['line 5: a.test.ts has no test "alone?"']],
  ["part of a name", "| x | `a.test.ts`: `alon` |", ['line 5: a.test.ts has no test "alon"']],
  [
    "a name without its block",
    "| x | `a.test.ts`: `in a browser` |",
    ['line 5: a.test.ts has no test "in a browser"'],
  ],
  [
    "the second of two",
    "| x | `a.test.ts`: `alone`<br>`a.test.ts`: `gone` |",
    ['line 5: a.test.ts has no test "gone"'],
  ],
  [
    "a skipped one",
    "| x | `a.test.ts`: `outer › skipped` |",
    ['line 5: a.test.ts has no test "outer › skipped"'],
  ],
  ["a file that is gone", "| x | `b.test.ts`: `alone` |", ["line 5: there is no file b.test.ts"]],
  ["no test at all", "| x | later |", ['line 5: no test is named for "x"']],
  ["half a citation", "| x | `a.test.ts` |", ['line 5: no test is named for "x"']],
])("%s", (_what, row, problems) => {
  expect(problemsIn(rows(row), read)).toEqual(problems);
});

test("only tables that say what holds them are looked at", () => {
  expect(promisesIn(`${rows("| x | `a.test.ts`: `alone` |")}\n| y | z |`)).toEqual([
    { line: 5, promise: "x", citations: [{ file: "a.test.ts", title: "alone" }] },
  ]);
});
