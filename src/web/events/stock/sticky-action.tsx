import type { ReactNode } from "react";

/** The one action of a part of the editor, within reach of the thumb. */
export const StickyAction = ({ children }: { children: ReactNode }) => (
  <div className="sticky -bottom-4 -mx-4 -mb-6 border-t border-line bg-raised px-4 py-3 [&>*]:max-sm:w-full sm:-bottom-6 sm:-mx-6 sm:-mb-8 sm:px-6 low:static low:mb-0">
    {children}
  </div>
);
