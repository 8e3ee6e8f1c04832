import { AppError } from "#server/http/errors.ts";
import type { Activity, ActivityBatch } from "#shared/activity/contract.ts";

export const PAGE_SIZE = 50;

/** Parses the moment that the page before ended with; absent, the end of time. */
export function momentOf(before: string | undefined): Date {
  if (before === undefined) return new Date("9999-12-31T00:00:00Z");
  // PostgreSQL knows no year 0.
  const isMoment =
    /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(before) && !Number.isNaN(Date.parse(before));
  if (!isMoment) throw new AppError(400, "Página inválida");
  return new Date(before);
}

/** Lines read from one source, and whether there are older ones that were not read. */
export type Read = { lines: Activity[]; isCut: boolean };

/**
 * Merges the newest lines of several sources into a page. Of a source that was cut off nothing is known about its last
 * moment and before, so the page ends above that, whatever the others have; and no moment is cut in two.
 */
export function pageOf(sources: Read[]): ActivityBatch {
  const oldest = ({ lines }: Read) => lines.reduce((least, { at }) => (at < least ? at : least), "9");
  const known = sources.filter(({ isCut }) => isCut).reduce((most, cut) => later(most, oldest(cut)), "");
  const lines = sources.flatMap((source) => source.lines).filter(({ at }) => at > known);
  const sorted = lines.toSorted((a, b) => b.at.localeCompare(a.at));
  const end = sorted[PAGE_SIZE - 1]?.at ?? sorted.at(-1)?.at ?? "";
  const activities = sorted.filter(({ at }) => at >= end);
  const isMore = known !== "" || activities.length < sorted.length;
  return { activities, next: isMore ? end : null };
}

const later = (one: string, other: string) => (one > other ? one : other);
