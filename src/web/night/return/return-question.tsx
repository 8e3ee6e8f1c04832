import { type LossKind, lossKinds } from "#shared/ingredients/enumerations.ts";
import { lossFacts } from "#shared/ingredients/loss-facts.ts";
import type { CountedTwice } from "#shared/night/counts/counted-twice.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { CountedTwiceField } from "./counted-twice.tsx";

/** What is asked before a return: how many items were used up, why something was lost, and what was counted twice. */
export type Closing = {
  usedUp: number | "all";
  kinds: ReadonlySet<LossKind>;
  twice: readonly CountedTwice[];
};

type ReturnQuestionProps = {
  closing: Closing | undefined;
  /** How many counts there are. */
  counted: number;
  reasons: Record<LossKind, string>;
  onReason: (kind: LossKind, reason: string) => void;
  /** The place of the chosen reading of what was counted twice, by ingredient. */
  readings: ReadonlyMap<number, number>;
  onReading: (ingredientId: number, place: number) => void;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

const MISSING = "Informe o motivo";

export function ReturnQuestion({
  closing,
  counted,
  reasons,
  onReason,
  readings,
  onReading,
  isBusy,
  onCancel,
  onConfirm,
}: ReturnQuestionProps) {
  const asked = lossKinds.filter((kind) => closing?.kinds.has(kind));
  const isComplete = asked.every((kind) => reasons[kind].trim() !== "");
  return (
    <ConfirmDialog
      open={closing !== undefined}
      onOpenChange={onCancel}
      title="Registrar retorno?"
      description={
        <>
          {closing && usedUpText(closing.usedUp)} {closing?.usedUp === "all" && leftOutText(counted)} Depois
          de 24 h o retorno não pode ser desfeito.
        </>
      }
      confirmLabel="Registrar"
      busyLabel="Registrando..."
      isBusy={isBusy}
      onConfirm={() => isComplete && onConfirm()}
    >
      {closing?.twice.map((twice) => {
        const { ingredientId } = twice.item;
        return (
          <CountedTwiceField
            key={ingredientId}
            twice={twice}
            chosen={readings.get(ingredientId) ?? 0}
            onChoose={(place) => onReading(ingredientId, place)}
          />
        );
      })}
      {asked.map((kind) => (
        <div key={kind} className="mt-3">
          <TextField
            label={`Motivo das ${lossFacts[kind].many}`}
            value={reasons[kind]}
            maxLength={200}
            onChange={(event) => onReason(kind, event.target.value)}
            error={reasons[kind].trim() === "" && MISSING}
          />
        </div>
      ))}
    </ConfirmDialog>
  );
}

function usedUpText(usedUp: number | "all"): string {
  if (usedUp === "all") return "Nada voltou: tudo o que saiu do estoque conta como usado.";
  if (usedUp === 0) return "";
  return usedUp === 1
    ? "Nada voltou de 1 item: ele conta como usado."
    : `Nada voltou de ${formatNumber(usedUp)} itens: eles contam como usados.`;
}

/** Said before a return that is not what was counted. */
export function leftOutText(counted: number): string {
  if (counted === 0) return "";
  return counted === 1
    ? "A contagem que já foi feita fica de fora, com as perdas que tiver."
    : `As ${formatNumber(counted)} contagens que já foram feitas ficam de fora, com as perdas que tiverem.`;
}
