import type { ReactNode } from "react";
import { CentredByHeight } from "./centred-by-height.tsx";

type SplitLayoutProps = {
  children: ReactNode;
  panel: ReactNode;
  panelOnSmallScreens?: boolean;
  /** The form's height without messages. */
  height: `${number}rem`;
};

/** Two halves on large screens: form and brand panel. */
export function SplitLayout({ children, panel, panelOnSmallScreens = false, height }: SplitLayoutProps) {
  return (
    <div className="lg:grid lg:grid-cols-2">
      <main className="flex min-h-dvh flex-col px-4 py-8 sm:px-8">
        <CentredByHeight height={height}>{children}</CentredByHeight>
      </main>
      <aside className={panelOnSmallScreens ? undefined : "hidden lg:block"}>{panel}</aside>
    </div>
  );
}
