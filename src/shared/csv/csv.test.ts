import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv.ts";

test("a file starts with a byte order mark and has semicolons and CRLF", () => {
  expect(
    writeCsv([
      ["Item", "Preço"],
      ["Limão", "1,50"],
    ]),
  ).toBe("\uFEFFItem;Preço\r\nLimão;1,50");
});

test.each([
  ["=1+1", "'=1+1"],
  ["+55 11", "'+55 11"],
  ["-1+1", "'-1+1"],
  ["-a", "'-a"],
  ["-1", "-1"],
  ["-1,5", "-1,5"],
  ["@soma", "'@soma"],
  ["\tx", '"\'\tx"'],
  ["a,b", '"a,b"'],
  ["a\tb", '"a\tb"'],
  ["a,=1+1", '"a,\'=1+1"'],
  ["a\t@soma", '"a\t\'@soma"'],
  ["a;'+1", "\"a;''+1\""],
  ['a,"=1', '"a,\'""=1"'],
  ["a\n-b", '"a\n\'-b"'],
  ["Rua A, 5 - casa", '"Rua A, 5 - casa"'],
  ["＝1", "'＝1"],
  ["'=1", "''=1"],
  ["''@", "'''@"],
  ["'ok", "'ok"],
  ["a=b", "a=b"],
  ["a;b", '"a;b"'],
  ['a"b', '"a""b"'],
  ["a\nb", '"a\nb"'],
  ["=a;b", '"\'=a;b"'],
])("%j is written as %j", (text, cell) => {
  expect(writeCsv([[text]])).toBe(`\uFEFF${cell}`);
});

test.each<[string, string[][]]>([
  ["", []],
  [
    "a;b\r\nc;d",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "a;b\nc;d\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["a;;b", [["a", "", "b"]]],
  ["a;b;", [["a", "b", ""]]],
  [";\r\n\r\na", [["", ""], [""], ["a"]]],
  ["\t;\r\n", [["\t", ""]]],
  ['"a;b";"c""d";"e\r\nf"', [["a;b", 'c"d', "e\r\nf"]]],
  ["'=1+1;'ok;''=1;\"'=1\"", [["=1+1", "'ok", "'=1", "=1"]]],
  ["\uFEFFa", [["a"]]],
  ['a"b;c', [['a"b', "c"]]],
  ['"a"b;c\r\nd', [['"a"b', "c"], ["d"]]],
  ['";a', [['"', "a"]]],
  ['"a"b"', [['"a"b"']]],
  [
    'a,b\n"1,5",2;3',
    [
      ["a", "b"],
      ["1,5", "2;3"],
    ],
  ],
  [
    "a\tb,c\td\n1,5\t2\t",
    [
      ["a", "b,c", "d"],
      ["1,5", "2", ""],
    ],
  ],
  ["a,b;c", [["a,b", "c"]]],
  ['"a,b,c";d', [["a,b,c", "d"]]],
])("%j is read as %j", (text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test("what is written is read back", () => {
  const rows = [
    ["=a", "b;c", 'd"e', "f\r\ng", "'h", ""],
    ["1", "2", "3", "4", "5", "6"],
    ["'=a", "''=a", "-1", '"', '"a"', "\tx"],
    ["", "", "", "", "", ""],
    ["a,b", "\n", "'", "＠", " = ", "'-"],
    ["a,=b", "a\t'=b", ",+", "\t=", "'-1", "a;-1,-2"],
  ];
  expect(readCsv(writeCsv(rows))).toEqual(rows);
});

const hostile = fc.string({ unit: fc.constantFrom(..."=+-@＝1a,;\t\r\n'\" ".split("")), maxLength: 12 });

test("whatever is written is read back, and starts no formula whichever separator a program goes by", () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 2, maxLength: 4 }), (row) => {
      const written = writeCsv([row.map(() => "x"), row]);
      expect(readCsv(written)[1]).toEqual(row);
      const [, ...parts] = written.slice(1).split(/[;,\t\r\n]/);
      const bare = parts.map((part) => part.replace(/^"+/, ""));
      expect(bare.filter((part) => /^[=+\-@＝]/.test(part) && !/^-\d+$/.test(part))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test("a large file with an open quote is read in no time", () => {
  const lines = Array.from({ length: 100_000 }, (_, line) => `"a${line};b`);
  expect(readCsv(lines.join("\n"))).toHaveLength(100_000);
});
