import { useQuery } from "@tanstack/react-query";
import { fixedCostName } from "#shared/events/fixed-cost-name.ts";
import type { UsualCost } from "#shared/events/usual-costs.ts";
import { formatCount, formatMoney } from "#shared/numbers/format.ts";
import { EditableCard } from "#web/company/editable-card.tsx";
import { type UsualCostsRow, usualCostsQuery } from "#web/events/queries.ts";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";

const UsualCostsDialog = lazyDialog("UsualCostsDialog", () => import("./usual-costs-dialog.tsx"));

/** The fixed costs that new events start with. */
export function UsualCostsSection() {
  const query = useQuery(usualCostsQuery);
  const edited = useDialogSubject<UsualCostsRow>();
  return (
    <>
      <EditableCard
        title="Custos habituais"
        editLabel="Alterar custos habituais"
        query={query}
        failure="Não foi possível carregar os custos habituais"
        onEdit={edited.open}
        isWide
      >
        {({ costs }) =>
          costs.length === 0 ? (
            <p className="text-sm text-muted">
              Inclua equipe e transporte: todo evento novo começa com eles, e a margem já os conta.
            </p>
          ) : (
            <ul className="ruled text-sm">
              {costs.map((cost, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two costs may have the same name.
                <li key={position} className="flex justify-between gap-4 py-2">
                  <span className="min-w-0 wrap-anywhere">{fixedCostName(cost)}</span>
                  <span className="text-right whitespace-nowrap tabular-nums">
                    {formatMoney(Number(cost.amount))} <span className="text-muted">{basisText(cost)}</span>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </EditableCard>
      {edited.subject && (
        <UsualCostsDialog key={edited.key} row={edited.subject} open={edited.isOpen} onClose={edited.close} />
      )}
    </>
  );
}

const basisText = ({ guests }: UsualCost): string =>
  guests === null ? "por evento" : `a cada ${formatCount(guests, "convidado", "convidados")}`;
