import { NO_TXID, pixCode } from "#shared/payments/pix/pix-code.ts";
import type { PaymentSettings } from "#shared/payments/settings-contract.ts";
import { chargeTxid } from "./charge-txid.ts";

type Charge = { id: number; amount: string };

type UsedSettings = Pick<PaymentSettings, "pixKeyKind" | "pixKey" | "receiverName" | "city" | "useTxid">;

/** The Pix code by which a company is paid a charge; undefined while its settings have no key. */
export function chargePixCode(settings: UsedSettings, { id, amount }: Charge): string | undefined {
  const { pixKeyKind: keyKind, pixKey: key, receiverName, city, useTxid } = settings;
  if (!(keyKind && key && receiverName && city)) return undefined;
  const txid = useTxid ? chargeTxid(id) : NO_TXID;
  return pixCode({ keyKind, key, receiverName, city, amount, txid });
}
