import { FairQueue } from "#server/http/limits/fair-queue.ts";
import { serverBusy } from "#server/http/limits/limited-work.ts";

/** Connections that one company may hold at once: of fourteen, so that three who take all they can leave some. */
const MOST_OF_COMPANY = 4;
/** More than all pages of a dozen people ask for at once. */
const MOST_WAITING_OF_COMPANY = 120;
const MOST_WAITING_BY_LINK = 60;
const MOST_WAITING = 1_000;
/** Milliseconds for which somebody still looks at a page that shows nothing. */
const LONGEST_WAIT = 10_000;
const LONGEST_WAIT_FOR_LARGE = 60_000;

const lanes = {
  // They would wait for each other in the database, over the company's row, and hold a connection meanwhile.
  write: { ofOne: 1 },
  /** For somebody who came by a public link. */
  link: { ofOne: 2, mayWait: MOST_WAITING_BY_LINK },
  /** Histories with all that is in them, the dearest of all reads. */
  history: { ofOne: 2, ofAll: 4 },
  /** Lists that are read in parts, of which a page asks for several at once: the last one is worth waiting for. */
  large: { ofOne: 1, ofAll: 2, longestWait: LONGEST_WAIT_FOR_LARGE },
  /** Streamed answers, read at the pace of their reader. */
  download: { ofOne: 1, ofAll: 4 },
};

export type Lane = keyof typeof lanes;
export type CompanyTurns = FairQueue<Lane>;

/**
 * Turns in front of the connections for company data, which all companies share: whatever one of them sends, it holds
 * few, and the rest of it waits here, where nobody else stands behind it.
 */
export const createCompanyTurns = (connections: number): CompanyTurns =>
  new FairQueue({
    atOnce: connections,
    ofOne: MOST_OF_COMPANY,
    lanes,
    mayWait: MOST_WAITING,
    mayWaitOfOne: MOST_WAITING_OF_COMPANY,
    longestWait: LONGEST_WAIT,
    refusal: serverBusy,
  });
