import { parentPort } from "node:worker_threads";
import type { ProposalDocument } from "./document-input.ts";
import { proposalPdf } from "./proposal-pdf.ts";

export type WorkerAnswer = { pdf: Uint8Array<ArrayBuffer> } | { problem: string };

/** The whole program of the worker thread: a document in, its PDF out. */
parentPort?.on("message", ({ snapshot, options }: ProposalDocument) => {
  proposalPdf(snapshot, options).then(
    (made) => {
      const pdf = new Uint8Array(made);
      parentPort?.postMessage({ pdf } satisfies WorkerAnswer, [pdf.buffer]);
    },
    (error: unknown) => parentPort?.postMessage({ problem: String(error) } satisfies WorkerAnswer),
  );
});
