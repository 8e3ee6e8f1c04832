import pg from "pg";

/** Runs a trivial query over a new connection; fails when that is refused. */
export async function askDatabase(config: pg.ClientConfig, signal: AbortSignal): Promise<void> {
  const client = new pg.Client(config);
  client.on("error", () => undefined);
  // One that never answers would hold the connection for as long as the network does.
  signal.addEventListener("abort", () => client.connection.stream.destroy(), { once: true });
  await client.connect();
  await client.query("select 1");
  await client.end();
}
