import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import { AggregatorRegistry, type Registry } from "prom-client";
import { withinTime } from "#server/start/within-time.ts";

/** Milliseconds; the supervisor itself gives its servers five seconds. */
const LONGEST_ANSWER = 6_000;

type Ask = { ask: "metrics"; id: string };
type Told = { told: "metrics"; id: string; text?: string };

const isAsk = (message: unknown): message is Ask => (message as Partial<Ask> | null)?.ask === "metrics";

/** In the supervisor: answers a server that was asked for the metrics with the sums of all servers. */
export function sumMetricsOfWorkers(): void {
  const all = new AggregatorRegistry();
  cluster.on("message", (worker, message) => {
    if (!isAsk(message)) return;
    const tell = (text?: string) => {
      if (worker.isConnected()) worker.send({ told: "metrics", id: message.id, text } satisfies Told);
    };
    // A server that dies meanwhile leaves the sum without an end.
    all.clusterMetrics().then(tell, () => tell());
  });
}

/** In a server: how to read the metrics, of all servers of a supervisor where there is one. */
export function metricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  // Makes this process answer the supervisor's question.
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registry);
  return () => withinTime(askSupervisor(), LONGEST_ANSWER);
}

function askSupervisor(): Promise<string> {
  const id = randomUUID();
  return new Promise((resolve, reject) => {
    const hear = (message: Partial<Told> | null) => {
      if (message?.told !== "metrics" || message.id !== id) return;
      process.off("message", hear);
      if (message.text === undefined) reject(new Error("The supervisor could not sum the metrics"));
      else resolve(message.text);
    };
    process.on("message", hear);
    process.send?.({ ask: "metrics", id } satisfies Ask);
  });
}
