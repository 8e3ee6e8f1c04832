import { createHash } from "node:crypto";
import type { Worker } from "node:worker_threads";
import { AppError } from "#server/http/errors.ts";
import type { Logo } from "#server/proposals/logo/clean-logo.ts";
import type { ProposalDocument } from "./document-input.ts";
import type { WorkerAnswer } from "./pdf-worker.ts";
import { startWorker } from "./start-worker.ts";

export type PdfBytes = Uint8Array<ArrayBuffer>;

const MOST_FAILED_LOGOS = 100;

const fingerprint = ({ bytes }: Logo) => createHash("sha256").update(bytes).digest("base64");

export type ThreadSettings = {
  /** For one document, the start of the thread included. */
  timeLimitMs?: number;
  /** After so long without work the thread is ended, and its memory given back. */
  idleMs?: number;
  /** Told of what went wrong: a document that failed or took too long. */
  onFailure?: (problem: string) => void;
  start?: () => Worker;
};

/** Nothing can be said of the thread any more: the next document gets a new one. */
class ThreadFailure extends Error {}

type Job = { resolve: (pdf: PdfBytes) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/** Makes one PDF at a time in a thread of its own, so that requests are answered meanwhile. */
export class PdfThread {
  readonly #settings: Required<ThreadSettings>;
  #job: Job | undefined;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** Fingerprints of logos that ended the thread or took too long. */
  readonly #failedLogos = new Set<string>();
  #isStopped = false;

  constructor(settings: ThreadSettings = {}) {
    this.#settings = {
      timeLimitMs: 15_000,
      idleMs: 60_000,
      onFailure: () => {},
      start: startWorker,
      ...settings,
    };
  }

  /** The document as PDF; throws a 503 where it cannot be made in time. To be awaited before the next. */
  async make(document: ProposalDocument): Promise<PdfBytes> {
    try {
      return await this.#makeWithLogo(document);
    } catch (error) {
      if (!this.#isStopped) this.#settings.onFailure(error instanceof Error ? error.message : String(error));
      throw new AppError(503, "O PDF não pôde ser gerado. Tente de novo em instantes", {
        retryAfterSeconds: 5,
      });
    }
  }

  /** Ends the thread; whatever it makes, and all that is asked for later, gets the 503. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#settle((job) => job.reject(new Error("stopped")));
    clearTimeout(this.#idle);
    await this.#endWorker();
  }

  /** A drawing that cannot be followed must not cost the document, nor the others their time again. */
  async #makeWithLogo(document: ProposalDocument): Promise<PdfBytes> {
    const { logo } = document.options;
    if (!logo) return this.#run(document);
    const plain = { ...document, options: { ...document.options, logo: null } };
    if (this.#failedLogos.size > 0 && this.#failedLogos.has(fingerprint(logo))) return this.#run(plain);
    try {
      return await this.#run(document);
    } catch (error) {
      if (!(error instanceof ThreadFailure)) throw error;
      this.#settings.onFailure(error.message);
      if (this.#failedLogos.size >= MOST_FAILED_LOGOS) this.#failedLogos.clear();
      this.#failedLogos.add(fingerprint(logo));
      return this.#run(plain);
    }
  }

  #run(document: ProposalDocument): Promise<PdfBytes> {
    return new Promise((resolve, reject) => {
      if (this.#isStopped) return reject(new Error("stopped"));
      clearTimeout(this.#idle);
      const { timeLimitMs } = this.#settings;
      const timer = setTimeout(() => this.#fail(`A PDF took longer than ${timeLimitMs} ms.`), timeLimitMs);
      this.#job = { resolve, reject, timer };
      this.#worker ??= this.#started();
      this.#worker.postMessage(document);
    });
  }

  #started(): Worker {
    const worker = this.#settings.start();
    const isInUse = () => this.#worker === worker;
    worker.on("message", (answer: WorkerAnswer) => {
      if (!isInUse()) return;
      this.#settle((job) =>
        "pdf" in answer ? job.resolve(answer.pdf) : job.reject(new Error(answer.problem)),
      );
    });
    worker.on("error", (error) => {
      if (isInUse()) this.#fail(`The thread for PDFs failed: ${String(error)}`);
    });
    worker.on("exit", () => {
      if (isInUse()) this.#fail("The thread for PDFs ended.");
    });
    return worker;
  }

  #fail(problem: string): void {
    void this.#endWorker();
    this.#settle((job) => job.reject(new ThreadFailure(problem)));
  }

  #settle(tell: (job: Job) => void): void {
    const job = this.#job;
    if (!job) return;
    this.#job = undefined;
    clearTimeout(job.timer);
    this.#idle = setTimeout(() => void this.#endWorker(), this.#settings.idleMs);
    this.#idle.unref();
    tell(job);
  }

  async #endWorker(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
