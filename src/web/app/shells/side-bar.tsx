import type { ReactNode } from "react";

/** The side menu of large screens; below `lg` each shell has its own navigation. */
export function SideBar({ children }: { children: ReactNode }) {
  return (
    <aside className="fixed inset-y-0 left-0 z-20 hidden w-64 flex-col overflow-y-auto border-r border-line bg-surface p-3 lg:flex print:hidden">
      {children}
    </aside>
  );
}
