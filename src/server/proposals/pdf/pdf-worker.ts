import type { ProposalDocument } from "./document-input.ts";
import { proposalPdf } from "./proposal-pdf.ts";

export type WorkerAnswer = { pdf: Uint8Array<ArrayBuffer> } | { problem: string };

/** The whole program of the worker thread: a document in, its PDF out. A rejection would mean a broken thread. */
// biome-ignore lint/style/noDefaultExport: this is what piscina calls.
export default async function makePdf({ snapshot, options }: ProposalDocument): Promise<WorkerAnswer> {
  try {
    return { pdf: new Uint8Array(await proposalPdf(snapshot, options)) };
  } catch (error) {
    return { problem: String(error) };
  }
}
