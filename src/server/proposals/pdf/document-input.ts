import type { Logo } from "#server/proposals/logo/logo.ts";
import type { Money } from "#shared/numbers/money.ts";
import type { ChargeKind } from "#shared/payments/enumerations.ts";
import type { Colour } from "#shared/proposals/readable-colour.ts";
import type { ProposalSnapshot } from "#shared/proposals/snapshot.ts";

/** What stands in a document besides the frozen offer. All of it can be sent to another thread. */
export type DocumentOptions = {
  /** Without one the company's name stands in its place. */
  logo?: Logo | null;
  colour: Colour;
  /** SHA-256 of the snapshot as it was sent. */
  code?: string;
  acceptance?: { name: string /** ISO 8601. */; at: string } | null;
  /** A code to pay the deposit by. */
  pix?: { kind: ChargeKind; code: string; amount: Money } | null;
};

export type ProposalDocument = { snapshot: ProposalSnapshot; options: DocumentOptions };
