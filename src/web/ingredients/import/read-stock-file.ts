import { decodeCsv } from "#shared/csv/csv-text.ts";

/** Far more than a stock ever has; what is larger is some other file. */
const LARGEST_FILE = 5 * 1024 * 1024;

/** The text of a chosen file; what it says is for the preview to judge. */
export async function readStockFile(file: File): Promise<string> {
  if (file.size > LARGEST_FILE) throw new Error("O arquivo é grande demais: o máximo é 5 MB.");
  const bytes = await file.arrayBuffer().catch(() => {
    // Moved, or saved again since it was chosen.
    throw new Error("Não foi possível ler o arquivo. Escolha-o de novo.");
  });
  return decodeCsv(new Uint8Array(bytes));
}
