import type { ReactNode } from "react";

type ActionBarProps = {
  note?: ReactNode;
  /** What went wrong: it stands where the action was tried. */
  problem?: ReactNode;
  children: ReactNode;
};

/** The one action of a page, within reach of the thumb; the page leaves room for it with `pb-20`. */
export const ActionBar = ({ note, problem, children }: ActionBarProps) => (
  <div
    data-covers="bottom"
    className="fixed inset-x-0 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 border-t border-line bg-surface lg:bottom-0 lg:left-64 low:static low:mt-4 print:hidden"
  >
    {problem && (
      <div className="mx-auto flex max-h-[40dvh] max-w-[1200px] flex-col gap-2 overflow-y-auto px-4 pt-2 empty:hidden sm:px-6 lg:px-8">
        {problem}
      </div>
    )}
    <div className="mx-auto flex max-w-[1200px] items-center justify-between gap-3 px-4 py-2 sm:px-6 lg:px-8">
      <p className="text-sm text-muted tabular-nums">{note}</p>
      {children}
    </div>
  </div>
);
