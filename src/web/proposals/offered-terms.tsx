import { formatDay } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { ChargeInput } from "#shared/payments/contract.ts";
import { namedCharges } from "#shared/proposals/document-texts.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";

type OfferedTermsProps = {
  charges: readonly ChargeInput[];
  /** They are proposed by the company's terms, and saved with the sending. */
  isProposed: boolean;
  isLeftOut: boolean;
  onLeaveOut: (isLeftOut: boolean) => void;
};

/** How the client will be asked to pay; terms that nobody saved yet can be left to be agreed upon. */
export function OfferedTerms({ charges, isProposed, isLeftOut, onLeaveOut }: OfferedTermsProps) {
  return (
    <section aria-label="Pagamento">
      <h3 className="text-sm font-medium">Pagamento</h3>
      {isLeftOut ? (
        <p className="mt-1 text-sm text-muted">A proposta diz "A combinar".</p>
      ) : (
        <ul className="mt-1 divide-y divide-line text-sm">
          {namedCharges({ charges: [...charges] }).map(({ name, amount, dueOn }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: charges that are only proposed have no id, and do not move.
            <li key={position} className="flex justify-between gap-3 py-1.5 tabular-nums">
              <span>
                {name}{" "}
                <span className="text-muted">{dueOn === null ? "no aceite" : `até ${formatDay(dueOn)}`}</span>
              </span>
              {formatMoney(Number(amount))}
            </li>
          ))}
        </ul>
      )}
      {isProposed && (
        <CheckboxField
          label="Deixar o pagamento a combinar"
          hint={isLeftOut ? undefined : "As parcelas são salvas no evento ao enviar."}
          checked={isLeftOut}
          onChange={onLeaveOut}
        />
      )}
    </section>
  );
}
