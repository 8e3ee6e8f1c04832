import { ChevronLeft } from "lucide-react";
import { Link } from "wouter";

/** Leads from the page of one record back to the list. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="-ml-1 inline-flex h-control items-center gap-1 text-sm text-muted hover:text-ink print:hidden"
    >
      <ChevronLeft className="size-4" />
      {children}
    </Link>
  );
}
