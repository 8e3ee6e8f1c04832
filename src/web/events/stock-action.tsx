import type { ReactNode } from "react";

/** What the part is for, within reach of the thumb however long the list above it is. */
export const StockAction = ({ children }: { children: ReactNode }) => (
  <div className="sticky -bottom-4 -mx-4 border-t border-line bg-raised px-4 py-3 *:max-sm:w-full sm:-bottom-6 sm:-mx-6 sm:px-6">
    {children}
  </div>
);
