import { type LossKind, lossKinds } from "#shared/ingredients/enumerations.ts";
import { lossFacts } from "#shared/ingredients/loss-facts.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

/** What is asked before a return: how many items were used up, and why something was lost. */
export type Closing = { usedUp: number | "all"; kinds: ReadonlySet<LossKind> };

type ReturnQuestionProps = {
  closing: Closing | undefined;
  /** How many counts there are. */
  counted: number;
  reasons: Record<LossKind, string>;
  onReason: (kind: LossKind, reason: string) => void;
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
          {asked.map((kind) => (
            <span key={kind} className="mt-3 block text-left text-ink">
              <TextField
                label={`Motivo das ${lossFacts[kind].many}`}
                value={reasons[kind]}
                maxLength={200}
                onChange={(event) => onReason(kind, event.target.value)}
                error={reasons[kind].trim() === "" && MISSING}
              />
            </span>
          ))}
        </>
      }
      confirmLabel="Registrar"
      busyLabel="Registrando..."
      isBusy={isBusy}
      onConfirm={() => isComplete && onConfirm()}
    />
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
