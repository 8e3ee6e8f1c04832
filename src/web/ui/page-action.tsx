import type { ReactNode } from "react";

/** The main action of a page, beside its title: on phones an icon, since nothing may float over what one reads. */
export const PageAction = ({ children }: { children: ReactNode }) => (
  <div
    data-page-action=""
    className="max-sm:[&_:is(a,button)]:w-control max-sm:[&_:is(a,button)]:px-0 print:hidden"
  >
    {children}
  </div>
);
