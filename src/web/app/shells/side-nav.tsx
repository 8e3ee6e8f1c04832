import type { LucideIcon } from "lucide-react";
import { Link } from "wouter";
import { useCurrentPage } from "./use-current-page.ts";

export type NavEntry = { path: string; label: string; Icon: LucideIcon };

type SideNavProps = { entries: readonly NavEntry[]; onNavigate?: () => void };

export function SideNav({ entries, onNavigate }: SideNavProps) {
  const currentPage = useCurrentPage();
  return (
    <nav aria-label="Menu principal" className="flex-1 shrink-0">
      <ul className="flex flex-col gap-1">
        {entries.map(({ path, label, Icon }) => (
          <li key={path}>
            <Link
              href={path}
              onClick={onNavigate}
              aria-current={currentPage(path)}
              className="flex h-control items-center gap-3 rounded-lg px-3 font-medium text-muted hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-primary-soft aria-[current]:text-primary-ink"
            >
              <Icon className="size-5 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
