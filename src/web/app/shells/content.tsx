import type { ReactNode } from "react";
import { CONTENT_ID } from "./skip-link.tsx";

export function Content({ children }: { children: ReactNode }) {
  return (
    <main
      id={CONTENT_ID}
      tabIndex={-1}
      className="mx-auto w-full max-w-[1200px] p-4 outline-none sm:p-6 lg:p-8 print:max-w-none print:p-0"
    >
      {children}
    </main>
  );
}
