import type { ReactNode } from "react";
import { BrandName } from "#web/ui/brand-mark.tsx";
import { Card } from "#web/ui/card.tsx";
import { CentredByHeight } from "./centred-by-height.tsx";

/** One card under the brand, for account pages that are reached by a link or during login. */
export function CardLayout({ children }: { children: ReactNode }) {
  return (
    <main className="flex min-h-dvh flex-col px-4 py-8">
      <CentredByHeight height="34rem">
        <div className="flex flex-col items-center gap-6">
          <BrandName size={32} />
          <Card className="w-full max-sm:border-0 max-sm:bg-transparent max-sm:p-0">{children}</Card>
        </div>
      </CentredByHeight>
    </main>
  );
}
