import pg from "pg";
import { tsImport } from "tsx/esm/api";
import { startBuiltProduct } from "./built-product.mjs";

/**
 * The product on an existing data folder until `/readyz`, and the bare database of the same folder until its first
 * answer, in turn. Nothing else may have the folder open.
 * @param {string} dataDir
 * @param {number} repetitions
 */
export async function measureColdStart(dataDir, repetitions) {
  const { startEmbeddedDatabase } = await tsImport(
    "../src/server/db/embedded/embedded-database.ts",
    import.meta.url,
  );
  const bare = async () => {
    const startedAt = performance.now();
    const database = await startEmbeddedDatabase({ dataDir });
    const client = new pg.Client(database.connection);
    await client.connect();
    await client.query("select count(*) from companies");
    const ms = performance.now() - startedAt;
    await client.end();
    await database.stop();
    return ms;
  };
  const whole = async () => {
    const product = await startBuiltProduct({ dataDir });
    await product.stop();
    return product.readyAfterMs;
  };
  await bare();
  const pairs = [];
  for (let turn = 0; turn < repetitions; turn++) pairs.push({ product: await whole(), limit: await bare() });
  return pairs;
}
