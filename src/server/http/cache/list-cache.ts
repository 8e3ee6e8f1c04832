import type { CompanyId } from "#server/db/company/company-id.ts";
import type { Encoding } from "#server/http/compression.ts";
import type { CoalescedCalls } from "./coalesced-calls.ts";
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

/** Cache for the lists of a request's company, with the revision that its session look-up saw. */
export type ListContext = {
  listCache: ListCache;
  /** Coalesces concurrent requests: a company that keeps asking for a large list takes one connection for it. */
  listReads: CoalescedCalls<CachedList>;
  companyId: CompanyId;
  revision: string;
};
