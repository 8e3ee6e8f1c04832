import { z } from "zod";

/** Days in which the owners of a closed company may reopen it; then it is erased. */
export const UNDO_DAYS = 30;

const DAY = 24 * 60 * 60 * 1000;

/** The moment from which a company that was closed then is erased. */
export const erasedFrom = (closedAt: Date): Date => new Date(closedAt.getTime() + UNDO_DAYS * DAY);

/** A company that was closed at this moment or earlier can be erased, and no longer be reopened. */
export const closedTooLongAgo = (now: Date): Date => new Date(now.getTime() - UNDO_DAYS * DAY);

export const NAME_MISSING = "Digite o nome da empresa";
export const NAME_WRONG = "Este não é o nome da empresa";

const comparable = (name: string) => name.trim().replaceAll(/\s+/g, " ").toLocaleLowerCase("pt-BR");

/** True if somebody has typed the name of the company, in capitals or not. */
export const isCompanyName = (typed: string, name: string): boolean => comparable(typed) === comparable(name);

export const closeCompanyInput = z.object({
  name: z.string(NAME_MISSING).trim().min(1, NAME_MISSING).max(500, NAME_WRONG),
});
export type CloseCompanyInput = z.infer<typeof closeCompanyInput>;

/** What an owner of a closed company is told. */
export type CompanyClosure = {
  /** ISO 8601, like `erasedFrom`. */
  closedAt: string;
  /** Null if the system admin closed it. */
  closedBy: string | null;
  erasedFrom: string;
};
