import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { plainIcon } from "#web/ui/plain-icon.tsx";

const icon = plainIcon(
  ChevronRight,
  "size-4 shrink-0 text-muted transition-transform max-sm:hidden group-hover:translate-x-0.5",
);

/** A row of a list that leads to where one can act on it. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="group -mx-2 flex min-h-10 items-center gap-3 rounded-md px-2 py-1 transition-colors hover:bg-hover"
    >
      {children}
      {icon}
    </Link>
  );
}
