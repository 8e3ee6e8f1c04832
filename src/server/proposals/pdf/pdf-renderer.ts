import { createHash } from "node:crypto";
import { RevisionCache } from "#server/http/cache/revision-cache.ts";
import { AppError } from "#server/http/errors.ts";
import { FairQueue } from "#server/http/limits/fair-queue.ts";
import { words } from "#shared/proposals/words.ts";
import type { ProposalDocument } from "./document-input.ts";
import { hungUp, PdfJob } from "./pdf-job.ts";
import type { PdfBytes, PdfPool } from "./pdf-pool.ts";

/** An ordinary document has 25 KB, the largest 370 KB and its logo. */
const MOST_KEPT_BYTES = 16 * 1024 * 1024;
/** Different documents of one link: what it offers has changed meanwhile. */
const MOST_WAITING_OF_LINK = 2;

const retry = { retryAfterSeconds: 5 };

/** Most documents that wait while one is made. */
const MOST_WAITING = 60;

export type PdfOrder = {
  companyId: number;
  proposalId: number;
  document: ProposalDocument;
  /** Aborted when the caller hangs up. */
  signal?: AbortSignal;
};

/**
 * Makes the PDFs of proposals one at a time: turns go round the companies, a document is made once for all who ask for
 * it and kept, and one that nobody waits for any more is left out. One that is being made is finished all the same: it
 * is kept for the next caller, where a new thread would cost as much as most documents.
 */
export class PdfRenderer {
  readonly #pool: Pick<PdfPool, "make" | "stop">;
  readonly #queue: FairQueue;
  readonly #jobs = new Map<string, PdfJob>();
  /** By link; the revision is the hash of all that stands in the document, so it is never one of before a change. */
  readonly #kept = new RevisionCache<{ revision: string; bytes: PdfBytes }>(MOST_KEPT_BYTES);

  constructor(pool: Pick<PdfPool, "make" | "stop">, mostWaiting = MOST_WAITING) {
    this.#pool = pool;
    const refusal = () => new AppError(503, words.manyPdfs, retry);
    this.#queue = new FairQueue({ atOnce: 1, mayWait: mostWaiting, refusal });
  }

  /** Documents in the queue. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  get isMaking(): boolean {
    return this.#jobs.size > this.#queue.waiting;
  }

  /** The document as PDF; throws a 503 while too many wait, and where it cannot be made in time. */
  async render(order: PdfOrder): Promise<PdfBytes> {
    const link = `${order.companyId} ${order.proposalId}`;
    const revision = hashOf(order.document);
    const kept = this.#kept.find(link, revision);
    if (kept) return kept.bytes;
    if (order.signal?.aborted) throw hungUp();
    const key = `${link} ${revision}`;
    const present = this.#jobs.get(key);
    const job = !present || present.isAbandoned ? this.#begin(key, link, revision, order) : present;
    return job.join(order.signal);
  }

  #begin(key: string, link: string, revision: string, { companyId, document }: PdfOrder): PdfJob {
    const waiting = [...this.#jobs.values()].filter((job) => job.link === link && job.isWaiting);
    if (waiting.length >= MOST_WAITING_OF_LINK) {
      throw new AppError(429, words.pdfIsMade, retry);
    }
    const job = new PdfJob(link, async (begin, abandoned) => {
      const make = async () => {
        begin();
        const bytes = await this.#pool.make(document);
        this.#kept.store(link, { revision, bytes });
        return bytes;
      };
      try {
        return await this.#queue.takeTurn(String(companyId), make, { signal: abandoned });
      } finally {
        if (this.#jobs.get(key) === job) this.#jobs.delete(key);
      }
    });
    this.#jobs.set(key, job);
    return job;
  }

  /** Ends the thread; whoever still waits gets a 503. */
  stop(): Promise<void> {
    return this.#pool.stop();
  }
}

/** A hash of all that stands in a document. */
function hashOf({ snapshot, options: { logo, ...options } }: ProposalDocument): string {
  const picture = logo && { type: logo.type, width: logo.width, height: logo.height };
  return createHash("sha256")
    .update(JSON.stringify([snapshot, options, picture]))
    .update(logo?.bytes ?? "")
    .digest("base64");
}
