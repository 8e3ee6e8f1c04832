import { chargeTxid } from "./charge-txid.ts";
import { NO_TXID, pixCode } from "./pix-code.ts";
import type { PaymentSettings } from "./settings-contract.ts";

/** A charge to be paid; without an id a code that names none, such as one to try. */
type Charge = { id: number | null; amount: string };

type UsedSettings = Pick<PaymentSettings, "pixKeyKind" | "pixKey" | "receiverName" | "city" | "useTxid">;

/** The Pix code by which a company is paid a charge; undefined while its settings have no key. */
export function chargePixCode(settings: UsedSettings, { id, amount }: Charge): string | undefined {
  const { pixKeyKind: keyKind, pixKey: key, receiverName, city, useTxid } = settings;
  if (!(keyKind && key && receiverName && city)) return undefined;
  const txid = useTxid && id !== null ? chargeTxid(id) : NO_TXID;
  return pixCode({ keyKind, key, receiverName, city, amount, txid });
}
