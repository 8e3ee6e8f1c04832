import { connect } from "node:net";

/**
 * Writes bytes to the server as no browser would, and tells what came back until the connection ended, or until it has
 * been quiet for a while.
 * @param {number} port
 * @param {string | Uint8Array | (string | Uint8Array)[]} parts
 * @param {{ quietMs?: number, isHalfClosed?: boolean, pauseMs?: number }} [options]
 */
export function exchange(port, parts, { quietMs = 1500, isHalfClosed = false, pauseMs = 0 } = {}) {
  return new Promise(
    (
      /** @type {(answer: { text: string, status: number, isClosed: boolean, ms: number }) => void} */ resolve,
    ) => {
      const startedAt = performance.now();
      const socket = connect(port, "127.0.0.1");
      let text = "";
      let isClosed = false;
      const done = () => {
        clearTimeout(timer);
        socket.destroy();
        resolve({ text, status: statusOf(text), isClosed, ms: performance.now() - startedAt });
      };
      let timer = setTimeout(done, quietMs + 5000);
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(done, quietMs);
      };
      socket.on("data", (chunk) => {
        text += chunk.toString("latin1");
        wait();
      });
      socket.on("error", () => undefined);
      socket.on("close", () => {
        isClosed = true;
        done();
      });
      socket.on("connect", async () => {
        for (const part of [parts].flat()) {
          if (socket.destroyed) return;
          if (!socket.write(part))
            await new Promise((drained) => socket.once("drain", drained).once("close", drained));
          if (pauseMs > 0) await new Promise((passed) => setTimeout(passed, pauseMs));
          wait();
        }
        if (isHalfClosed) socket.end();
        wait();
      });
    },
  );
}

/** Of the first answer that is not "go on"; 0 if there was none. @param {string} text */
const statusOf = (text) => Number(/^HTTP\/1\.1 (?!100)(\d{3})/m.exec(text)?.[1] ?? 0);
