import { PackageMinus, PackagePlus } from "lucide-react";
import { Link } from "wouter";
import type { CateringEvent } from "#shared/events/contract.ts";
import { linkToReturn, linkToWithdrawal } from "#web/address/links.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { canWithdraw } from "./withdrawal/can-withdraw.ts";

// Shared elements, which React skips when it re-renders the cards.
const icons = {
  withdraw: plainIcon(PackageMinus, "size-4"),
  giveBack: plainIcon(PackagePlus, "size-4"),
};

type StockLinkProps = {
  event: CateringEvent;
  /** One of many in a list. */
  isListed?: boolean;
};

/** Leads to where the stock of an event goes out or comes back; nothing where neither is possible. */
export function StockLink({ event, isListed }: StockLinkProps) {
  const isOut = event.stockState === "out";
  if (event.active === "false" || !(isOut || canWithdraw(event))) return null;
  return (
    <Link
      href={isOut ? linkToReturn(event.id) : linkToWithdrawal(event.id)}
      aria-label={isOut ? `Registrar retorno de ${event.name}` : `Dar baixa de ${event.name}`}
      className={buttonClass({ size: "sm", variant: isOut && !isListed ? "primary" : "secondary" })}
    >
      {isOut ? icons.giveBack : icons.withdraw}
      {isOut ? "Registrar retorno" : "Dar baixa"}
    </Link>
  );
}

const SOON_MS = 48 * 60 * 60 * 1000;

/** True if the stock is out, or goes out within two days: then the card of the event leads there, too. */
export const isStockNext = ({ stockState, date }: CateringEvent, now: Date): boolean =>
  stockState === "out" || new Date(date).getTime() - now.getTime() < SOON_MS;
