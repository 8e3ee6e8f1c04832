import { createHash } from "node:crypto";
import { Piscina } from "piscina";
import { AppError } from "#server/http/errors.ts";
import type { Logo } from "#server/proposals/logo/logo.ts";
import { programFile } from "#server/start/program-file.ts";
import { words } from "#shared/proposals/words.ts";
import type { ProposalDocument } from "./document-input.ts";
import type { WorkerAnswer } from "./pdf-worker.ts";

export type PdfBytes = Uint8Array<ArrayBuffer>;

const MOST_FAILED_LOGOS = 100;

type Settings = {
  /** For one document, the start of the thread included. */
  timeLimitMs?: number;
  /** After so long without work the thread is ended, and its memory given back. */
  idleMs?: number;
  /** Called when a document failed or exceeded its time limit. */
  onFailure?: (problem: string) => void;
  /** Of the program that the thread runs. */
  worker?: { file: URL; execArgv?: string[] };
};

/** Makes PDFs in a thread, so that requests are answered meanwhile; one at a time, for a document fills a core. */
export class PdfPool {
  readonly #timeLimitMs: number;
  readonly #onFailure: (problem: string) => void;
  readonly #pool: Piscina<ProposalDocument, WorkerAnswer>;
  /** Fingerprints of logos that ended the thread or took too long. */
  readonly #failedLogos = new Set<string>();
  #isStopped = false;

  constructor({
    timeLimitMs = 15_000,
    idleMs = 60_000,
    onFailure = () => {},
    worker = programFile("pdf-worker", import.meta.url),
  }: Settings = {}) {
    this.#timeLimitMs = timeLimitMs;
    this.#onFailure = onFailure;
    this.#pool = new Piscina({
      filename: worker.file.href,
      execArgv: worker.execArgv,
      // Where passwords are.
      env: {},
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    this.#pool.on("error", (error) => this.#tell(error));
  }

  /** Threads that live, at work or idle. */
  get threads(): number {
    return this.#pool.threads.length;
  }

  /** The document as PDF; throws a 503 where it cannot be made in time. To be awaited before the next. */
  async make(document: ProposalDocument): Promise<PdfBytes> {
    try {
      const answer = await this.#makeWithLogo(document);
      if ("pdf" in answer) return answer.pdf;
      throw new Error(answer.problem);
    } catch (error) {
      this.#tell(error);
      throw new AppError(503, words.pdfFailed, { retryAfterSeconds: 5 });
    }
  }

  /** Ends the thread; whatever it makes, and all that is asked for later, gets the 503. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#pool.destroy();
  }

  /** A drawing that cannot be followed must not cost the document, nor the others their time again. */
  async #makeWithLogo(document: ProposalDocument): Promise<WorkerAnswer> {
    const { logo } = document.options;
    if (!logo) return this.#run(document);
    const plain = { ...document, options: { ...document.options, logo: null } };
    if (this.#failedLogos.size > 0 && this.#failedLogos.has(fingerprint(logo))) return this.#run(plain);
    try {
      return await this.#run(document);
    } catch (error) {
      this.#tell(error);
      if (this.#failedLogos.size >= MOST_FAILED_LOGOS) this.#failedLogos.clear();
      this.#failedLogos.add(fingerprint(logo));
      return this.#run(plain);
    }
  }

  /** Rejects if nothing can be said of the thread any more: the next document gets a new one. */
  async #run(document: ProposalDocument): Promise<WorkerAnswer> {
    if (this.#isStopped) throw new Error("stopped");
    return this.#pool.run(document, { signal: AbortSignal.timeout(this.#timeLimitMs) });
  }

  #tell(error: unknown): void {
    if (!this.#isStopped) this.#onFailure(error instanceof Error ? error.message : String(error));
  }
}

const fingerprint = ({ bytes }: Logo) => createHash("sha256").update(bytes).digest("base64");
