import { groupBy } from "#shared/group-by.ts";
import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import { nameKey } from "#shared/text/name-key.ts";
import type { AnyRow, RowProblem } from "./import-row.ts";

type ProblemRow = AnyRow & { kind: string; problems?: readonly RowProblem[] };

export type Cause = {
  key: string;
  /** "12 linhas sem categoria: Vodka, Gin, Rum e mais 9" */
  sentence: string;
  message: string;
  field?: string;
  found?: string;
  /** The lines of the file. */
  numbers: number[];
};

const MOST_NAMES = 3;

/** The key of what several rows may have in common. */
export const causeKey = ({ field, found, message }: RowProblem) =>
  [field, nameKey(found ?? ""), field && !found ? "" : message].join("\n");

/** Groups the problems of rows by what is wrong, the most frequent first; problems of one row alone are left out. */
export function sharedCauses(rows: readonly ProblemRow[]): Cause[] {
  const entries = rows.flatMap(({ name, problems = [] }) =>
    problems.filter(({ isOwn }) => !isOwn).map((problem) => ({ name, problem })),
  );
  return [...groupBy(entries, ({ problem }) => causeKey(problem))]
    .filter(([, group]) => group.length > 1)
    .map(([key, group]) => causeOf(key, group))
    .sort((one, other) => other.numbers.length - one.numbers.length);
}

function causeOf(key: string, group: { name: string; problem: RowProblem }[]): Cause {
  const [{ problem }] = group as [(typeof group)[number]];
  const { field, column, found, message } = problem;
  const lines = formatCount(group.length, "linha", "linhas");
  const what = column && field ? (found ? `com ${lower(column)} “${found}”` : `sem ${lower(column)}`) : "";
  const names = [...new Set(group.map(({ name, problem: { number } }) => name || `linha ${number}`))];
  const named = namesOf(names);
  return {
    key,
    field,
    found,
    message,
    sentence: what ? `${lines} ${what}: ${named}` : `${lines}: ${message} (${named})`,
    numbers: group.map((each) => each.problem.number),
  };
}

const lower = (heading: string) => heading.charAt(0).toLowerCase() + heading.slice(1);

/** "Vodka, Gin, Rum e mais 9" */
function namesOf(names: readonly string[]): string {
  if (names.length <= MOST_NAMES + 1) {
    return names.length === 1 ? String(names[0]) : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
  }
  return `${names.slice(0, MOST_NAMES).join(", ")} e mais ${formatNumber(names.length - MOST_NAMES)}`;
}
