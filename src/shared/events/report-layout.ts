import { withoutFormatCharacters } from "#shared/text/plain-text.ts";

const WIDTH = 72;
const FACT_INDENT = 15;
const INDENT = "  ";

type Column = { title: string; width: number };

/**
 * Replaces no-break spaces, which terminals and old editors do not treat as spaces, and drops characters that could
 * change the text direction.
 */
const plain = (text: string) => withoutFormatCharacters(text.replace(/[\u00a0\u202f]/g, " "));

const lengthOf = (text: string) => Array.from(text).length;

const fill = (text: string, width: number) => text + " ".repeat(Math.max(width - lengthOf(text), 0));

const fillLeft = (text: string, width: number) => " ".repeat(Math.max(width - lengthOf(text), 0)) + text;

/** Wraps between words; only a word wider than the line is broken. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of plain(text).split(" ")) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (lengthOf(longer) <= width) {
      current = longer;
      continue;
    }
    if (current !== "") lines.push(current);
    let rest = Array.from(word);
    for (; rest.length > width; rest = rest.slice(width)) lines.push(rest.slice(0, width).join(""));
    current = rest.join("");
  }
  return [...lines, current];
}

/** A text wrapped to the page width. */
export const line = (text: string): string[] => wrapped(text, WIDTH);

export const title = (...lines: string[]): string[] => [
  "=".repeat(WIDTH),
  ...lines.flatMap(line),
  "=".repeat(WIDTH),
];

export const section = (heading: string, lines: readonly string[]): string[] => [
  "",
  heading,
  "-".repeat(WIDTH),
  ...lines,
];

/** "Data:          25/12/2026 20:30" */
export const fact = (label: string, value: string): string[] =>
  wrapped(value, WIDTH - FACT_INDENT).map(
    (part, index) => fill(index === 0 ? `${label}:` : "", FACT_INDENT) + part,
  );

export const item = (text: string): string[] =>
  wrapped(text, WIDTH - INDENT.length).map((part, index) => (index === 0 ? `- ${part}` : INDENT + part));

/** A text on the left and an amount at the right edge; a long text gets lines of its own. */
export function entry(text: string, amount: string, width = WIDTH): string[] {
  const [left, right] = [plain(text), plain(amount)];
  const room = width - lengthOf(right) - 1;
  return lengthOf(left) <= room
    ? [fill(left, room + 1) + right]
    : [...wrapped(left, width), fillLeft(right, width)];
}

/** An {@link entry} that is indented below another line. */
export const indentedEntry = (text: string, amount: string): string[] =>
  entry(text, amount, WIDTH - INDENT.length).map((part) => INDENT + part);

/**
 * Rows with a name and right-aligned amounts. A name too long for its column gets lines of its own, and so does every
 * amount of a row whose amounts would touch.
 */
export function table(
  name: string,
  columns: readonly Column[],
  rows: readonly [string, ...string[]][],
): string[] {
  const nameWidth = WIDTH - columns.reduce((total, { width }) => total + width, 0);
  const amounts = (values: readonly string[]) =>
    columns.map(({ width }, index) => fillLeft(values[index] ?? "", width)).join("");
  const head = fill(name, nameWidth) + amounts(columns.map(({ title: heading }) => heading));
  const body = rows.flatMap((row) => {
    const [label = "", ...values] = row.map(plain);
    if (columns.some(({ width }, index) => lengthOf(values[index] ?? "") >= width)) {
      const entries = columns.flatMap((column, index) => indentedEntry(column.title, values[index] ?? ""));
      return [...wrapped(label, WIDTH), ...entries];
    }
    return lengthOf(label) < nameWidth
      ? [fill(label, nameWidth) + amounts(values)]
      : [...wrapped(label, WIDTH), " ".repeat(nameWidth) + amounts(values)];
  });
  return [head, ...body];
}
