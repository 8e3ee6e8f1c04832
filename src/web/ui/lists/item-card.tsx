import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

type ItemCardProps = {
  name: string;
  /** Undefined for those who may not edit. */
  edits: { onEdit: () => void; onRemove: () => void } | undefined;
  isRemoving?: boolean;
  /** Aligned to the bottom of the card. */
  footer?: ReactNode;
  children: ReactNode;
};

// Created once: React skips elements that are identical between renders.
const editIcon = plainIcon(Pencil, "size-4.5 text-muted");
const removeIcon = plainIcon(Trash2, "size-4.5 text-muted");

/** Content of a card whose item can be edited and removed. */
export function ItemCard({ name, edits, isRemoving, footer, children }: ItemCardProps) {
  return (
    <>
      <div className="-mt-1.5 -mr-2 flex items-start print:[&>button]:hidden">
        <h2 className="mr-2 min-w-0 flex-1 py-1.5 text-lg font-semibold wrap-anywhere pointer-coarse:py-2.5">
          {name}
        </h2>
        {edits && (
          <>
            <Button
              variant="ghost"
              size="icon"
              data-edits=""
              aria-label={`Editar ${name}`}
              title="Editar"
              onClick={edits.onEdit}
            >
              {editIcon}
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remover ${name}`}
              title="Remover"
              isBusy={isRemoving}
              busyLabel=""
              onClick={edits.onRemove}
            >
              {removeIcon}
            </Button>
          </>
        )}
      </div>
      {children}
      {footer && <div className="mt-auto border-t border-line pt-3">{footer}</div>}
    </>
  );
}
