import { Archive, EllipsisVertical, History, PackagePlus, Pencil } from "lucide-react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/dialogs/menu.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

export type StockActions = {
  onEdit: (ingredient: Ingredient) => void;
  onRecordEntry: (ingredient: Ingredient) => void;
  onShowHistory: (ingredient: Ingredient) => void;
  onArchive: (ingredient: Ingredient) => void;
};

type ActionProps = StockActions & { ingredient: Ingredient };

// Shared elements: React skips them when a search re-renders the rows.
const icons = {
  more: plainIcon(EllipsisVertical, "size-4.5 text-muted"),
  entry: plainIcon(PackagePlus),
  history: plainIcon(History),
  edit: plainIcon(Pencil),
  archive: plainIcon(Archive),
};

/** Covers the box around it, so that the whole name or card opens the ingredient. */
export function EditArea({ ingredient, onEdit }: Pick<ActionProps, "ingredient" | "onEdit">) {
  return (
    <button
      type="button"
      data-edits=""
      aria-label={`Editar ${ingredient.name}`}
      title="Editar"
      className="absolute inset-0 rounded-[inherit]"
      onClick={() => onEdit(ingredient)}
    />
  );
}

export function EntryButton({
  ingredient,
  onRecordEntry,
}: Pick<ActionProps, "ingredient" | "onRecordEntry">) {
  return (
    <Button
      variant="link"
      size="sm"
      aria-label={`Registrar entrada de ${ingredient.name}`}
      title="Registrar entrada"
      onClick={() => onRecordEntry(ingredient)}
    >
      Entrada
    </Button>
  );
}

/** All actions of an ingredient. */
export function ActionMenu({ ingredient, ...actions }: ActionProps) {
  return (
    <Menu
      label={`Mais ações de ${ingredient.name}`}
      trigger={
        <Button variant="ghost" size="icon">
          {icons.more}
        </Button>
      }
    >
      <MenuItem icon={icons.entry} onSelect={() => actions.onRecordEntry(ingredient)}>
        Registrar entrada
      </MenuItem>
      <MenuItem icon={icons.history} onSelect={() => actions.onShowHistory(ingredient)}>
        Histórico
      </MenuItem>
      <MenuItem icon={icons.edit} onSelect={() => actions.onEdit(ingredient)}>
        Editar
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={icons.archive} onSelect={() => actions.onArchive(ingredient)}>
        Arquivar
      </MenuItem>
    </Menu>
  );
}
