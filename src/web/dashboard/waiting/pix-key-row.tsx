import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { formatWeekdayDateTime } from "#shared/numbers/format.ts";
import { linkToCompanyPart } from "#web/address/links.ts";
import { paymentSettingsQuery } from "#web/payments/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { useCan } from "#web/session/permissions.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { WaitingRow } from "./waiting-row.tsx";

/** For a day after the key that clients pay to was changed. */
export function PixKeyRow() {
  const canManage = useCan("manage-company");
  const timeZone = useTimeZone();
  const { data: [settings] = [] } = useQuery({ ...paymentSettingsQuery, enabled: useCan("see-money") });
  const change = settings?.pixKeyChange;
  if (!change) return null;
  return (
    <WaitingRow
      tone="orange"
      label="Chave Pix alterada"
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
