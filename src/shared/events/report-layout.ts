const WIDTH = 72;
const FACT_INDENT = 15;

type Column = { title: string; width: number };

/** What Intl writes between number and sign is no space to a terminal or an old editor. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

const lengthOf = (text: string) => Array.from(text).length;

const fill = (text: string, width: number) => text + " ".repeat(Math.max(width - lengthOf(text), 0));

const fillLeft = (text: string, width: number) => " ".repeat(Math.max(width - lengthOf(text), 0)) + text;

/** Broken between words; only a word wider than the room is broken inside. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (lengthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    let rest = Array.from(word);
    for (; rest.length > width; rest = rest.slice(width)) lines.push(rest.slice(0, width).join(""));
    line = rest.join("");
  }
  return [...lines, line];
}

export const title = (...lines: string[]): string[] => [
  "=".repeat(WIDTH),
  ...lines.flatMap((line) => wrapped(line, WIDTH)),
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
  wrapped(plainSpaces(value), WIDTH - FACT_INDENT).map(
    (line, index) => fill(index === 0 ? `${label}:` : "", FACT_INDENT) + line,
  );

export const item = (text: string): string[] =>
  wrapped(text, WIDTH - 2).map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));

/** A text on the left and an amount at the right edge; a text too long for that has lines to itself. */
export function entry(text: string, amount: string): string[] {
  const right = plainSpaces(amount);
  const room = WIDTH - lengthOf(right) - 1;
  return lengthOf(text) <= room
    ? [fill(text, room + 1) + right]
    : [...wrapped(text, WIDTH), fillLeft(right, WIDTH)];
}

/** Rows with a name and right-aligned amounts; a name too long for its column has lines to itself. */
export function table(
  name: string,
  columns: readonly Column[],
  rows: readonly [string, ...string[]][],
): string[] {
  const nameWidth = WIDTH - columns.reduce((total, { width }) => total + width, 0);
  const amounts = (values: readonly string[]) =>
    columns.map(({ width }, index) => fillLeft(plainSpaces(values[index] ?? ""), width)).join("");
  const head = fill(name, nameWidth) + amounts(columns.map(({ title: heading }) => heading));
  const body = rows.flatMap(([label, ...values]) =>
    lengthOf(label) < nameWidth
      ? [fill(label, nameWidth) + amounts(values)]
      : [...wrapped(label, WIDTH), " ".repeat(nameWidth) + amounts(values)],
  );
  return [head, ...body];
}
