import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** The zone of a company is read in one file, that of a device in the one that offers it to a new company. */
const ALLOWED = ["src/shared/time/clock.ts", "src/web/browser/device-time-zone.ts"];

/** Ways to read the clock or the zone of the machine. */
const READS = [
  /\.[gs]et(?:Hours|Minutes|Seconds|Milliseconds|Date|Day|Month|FullYear|TimezoneOffset)\(/,
  /\.toLocale(?:Date|Time)?String\(/,
  /\.to(?:Date|Time)String\(/,
  /\bIntl\.DateTimeFormat\b/,
  // A time without a zone, or its parts.
  /\bnew Date\([^()]*\d[^()]*,/,
  /(?:\bnew Date|\bDate\.parse)\(`[^`]*T\d\d:\d\d(?::\d\d)?`/,
];

const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file.replaceAll("\\", "/")}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !ALLOWED.includes(file));

test("hours and days are those of the company: nothing else reads the clock of the machine", () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        READS.some((read) => read.test(line)) ? `${file}:${index + 1}: ${line.trim()}` : [],
      ),
  );
  expect(found).toEqual([]);
});

test.each([
  "date.getHours()",
  "date.setDate(date.getDate() + 7)",
  'date.toLocaleDateString("pt-BR")',
  'new Intl.DateTimeFormat("pt-BR")',
  "new Date(2026, 11, 25)",
  "new Date(`2026-12-25T00:00`)",
  "Date.parse(`2026-12-25T12:00:00`)",
])("%s would be found", (line) => {
  expect(READS.some((read) => read.test(line))).toBe(true);
});

test.each([
  "date.getUTCHours()",
  "date.getTime()",
  "new Date(now.getTime() + 2)",
  "new Date(Date.UTC(2026, 11, 25))",
  "Date.parse(`2026-12-25T00:00:00Z`)",
])("%s is fine", (line) => {
  expect(READS.some((read) => read.test(line))).toBe(false);
});
