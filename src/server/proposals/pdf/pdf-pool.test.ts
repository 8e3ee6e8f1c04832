import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#server/http/errors.ts";
import type { Logo } from "#server/proposals/logo/logo.ts";
import { snapshotWith } from "#shared/proposals/testing/snapshot.ts";
import type { DocumentOptions } from "./document-input.ts";
import { PdfPool } from "./pdf-pool.ts";
import { readPdf } from "./testing/read-pdf.ts";

const document = (number: number, options: Partial<DocumentOptions> = {}) => ({
  snapshot: snapshotWith({ number }),
  options: { colour: "#1f6b4a" as const, ...options },
});

const started: PdfPool[] = [];
const startPool = (settings: ConstructorParameters<typeof PdfPool>[0] = {}) => {
  const made = new PdfPool(settings);
  started.push(made);
  return made;
};
afterEach(() => Promise.all(started.splice(0).map((each) => each.stop())));

/** Its thread runs a simple program. */
const worker = { file: new URL("testing/simple-worker.mjs", import.meta.url) };

const unavailable = expect.objectContaining({ constructor: AppError, status: 503, retryAfterSeconds: 5 });

describe("PdfPool", () => {
  it("makes PDFs in a thread", async () => {
    const pdf = await startPool().make(document(12));
    expect(readPdf(pdf).pages.join("").replaceAll("\n", "")).toContain("Proposta nº 12");
  });

  it.each([
    ["takes too long", 13, "The task has been aborted"],
    ["ends the thread", 14, "worker exited with code: 1"],
    ["breaks", 15, "broken"],
    ["fails", 16, "no"],
  ])("goes on after a document that %s", async (_, number, problem) => {
    const onFailure = vi.fn();
    const pool = startPool({ worker, timeLimitMs: 3000, onFailure });
    await expect(pool.make(document(number))).rejects.toEqual(unavailable);
    expect(await pool.make(document(1))).toEqual(new Uint8Array([1]));
    expect(onFailure.mock.calls).toEqual([[problem]]);
  });

  it("makes a document without the logo that ended the thread, and does not try that logo again", async () => {
    const onFailure = vi.fn();
    const logo: Logo = { type: "image/png", bytes: new Uint8Array(1), width: 1, height: 1 };
    const pool = startPool({ worker, onFailure });
    for (const number of [1, 2, 3]) {
      expect(await pool.make(document(number, { logo }))).toEqual(new Uint8Array([number]));
    }
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it("ends an idle thread, and starts another for the next", async () => {
    const pool = startPool({ worker, idleMs: 50 });
    expect(pool.threads).toBe(0);
    await pool.make(document(1));
    expect(pool.threads).toBe(1);
    await vi.waitFor(() => expect(pool.threads).toBe(0));
    expect(await pool.make(document(2))).toEqual(new Uint8Array([2]));
  });

  it("stops at once, and refuses from then on", async () => {
    const onFailure = vi.fn();
    const pool = startPool({ worker, onFailure });
    const asked = Promise.allSettled([pool.make(document(13))]);
    await sleep(500);
    await pool.stop();
    expect(await asked).toEqual([{ status: "rejected", reason: unavailable }]);
    await expect(pool.make(document(1))).rejects.toEqual(unavailable);
    expect(onFailure).not.toHaveBeenCalled();
  });
});
