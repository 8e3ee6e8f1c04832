import type { ReactNode } from "react";

/** Lets what can be pressed beside a card's title reach beyond its line, so that titles stay level. */
export function TitleAction({ children }: { children: ReactNode }) {
  return <div className="-my-1.5 -mr-3 shrink-0 pointer-coarse:-my-2.5">{children}</div>;
}
