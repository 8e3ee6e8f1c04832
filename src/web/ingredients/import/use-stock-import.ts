import "#web/app/zod-setup.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { decodeCsv } from "#shared/csv/decode-csv.ts";
import { previewStockCsv } from "#shared/ingredients/stock-csv-preview.ts";
import { ApiError } from "#web/app/api/api-error.ts";
import { ingredientsQuery, useFreshStock, useImportStock } from "#web/ingredients/queries.ts";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";
import { importFailure } from "./import-failure.ts";
import { importPlan } from "./import-plan.ts";

type ChosenFile = { name: string; text: string };

/** Compares a chosen file with the stock, again whenever the stock is refetched. */
export function useStockImport({ onImported }: { onImported: () => void }) {
  const { data: stock } = useQuery(ingredientsQuery);
  const freshStock = useFreshStock();
  const { mutateAsync: sendRows, isPending: isSending } = useImportStock();
  const [file, setFile] = useState<ChosenFile>();
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  const preview = useMemo(() => file && stock && previewStockCsv(file.text, stock), [file, stock]);
  const plan = useMemo(
    () => preview?.problem === undefined && preview && importPlan(preview.rows),
    [preview],
  );

  const choose = async (chosen: File) => {
    setIsReading(true);
    setProblem(undefined);
    try {
      const [text] = await Promise.all([readStockFile(chosen), freshStock()]);
      setFile({ name: chosen.name, text });
    } catch (error) {
      setFile(undefined);
      setProblem(readFailure(error as Error));
    } finally {
      setIsReading(false);
    }
  };

  const send = useSingleFlight(async () => {
    if (!plan) return;
    setProblem(undefined);
    try {
      await sendRows(plan.sent);
      onImported();
    } catch (error) {
      // Also without an answer: rows that were written all the same then need no change.
      await freshStock().catch(() => undefined);
      setProblem(importFailure(error as Error, plan.writable));
    }
  });

  return {
    fileName: file?.name,
    problem: problem ?? preview?.problem,
    ignoredColumns: preview?.problem === undefined ? (preview?.ignoredColumns ?? []) : [],
    plan: plan || undefined,
    isReading,
    isSending,
    choose,
    send,
  };
}

/** Only a failed fetch of the stock needs an explanation; errors of the file have their own. */
const readFailure = (error: Error) =>
  error instanceof ApiError
    ? `Não foi possível comparar o arquivo com o estoque (${error.message}). Escolha-o de novo.`
    : error.message;

/** Far more than any stock; a larger file must be another one. */
const LARGEST_FILE = 5 * 1024 * 1024;

/** Decodes a chosen file; the preview validates it. */
async function readStockFile(file: File): Promise<string> {
  if (file.size > LARGEST_FILE) throw new Error("O arquivo é grande demais: o máximo é 5 MB.");
  const bytes = await file.arrayBuffer().catch(() => {
    // The file was moved, or saved again since it was chosen.
    throw new Error("Não foi possível ler o arquivo. Escolha-o de novo.");
  });
  return decodeCsv(new Uint8Array(bytes));
}
