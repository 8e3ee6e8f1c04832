import { exact, rounded, sum } from "#shared/numbers/exact.ts";
import { formatCount, formatMoney, formatUnitCost } from "#shared/numbers/format.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { type MissingEntry, purchaseLine } from "./missing-entries.ts";

type WithdrawalQuestionProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  entries: readonly MissingEntry[];
  /** The yields that nobody has said yet, as questions. */
  uncounted: string;
  isAgain: boolean;
  isBusy: boolean;
  onConfirm: () => void;
};

/** Asked before stock leaves. */
export function WithdrawalQuestion({ entries, uncounted, isAgain, ...dialog }: WithdrawalQuestionProps) {
  const what = uncounted
    ? `${uncounted} O rendimento ainda não foi informado: a quantidade sai 1 para 1.`
    : isAgain
      ? "Este evento já teve uma baixa e um retorno: as quantidades da lista saem do estoque mais uma vez."
      : "As quantidades da lista sairão do estoque.";
  return (
    <ConfirmDialog
      {...dialog}
      title="Dar baixa no estoque?"
      description={
        <>
          {entries.length > 0 && <EntriesText entries={entries} />}
          {what} Depois de 24 h a baixa não pode ser desfeita.
        </>
      }
      confirmLabel={uncounted ? "Dar baixa assim mesmo" : "Dar baixa"}
      busyLabel="Dando baixa..."
    />
  );
}

/** The purchases that are recorded first, and what is odd about them. */
function EntriesText({ entries }: { entries: readonly MissingEntry[] }) {
  const total = rounded(sum(entries.map((entry) => exact(purchaseLine(entry).price))), 2);
  return (
    <>
      Antes é registrada a entrada de {formatCount(entries.length, "item", "itens")} por {formatMoney(total)}.{" "}
      {entries.map(
        ({ ingredient: { id, name, unit, unitCost }, unusual }) =>
          unusual !== undefined && (
            <strong key={id} className="font-semibold text-ink">
              Confira: {name} sai a {formatUnitCost(unusual, unit)}, e até agora custava{" "}
              {formatUnitCost(unitCost, unit)}.{" "}
            </strong>
          ),
      )}
    </>
  );
}
