import type { ReactNode } from "react";

export function TopBar({ children }: { children: ReactNode }) {
  return (
    <header
      data-covers="top"
      className="sticky top-0 z-20 border-b border-line bg-surface pt-[env(safe-area-inset-top)] cramped:static lg:hidden print:hidden"
    >
      <div className="flex h-14 items-center gap-2 px-2">{children}</div>
    </header>
  );
}
