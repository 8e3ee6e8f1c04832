import { AppError } from "#server/http/errors.ts";
import { type ActivityThing, activityThings } from "#shared/activity/contract.ts";
import { LARGEST_ID } from "#shared/numbers/amount.ts";

/** Undefined does not filter. */
export type ActivityFilter = { person?: number; thing?: ActivityThing };

/** Parses the filters of an address. */
export function activityFilter(query: { person?: string; thing?: string }): ActivityFilter {
  return { person: personOf(query.person), thing: thingOf(query.thing) };
}

const invalid = () => new AppError(400, "Filtro inválido");

function personOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > LARGEST_ID) throw invalid();
  return id;
}

function thingOf(text: string | undefined): ActivityThing | undefined {
  if (text === undefined) return undefined;
  const thing = activityThings.find((one) => one === text);
  if (!thing) throw invalid();
  return thing;
}
