import type { ReactNode } from "react";

/** Says that a list has nothing, as quietly as one of its rows. */
export const EmptyLine = ({ children }: { children: ReactNode }) => (
  <p className="py-2.5 text-sm text-muted">{children}</p>
);
