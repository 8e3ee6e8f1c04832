import type { WorkbookReply, WorkbookRequest } from "./workbook-reply.ts";

/** Many times what the largest table of an import takes on a slow phone. */
const LONGEST = 10_000;

const TOO_SLOW =
  "A planilha demora demais para ser lida. Copie a tabela para uma planilha nova, ou salve-a como CSV.";
const NOT_THERE = "Não foi possível abrir a planilha sem conexão. Tente de novo.";

/** Reads a workbook beside the page, which goes on meanwhile, and gives up after some time. */
export function readInWorker(request: WorkbookRequest): Promise<string[]> {
  const worker = new Worker(new URL("./workbook-worker.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<string[]>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error(TOO_SLOW)), LONGEST);
    // What is wrong with a workbook is answered: only a file of ours that is missing fails.
    worker.onerror = () => reject(new Error(NOT_THERE));
    worker.onmessage = ({ data }: MessageEvent<WorkbookReply>) =>
      "sheets" in data ? resolve(data.sheets) : reject(new Error(data.problem));
    worker.postMessage(request, [request.bytes.buffer]);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
