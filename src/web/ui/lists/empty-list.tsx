import type { ReactNode } from "react";
import { Link } from "wouter";
import { AddButton } from "#web/ui/add-button.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

type EmptyListProps = {
  icon: ReactNode;
  title: string;
  /** Why to add the first one. */
  reason: string;
  addLabel: string;
  onAdd: () => void;
  /** Something else that has to exist first and does not yet. */
  needed?: { reason: string; label: string; href: string } | false;
  /** Other ways to fill the list. */
  others?: ReactNode;
};

/** Empty state of a list: one sentence and the action that adds its first item. */
export function EmptyList({ icon, title, reason, addLabel, onAdd, needed, others }: EmptyListProps) {
  const action = needed ? (
    <Link href={needed.href} className={buttonClass()}>
      {needed.label}
    </Link>
  ) : (
    <AddButton label={addLabel} onAdd={onAdd} />
  );
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {action}
          {others}
        </div>
      }
    >
      {needed ? needed.reason : reason}
    </EmptyState>
  );
}
