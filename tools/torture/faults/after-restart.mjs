import { startProduct } from "../../../scripts/start-product.mjs";
import { missing } from "./company-at-work.mjs";
import { verifyStock } from "./verify-stock.mjs";

/**
 * Starts the server once more and looks whether all that was acknowledged is there and the stock adds up.
 * @param {string} when
 * @param {{ environment: Record<string, string>, company: import("./company-at-work.mjs").Company, report: import("../report.mjs").Report }} scene
 */
export async function checkAfterRestart(when, { environment, company, report }) {
  const server = await startProduct(environment);
  const [lost, stock] = [await missing(company, server.url), await verifyStock(environment)];
  await server.stop();
  for (const fault of lost.slice(0, 10)) report.note(fault);
  report.check(
    `after ${when} nothing acknowledged is lost and the stock adds up`,
    lost.length === 0 && stock.isClean,
    `${company.acknowledged} writes acknowledged, ${company.doubtful} in doubt; ${stock.said}`,
  );
}
