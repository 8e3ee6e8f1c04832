import type { LoadingLine } from "#shared/events/stock/loading-list.ts";
import type { Day } from "#shared/numbers/day.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import type { PackName, RecipeUnit, StockUnit, UnitWord } from "#shared/units/enumerations.ts";

/** The link that opens the page of an event's team. */
export type TeamLink = {
  /** The address to send. */
  link: string;
  /** Its last day, which follows the day of the event. */
  validUntil: Day;
};

/** Something that is out, and is counted when it comes back. */
export type TeamItem = {
  ingredientId: number;
  name: string;
  unit: StockUnit;
  unitWord: UnitWord | null;
  packName: PackName | null;
  packQuantity: number | null;
  out: number;
};

export type TeamDrink = {
  name: string;
  /** How many are planned. */
  quantity: number;
  /** For one drink. */
  ingredients: { name: string; quantity: number; unit: RecipeUnit }[];
};

/**
 * What the team of an event sees without an account. No field for money, clients, suppliers, people or what else is in
 * stock: what is not here cannot be shown.
 */
export type TeamEvent = {
  companyName: string;
  timeZone: TimeZone;
  name: string;
  /** ISO 8601. */
  date: string;
  durationMinutes: number;
  /** "16:00", by the company's clock. */
  arrivalTime: string | null;
  teamNotes: string | null;
  location: string | null;
  guests: number;
  isCancelled: boolean;
  /** Its stock has left, and has not come back. */
  isOut: boolean;
  /** It has come back. */
  isReturned: boolean;
  drinks: TeamDrink[];
  /** What goes along: planned, or taken from the stock for it. */
  loading: LoadingLine[];
  items: TeamItem[];
  validUntil: Day;
};
