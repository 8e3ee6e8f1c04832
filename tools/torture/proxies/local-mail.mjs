import { startProduct } from "../../../scripts/start-product.mjs";
import { call } from "../running-product.mjs";
import { startFront, twoPorts } from "./front.mjs";
import { openHttp2 } from "./http2-client.mjs";

const OUTBOX = "/caixa-de-saida";

/**
 * A product whose operator has set neither PUBLIC_URL nor SMTP_URL, and has put a proxy in front of it.
 * @param {import("./front.mjs").Kind} kind @param {{ certificate: import("./certificate.mjs").Certificate, folder: string }} places
 * @param {import("../report.mjs").Report} report
 */
export async function checkLocalMail(kind, places, report) {
  const product = await startProduct();
  const front = await startFront(kind, { ...places, ...(await twoPorts()), productPort: product.port });
  try {
    const isShown = (/** @type {{ status: number, text: string }} */ { status, text }) =>
      status === 200 && text.includes("<h1>Caixa de saída</h1>");
    report.check(`${kind.name}: local mail is open before`, isShown(await call(product.url, "GET", OUTBOX)));
    const { call: callFront, close } = openHttp2(front);
    const through = await callFront("GET", OUTBOX);
    report.check(`${kind.name}: through it local mail is closed`, !isShown(through), String(through.status));
    const direct = await call(product.url, "GET", OUTBOX);
    report.check(`${kind.name}: and from then on for everybody`, !isShown(direct), String(direct.status));
    close();
  } finally {
    await front.stop();
    await product.stop();
  }
}
