/**
 * Answers the number of a proposal; never answers 13, ends the thread at 14, fails at 16 and with a logo.
 * @param {import("../document-input.ts").ProposalDocument} document
 */
// biome-ignore lint/style/noDefaultExport: this is what piscina calls.
export default function answer({ snapshot: { number }, options }) {
  if (number === 13) for (;;);
  if (number === 14 || options.logo) process.exit(1);
  if (number === 15) throw new Error("broken");
  if (number === 16) return { problem: "no" };
  return { pdf: new Uint8Array([number]) };
}
