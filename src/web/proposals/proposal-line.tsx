import { Send } from "lucide-react";
import type { Proposal } from "#shared/proposals/contract.ts";
import { proposalStateText } from "#shared/proposals/proposal-state-text.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";

const icon = plainIcon(Send, "mr-1.5 inline size-3.5 align-[-0.125em]");

/** "Proposta nº 12 · vista há 2 h"; nothing without a proposal. */
export function ProposalLine({ proposal }: { proposal: Proposal | undefined }) {
  if (!proposal) return null;
  return (
    <p className="mt-1 text-[0.8125rem] leading-5 text-muted tabular-nums max-sm:mt-0.5 max-sm:leading-4.5">
      {icon}
      {proposalStateText(proposal, new Date())}
    </p>
  );
}
