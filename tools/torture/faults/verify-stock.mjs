import { startProduct } from "../../../scripts/start-product.mjs";

/** Runs `verify-stock` on the database of this environment. @param {Record<string, string>} environment */
export async function verifyStock(environment) {
  const { exited, output } = await startProduct(environment, { program: "verify-stock", readyPath: null });
  return { isClean: (await exited) === 0, said: output().trim().split("\n").at(-1) ?? "" };
}
