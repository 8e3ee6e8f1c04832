import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { formatWeekdayDateTime } from "#shared/numbers/format.ts";
import type { PaymentSettings } from "#shared/payments/settings-contract.ts";
import { linkToCompanyPart } from "#web/address/links.ts";
import { paymentSettingsQuery } from "#web/payments/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { useCan } from "#web/session/permissions.ts";
import { buttonClass } from "#web/ui/button.tsx";
import type { Waiting } from "./waiting.ts";
import { WaitingRow } from "./waiting-row.tsx";

const LABEL = "Chave Pix alterada";

/** Told for a day after the key that clients pay to was changed. */
export function usePixKeyChange(): Waiting[] {
  const { data: [settings] = [] } = useQuery({ ...paymentSettingsQuery, enabled: useCan("see-money") });
  const change = settings?.pixKeyChange;
  if (!change) return [];
  return [{ key: "pix-key", kind: "pix-key", label: LABEL, row: <PixKeyRow change={change} /> }];
}

function PixKeyRow({ change }: { change: NonNullable<PaymentSettings["pixKeyChange"]> }) {
  const canManage = useCan("manage-company");
  const timeZone = useTimeZone();
  return (
    <WaitingRow
      tone="orange"
      label={LABEL}
      action={
        canManage && (
          <Link
            href={linkToCompanyPart("recebimentos")}
            className={buttonClass({ variant: "ghost", size: "sm" })}
          >
            Conferir
          </Link>
        )
      }
    >
      De {change.from} para {change.to}, por {change.by}, {formatWeekdayDateTime(change.at, timeZone)}
    </WaitingRow>
  );
}
