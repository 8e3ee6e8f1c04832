import * as http2 from "node:http2";
import * as tls from "node:tls";
import { HOST_NAME } from "./front.mjs";

const PATIENCE = 30_000;

/**
 * @typedef {{ status: number, headers: Record<string, unknown>, text: string }} Answer status 0: none came
 * @typedef {{ token?: string, body?: unknown, headers?: Record<string, string>, bytes?: Buffer[] }} Sent `bytes`: sent piece by piece, without a length
 */

/**
 * One HTTP/2 connection to a front, which must prove its name by the certificate.
 * @param {import("./front.mjs").Front} front @param {{ from?: string }} [options] `from`: the address of the caller
 */
export function openHttp2({ httpsPort, certificate }, { from = "127.0.0.1" } = {}) {
  /** @type {tls.ConnectionOptions & { localAddress: string }} */
  const place = {
    host: "127.0.0.1",
    port: httpsPort,
    localAddress: from,
    servername: HOST_NAME,
    ca: certificate.pem,
    ALPNProtocols: ["h2"],
  };
  const socket = tls.connect(place);
  const session = http2.connect(`https://${HOST_NAME}:${httpsPort}`, { createConnection: () => socket });
  session.on("error", () => undefined);
  return {
    session,
    call: (/** @type {string} */ method, /** @type {string} */ path, /** @type {Sent} */ sent = {}) =>
      send(session, method, path, sent),
    close: () => session.destroy(),
  };
}

/** @typedef {ReturnType<typeof openHttp2>} Http2 */

/** @param {http2.ClientHttp2Session} session @param {string} method @param {string} path @param {Sent} sent @returns {Promise<Answer>} */
function send(session, method, path, { token, body, headers = {}, bytes }) {
  return new Promise((resolve) => {
    const json = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const stream = session.request({
      ":method": method,
      ":path": path,
      ...((json || bytes) && { "content-type": "application/json" }),
      ...(json && { "content-length": json.length }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    });
    /** @type {Answer} */
    const answer = { status: 0, headers: {}, text: "" };
    stream.setTimeout(PATIENCE, () => stream.close());
    stream.on("response", (given) => Object.assign(answer, { status: given[":status"], headers: given }));
    stream.setEncoding("utf8");
    stream.on("data", (text) => (answer.text += text));
    // An answer may come before everything is sent; what is left is then of no use.
    stream.on("end", () => stream.destroy());
    stream.on("error", () => undefined);
    stream.on("close", () => resolve(answer));
    if (bytes) void drip(stream, bytes);
    else stream.end(json);
  });
}

/** @param {http2.ClientHttp2Stream} stream @param {Buffer[]} pieces */
async function drip(stream, pieces) {
  for (const piece of pieces) {
    if (stream.destroyed || stream.writableEnded) return;
    if (!stream.write(piece)) {
      await new Promise((resolve) => {
        for (const event of ["drain", "close", "error"]) stream.once(event, resolve);
      });
    }
  }
  if (!stream.destroyed) stream.end();
}
