import cluster, { type Worker } from "node:cluster";
import { fileURLToPath } from "node:url";
import { sumMetricsOfWorkers } from "#server/metrics/cluster-metrics.ts";

/** Milliseconds, so that a server that cannot start does not keep the machine busy. */
const PAUSE_BEFORE_RESTART = 1_000;
/** Message of a server to its supervisor once it serves. */
export const SERVING = "serving";
/**
 * Message of the first server that others seem to reach, passed on to all; later servers find it in their environment.
 */
export const LOCAL_MAIL_CLOSED = "BALCAO_LOCAL_MAIL_CLOSED";

type Options = {
  processes: number;
  environment?: Record<string, string>;
  /** Runs when the last server has ended. */
  onEnd: () => Promise<void>;
};

/** Runs several server processes on one port: one that dies is restarted, a signal to us ends them all. */
export function superviseWorkers({ processes, environment, onEnd }: Options): void {
  // The server's program beside this one, be it built or not.
  const program = import.meta.url.endsWith(".ts") ? "../commands/start.ts" : "./start.js";
  cluster.setupPrimary({ exec: fileURLToPath(new URL(program, import.meta.url)), args: [] });
  sumMetricsOfWorkers();
  const running = new Set<Worker>();
  let isStopping = false;
  let exitCode = 0;
  let serving = 0;
  let isLocalMailClosed = false;

  const end = () => void onEnd().finally(() => process.exit(exitCode));
  const stop = () => {
    isStopping = true;
    for (const worker of running) worker.process.kill("SIGTERM");
    if (running.size === 0) end();
  };

  function start(isFirst: boolean): void {
    // Only the first worker prints the addresses: the others would repeat them.
    const worker = cluster.fork({
      ...environment,
      ...(!isFirst && { BALCAO_QUIET: "1" }),
      ...(isLocalMailClosed && { [LOCAL_MAIL_CLOSED]: "1" }),
    });
    running.add(worker);
    let hasServed = false;
    worker.on("message", (message) => {
      if (message !== LOCAL_MAIL_CLOSED || isLocalMailClosed) return;
      isLocalMailClosed = true;
      for (const other of running) if (other !== worker) other.send(message);
    });
    worker.once("message", (message) => {
      if (message !== SERVING) return;
      hasServed = true;
      if (++serving === processes) console.log(`  Servidores em paralelo: ${processes}`);
      // The others start once the schema is up to date and a wrong setting would have shown itself.
      if (isFirst && !isStopping) for (let more = 1; more < processes; more++) start(false);
    });
    worker.once("exit", (code, signal) => {
      running.delete(worker);
      if (isStopping) {
        if (running.size === 0) end();
      } else if (isFirst && !hasServed) {
        exitCode = code || 1;
        stop();
      } else {
        console.error(`Um servidor parou (${signal ?? `código ${code}`}); iniciando outro.`);
        setTimeout(() => isStopping || start(false), hasServed ? 0 : PAUSE_BEFORE_RESTART);
      }
    });
  }

  // A second signal is passed on as well: the servers then end at once.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
  start(true);
}
