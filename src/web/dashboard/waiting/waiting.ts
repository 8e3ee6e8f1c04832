import type { ReactNode } from "react";
import type { WaitingKind } from "#shared/dashboard/waiting-order.ts";

/** Something that needs a hand: its place in the order, its name while it is folded, and the row that shows it. */
export type Waiting = { key: string; kind: WaitingKind; label: string; row: ReactNode };
