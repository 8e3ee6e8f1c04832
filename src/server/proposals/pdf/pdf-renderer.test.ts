import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#server/http/errors.ts";
import type { Logo } from "#server/proposals/logo/clean-logo.ts";
import { snapshotWith } from "#shared/proposals/testing/snapshot.ts";
import type { DocumentOptions } from "./document-input.ts";
import { PdfRenderer } from "./pdf-renderer.ts";
import { startWorker } from "./start-worker.ts";
import { readPdf } from "./testing/read-pdf.ts";

/** Of one company, each with a link of its own. */
const proposal = (number = 12, options: Partial<DocumentOptions> = {}) => ({
  companyId: 1,
  proposalId: number,
  document: { snapshot: snapshotWith({ number }), options: { colour: "#1f6b4a" as const, ...options } },
});

/** A thread that answers the number of a proposal, never answers 13, and ends at 14. */
const simpleWorker = () =>
  new Worker(
    `const { parentPort } = require("node:worker_threads");
    parentPort.on("message", ({ snapshot: { number } }) => {
      if (number === 13) for (;;);
      if (number === 14) process.exit(1);
      if (number === 15) throw new Error("broken");
      if (number === 16) return parentPort.postMessage({ problem: "no" });
      parentPort.postMessage({ pdf: new Uint8Array([number]) });
    });`,
    { eval: true, env: {} },
  );

const started: PdfRenderer[] = [];
const renderer = (settings: ConstructorParameters<typeof PdfRenderer>[0] = {}) => {
  const made = new PdfRenderer(settings);
  started.push(made);
  return made;
};

afterEach(() => Promise.all(started.splice(0).map((each) => each.stop())));

const unavailable = expect.objectContaining({ constructor: AppError, status: 503, retryAfterSeconds: 5 });

describe("PdfRenderer", () => {
  it("makes PDFs in a thread, which has no environment", async () => {
    const pdf = await renderer().render(proposal());
    expect(readPdf(pdf).pages.join("").replaceAll("\n", "")).toContain("Proposta nº 12");
  });

  it("answers each with its own, in order, by one thread", async () => {
    const start = vi.fn(simpleWorker);
    const pdfs = renderer({ start });
    const made = await Promise.all([1, 2, 3].map((number) => pdfs.render(proposal(number))));
    expect(made.map(([first]) => first)).toEqual([1, 2, 3]);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it("refuses when too many wait", async () => {
    const pdfs = renderer({ start: simpleWorker, mostWaiting: 2 });
    const asked = [1, 2, 3, 4].map((number) => pdfs.render(proposal(number)));
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
    await expect(asked[3]).rejects.toEqual(unavailable);
  });

  it.each([
    ["takes too long", 13],
    ["ends the thread", 14],
    ["breaks the thread", 15],
    ["fails", 16],
  ])("goes on after a document that %s", async (_, number) => {
    const onFailure = vi.fn();
    const pdfs = renderer({ start: simpleWorker, timeLimitMs: 2000, onFailure });
    const results = await Promise.allSettled([number, 1].map((each) => pdfs.render(proposal(each))));
    expect(results).toEqual([
      { status: "rejected", reason: unavailable },
      { status: "fulfilled", value: new Uint8Array([1]) },
    ]);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it("makes a document without the logo that stopped the thread, and does not try that logo again", async () => {
    const start = vi.fn(
      () =>
        new Worker(
          `const { parentPort } = require("node:worker_threads");
        parentPort.on("message", ({ options }) => {
          if (options.logo) process.exit(1);
          parentPort.postMessage({ pdf: new Uint8Array([7]) });
        });`,
          { eval: true, env: {} },
        ),
    );
    const logo: Logo = { type: "image/png", bytes: new Uint8Array(1), width: 1, height: 1 };
    const pdfs = renderer({ start });
    for (const number of [1, 2, 3])
      expect(await pdfs.render(proposal(number, { logo }))).toEqual(new Uint8Array([7]));
    expect(start).toHaveBeenCalledTimes(2);
  });

  it("ends an idle thread, and starts another for the next", async () => {
    const threads: Worker[] = [];
    const start = () => {
      const thread = simpleWorker();
      threads.push(thread);
      return thread;
    };
    const pdfs = renderer({ start, idleMs: 50 });
    await pdfs.render(proposal(1));
    await vi.waitFor(() => expect(threads[0]?.threadId).toBe(-1));
    expect(await pdfs.render(proposal(2))).toEqual(new Uint8Array([2]));
    expect(threads).toHaveLength(2);
  });

  it("stops at once, and refuses from then on", async () => {
    const pdfs = renderer({ start: simpleWorker });
    const asked = Promise.allSettled([13, 1].map((number) => pdfs.render(proposal(number))));
    await sleep(50);
    await pdfs.stop();
    expect((await asked).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(pdfs.render(proposal())).rejects.toEqual(unavailable);
  });

  // Again where other programs took the processor: they can only add to the delay.
  it("leaves the thread that answers requests free while 50 are made", {
    timeout: 120_000,
    retry: 2,
  }, async () => {
    const pdfs = renderer({ start: startWorker, timeLimitMs: 60_000 });
    await pdfs.render(proposal());
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
