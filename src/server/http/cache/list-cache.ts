import type { CompanyId } from "#server/db/company/company-id.ts";
import type { Encoding } from "#server/http/compression.ts";
import { FairQueue } from "#server/http/limits/fair-queue.ts";
import { serverBusy } from "#server/http/limits/limited-work.ts";
import { CoalescedCalls } from "./coalesced-calls.ts";
import { RevisionCache } from "./revision-cache.ts";

/** A company's list, ready to be sent. */
export type CachedList = {
  revision: string;
  encoding: Encoding;
  bytes: Uint8Array;
  /** Set where it must be streamed instead, without bytes: that it was too long need not be found out again. */
  isTooLong?: true;
};
export type ListCache = RevisionCache<CachedList>;

/** Enough for the lists of some hundred companies. */
export const createListCache = (): ListCache => new RevisionCache(32 * 1024 * 1024);

/** Lists of a company that are read and packed in one piece at a time: each is in memory some times over. */
const MOST_PIECES = 3;

/** Coalesces concurrent requests: a company that keeps asking for a large list takes one connection for it. */
export class ListReads extends CoalescedCalls<CachedList> {
  readonly #pieces = new FairQueue({
    atOnce: Number.POSITIVE_INFINITY,
    ofOne: MOST_PIECES,
    mayWait: Number.POSITIVE_INFINITY,
    refusal: serverBusy,
  });

  /** Reads and packs a list of a company in one piece when there is room for it; companies do not wait for each other. */
  inOnePiece<T>(companyId: CompanyId, make: () => Promise<T>): Promise<T> {
    return this.#pieces.takeTurn(String(companyId), make);
  }
}

/** Cache for the lists of a request's company, with the revision that its session look-up saw. */
export type ListContext = {
  listCache: ListCache;
  listReads: ListReads;
  companyId: CompanyId;
  revision: string;
};
