import { startProduct } from "../../../scripts/start-product.mjs";

/** Runs `verify-stock` on the database of this environment. @param {Record<string, string>} environment */
export async function verifyStock(environment) {
  const { exited, output } = await startProduct(environment, { program: "verify-stock", readyPath: null });
  const isClean = (await exited) === 0;
  // The verdicts on stock and on money.
  return { isClean, said: output().trim().split("\n").slice(-2).join(" ") };
}
