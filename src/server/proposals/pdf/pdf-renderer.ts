import { createHash } from "node:crypto";
import type { Worker } from "node:worker_threads";
import { AppError } from "#server/http/errors.ts";
import type { Logo } from "#server/proposals/logo/clean-logo.ts";
import type { ProposalDocument } from "./document-input.ts";
import type { WorkerAnswer } from "./pdf-worker.ts";
import { startWorker } from "./start-worker.ts";

const TOO_MANY_WAITING = "Muitos PDFs estão sendo gerados. Tente de novo em instantes";
const NOT_MADE = "O PDF não pôde ser gerado. Tente de novo em instantes";

const MOST_FAILED_LOGOS = 100;

const fingerprint = ({ bytes }: Logo) => createHash("sha256").update(bytes).digest("base64");

type Settings = {
  /** Most documents that wait while one is made. */
  mostWaiting?: number;
  /** For one document, the start of the thread included. */
  timeLimitMs?: number;
  /** After so long without work the thread is ended, and its memory given back. */
  idleMs?: number;
  /** Told of what went wrong: a document that failed or took too long. */
  onFailure?: (problem: string) => void;
  start?: () => Worker;
};

type Job = {
  document: ProposalDocument;
  resolve: (pdf: Uint8Array<ArrayBuffer>) => void;
  reject: (error: AppError) => void;
};

/** Makes PDFs one at a time in a thread of its own, so that requests are answered meanwhile. */
export class PdfRenderer {
  readonly #settings: Required<Settings>;
  readonly #waiting: Job[] = [];
  #current: { job: Job; timer: NodeJS.Timeout } | undefined;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** Fingerprints of logos that ended the thread or took too long. */
  readonly #failedLogos = new Set<string>();
  #isStopped = false;

  constructor(settings: Settings = {}) {
    this.#settings = {
      mostWaiting: 60,
      timeLimitMs: 15_000,
      idleMs: 60_000,
      onFailure: () => {},
      start: startWorker,
      ...settings,
    };
  }

  /** The document as PDF; throws a 503 while too many wait, and where it cannot be made in time. */
  render(document: ProposalDocument): Promise<Uint8Array<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      if (this.#isStopped || this.#waiting.length >= this.#settings.mostWaiting)
        return reject(new AppError(503, TOO_MANY_WAITING, { retryAfterSeconds: 5 }));
      this.#waiting.push({ document, resolve, reject });
      this.#next();
    });
  }

  /** Ends the thread; whoever still waits gets the 503. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#idle);
    const jobs = [...(this.#current ? [this.#current.job] : []), ...this.#waiting.splice(0)];
    clearTimeout(this.#current?.timer);
    this.#current = undefined;
    for (const { reject } of jobs) reject(new AppError(503, NOT_MADE, { retryAfterSeconds: 5 }));
    await this.#endWorker();
  }

  #next(): void {
    if (this.#current) return;
    const next = this.#waiting.shift();
    const job = next && { ...next, document: this.#withoutFailedLogo(next.document) };
    clearTimeout(this.#idle);
    if (!job) {
      this.#idle = setTimeout(() => void this.#endWorker(), this.#settings.idleMs);
      this.#idle.unref();
      return;
    }
    const { timeLimitMs } = this.#settings;
    const timer = setTimeout(() => this.#fail(`A PDF took longer than ${timeLimitMs} ms.`), timeLimitMs);
    this.#current = { job, timer };
    this.#worker ??= this.#started();
    this.#worker.postMessage(job.document);
  }

  #started(): Worker {
    const worker = this.#settings.start();
    const isInUse = () => this.#worker === worker;
    worker.on("message", (answer: WorkerAnswer) => {
      if (isInUse()) this.#answer(answer);
    });
    worker.on("error", (error) => {
      if (isInUse()) this.#fail(`The thread for PDFs failed: ${String(error)}`);
    });
    worker.on("exit", () => {
      if (isInUse()) this.#fail("The thread for PDFs ended.");
    });
    return worker;
  }

  #answer(answer: WorkerAnswer): void {
    this.#settle((job) => {
      if ("pdf" in answer) job.resolve(answer.pdf);
      else job.reject(this.#failure(answer.problem));
    });
  }

  /** Nothing can be said of the thread any more: the next document gets a new one. */
  #fail(problem: string): void {
    void this.#endWorker();
    this.#settle((job) => {
      const failure = this.#failure(problem);
      const { logo } = job.document.options;
      if (!logo) {
        job.reject(failure);
        return;
      }
      // A drawing that cannot be followed must not cost the document, nor the others their time again.
      if (this.#failedLogos.size >= MOST_FAILED_LOGOS) this.#failedLogos.clear();
      this.#failedLogos.add(fingerprint(logo));
      this.#waiting.unshift(job);
    });
  }

  #withoutFailedLogo(document: ProposalDocument): ProposalDocument {
    const { logo } = document.options;
    const hasFailed = logo && this.#failedLogos.size > 0 && this.#failedLogos.has(fingerprint(logo));
    return hasFailed ? { ...document, options: { ...document.options, logo: null } } : document;
  }

  #failure(problem: string): AppError {
    this.#settings.onFailure(problem);
    return new AppError(503, NOT_MADE, { retryAfterSeconds: 5 });
  }

  #settle(tell: (job: Job) => void): void {
    const current = this.#current;
    this.#current = undefined;
    clearTimeout(current?.timer);
    if (current) tell(current.job);
    if (!this.#isStopped) this.#next();
  }

  async #endWorker(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
