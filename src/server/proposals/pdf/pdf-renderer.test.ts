import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterEach, describe, expect, it } from "vitest";
import { AppError } from "#server/http/errors.ts";
import { snapshotWith } from "#shared/proposals/testing/snapshot.ts";
import { PdfPool } from "./pdf-pool.ts";
import { PdfRenderer } from "./pdf-renderer.ts";

/** Of one company, each with a link of its own. */
const proposal = (number: number) => ({
  companyId: 1,
  proposalId: number,
  document: { snapshot: snapshotWith({ number }), options: { colour: "#1f6b4a" as const } },
});

const worker = { file: new URL("testing/simple-worker.mjs", import.meta.url) };

const started: PdfPool[] = [];
const startPool = (settings: ConstructorParameters<typeof PdfPool>[0] = {}) => {
  const made = new PdfPool(settings);
  started.push(made);
  return made;
};
afterEach(() => Promise.all(started.splice(0).map((each) => each.stop())));

describe("PdfRenderer", () => {
  it("answers each with its own, in order, by one thread", async () => {
    const pool = startPool({ worker });
    const pdfs = new PdfRenderer(pool);
    const made = await Promise.all([1, 2, 3].map((number) => pdfs.render(proposal(number))));
    expect(made.map(([first]) => first)).toEqual([1, 2, 3]);
    expect(pool.threads).toBe(1);
  });

  it("refuses when too many wait", async () => {
    const pdfs = new PdfRenderer(startPool({ worker }), 2);
    const asked = [1, 2, 3, 4].map((number) => pdfs.render(proposal(number)));
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
    await expect(asked[3]).rejects.toEqual(
      expect.objectContaining({
        constructor: AppError,
        status: 503,
        message: "Muitos PDFs estão sendo gerados. Tente de novo em instantes",
        retryAfterSeconds: 5,
      }),
    );
  });

  // Again where other programs took the processor: they can only add to the delay.
  it("leaves the thread that answers requests free while 50 are made", {
    timeout: 120_000,
    retry: 2,
  }, async () => {
    const pdfs = new PdfRenderer(startPool({ timeLimitMs: 60_000 }));
    await pdfs.render(proposal(12));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, index) => pdfs.render(proposal(index + 1))),
    );
    delay.disable();
    expect(made).toHaveLength(50);
    expect(delay.max / 1e6).toBeLessThan(200);
  });
});
