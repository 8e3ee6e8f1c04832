import { Hono } from "hono";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { errorHandler } from "./error-handler.ts";
import { FailureLog } from "./failure-log.ts";

type Line = { msg: string; err?: { message: string; stack: string }; requestId?: string; times?: number };

function logged() {
  const lines: Line[] = [];
  return {
    lines,
    log: pino({ level: "warn" }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  };
}

const broken = (what: string) => new TypeError(`cannot ${what}`);

test("a thousand failures of one kind are one stack in the log, whatever they say, and a count after the minute", async () => {
  const { lines, log } = logged();
  const failures = new FailureLog(log, 50);
  const errors = Array.from({ length: 1000 }, (_, n) => broken(String(n)));
  for (const [n, error] of errors.entries()) failures.add(error, { requestId: `id ${n}` });
  expect(lines).toMatchObject([{ msg: "request failed", requestId: "id 0", err: { message: "cannot 0" } }]);
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(lines[1]).toMatchObject({ msg: "request failed again", requestId: "id 0", times: 999 });
  // The same one, from the same place.
  for (const error of errors.slice(0, 2)) failures.add(error, { requestId: "later" });
  expect(lines.slice(2)).toMatchObject([{ msg: "request failed", requestId: "later" }]);
});

test("one that does not come again leaves no second line", async () => {
  const { lines, log } = logged();
  new FailureLog(log, 10).add(broken("once"), {});
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(lines).toHaveLength(1);
});

test("each kind is logged: by its place, its class and the database's code", () => {
  const { lines, log } = logged();
  const failures = new FailureLog(log);
  const ofClasses = [TypeError, RangeError, TypeError].map((Kind) => new Kind("x"));
  const ofPlaces = [() => new Error("x"), () => new Error("x")].map((make) => make());
  for (const error of [...ofClasses, ...ofPlaces, ...ofPlaces]) failures.add(error, {});
  const failed = (code: string) => new Error("Failed query", { cause: Object.assign(new Error(), { code }) });
  for (const code of ["40P01", "57014", "40P01"]) failures.add(failed(code), {});
  expect(lines).toHaveLength(6);
});

test("past a hundred kinds within a minute the others share one", () => {
  const { lines, log } = logged();
  const failures = new FailureLog(log);
  for (let n = 0; n < 500; n++) failures.add(Object.assign(new Error("x"), { code: `E${n}` }), {});
  expect(lines).toHaveLength(101);
});

test("every request is answered all the same, with an id of its own", async () => {
  const { lines, log } = logged();
  const app = new Hono().get("/", () => {
    throw broken("serve");
  });
  app.onError(errorHandler(log));
  const answers = await Promise.all(Array.from({ length: 3 }, async () => app.request("/")));
  const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { requestId: string }[];
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
  expect(new Set(bodies.map(({ requestId }) => requestId)).size).toBe(3);
  expect(lines).toMatchObject([{ msg: "request failed", requestId: bodies[0]?.requestId }]);
});
