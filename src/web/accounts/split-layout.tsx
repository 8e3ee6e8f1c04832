import type { ReactNode } from "react";

type SplitLayoutProps = { children: ReactNode; panel: ReactNode; panelOnSmallScreens?: boolean };

/** Two halves on large screens: the form and the brand panel. */
export function SplitLayout({ children, panel, panelOnSmallScreens = false }: SplitLayoutProps) {
  return (
    <div className="lg:grid lg:grid-cols-2">
      <main className="flex min-h-dvh flex-col px-4 py-8 sm:px-8">
        <div className="m-auto w-full max-w-md">{children}</div>
      </main>
      <aside className={panelOnSmallScreens ? undefined : "hidden lg:block"}>{panel}</aside>
    </div>
  );
}
