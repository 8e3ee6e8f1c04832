import { useState } from "react";
import { formatCount, formatPercent } from "#shared/numbers/format.ts";
import { balanceDueText } from "#shared/payments/charges/propose-charges.ts";
import type { PaymentSettings } from "#shared/payments/settings-contract.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";

const MOST = 12;
const counts = Array.from({ length: MOST + 1 }, (_count, instalments) => String(instalments));
const labels = Object.fromEntries(
  counts.map((count) => [
    count,
    count === "0" ? "Sinal e saldo" : `Sinal, ${formatCount(Number(count), "parcela", "parcelas")} e saldo`,
  ]),
);

type ProposeChargesProps = {
  terms: Pick<PaymentSettings, "depositPercent" | "balanceDueDays">;
  /** The event is so near that nothing can be due later. */
  isSaldoToday: boolean;
  /** The client is not waited for. */
  isAgreed: boolean;
  onPropose: (instalments: number) => void;
};

/** Proposes sinal, parcelas and saldo by the company's usual terms. */
export function ProposeCharges({ terms, isSaldoToday, isAgreed, onPropose }: ProposeChargesProps) {
  const [instalments, setInstalments] = useState("0");
  return (
    <div className="rounded-lg bg-sunken p-3">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <SelectField
            label="Dividir em"
            value={instalments}
            options={counts}
            labels={labels}
            onChange={({ target }) => setInstalments(target.value)}
          />
        </div>
        <Button variant="secondary" onClick={() => onPropose(Number(instalments))}>
          Gerar parcelas
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted">
        {isSaldoToday
          ? `Falta pouco para o evento: tudo vence ${isAgreed ? "hoje" : "no aceite"}, em uma cobrança só.`
          : usualTerms(terms, isAgreed)}
      </p>
    </div>
  );
}

const usualTerms = (
  { depositPercent, balanceDueDays }: ProposeChargesProps["terms"],
  isAgreed: boolean,
): string =>
  `Sinal de ${formatPercent(depositPercent)} ${isAgreed ? "hoje" : "no aceite"}, saldo ${balanceDueText(balanceDueDays)}.`;
