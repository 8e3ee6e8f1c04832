import type { ReactNode } from "react";
import { Link } from "wouter";
import { AddButton } from "#web/ui/add-button.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

type EmptyListProps = {
  icon: ReactNode;
  title: string;
  /** What the first one is good for. */
  reason: string;
  addLabel: string;
  onAdd: () => void;
  /** What has to be there before it, where there is none of that either. */
  needed?: { reason: string; label: string; href: string } | false;
};

/** Where nothing has been made yet: one sentence, and the action that fills the place. */
export function EmptyList({ icon, title, reason, addLabel, onAdd, needed }: EmptyListProps) {
  const action = needed ? (
    <Link href={needed.href} className={buttonClass()}>
      {needed.label}
    </Link>
  ) : (
    <AddButton label={addLabel} onAdd={onAdd} />
  );
  return (
    <EmptyState icon={icon} title={title} action={action}>
      {needed ? needed.reason : reason}
    </EmptyState>
  );
}
