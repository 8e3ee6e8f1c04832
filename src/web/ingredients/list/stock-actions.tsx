import { Archive, EllipsisVertical, History, Merge, PackagePlus, PackageX, Pencil } from "lucide-react";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { Ingredient, PricedIngredient } from "#shared/ingredients/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/dialogs/menu.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

type StockEdits = {
  onEdit: (ingredient: PricedIngredient) => void;
  onRecordEntry: (ingredient: PricedIngredient) => void;
  onMerge: (ingredient: PricedIngredient) => void;
  onArchive: (ingredient: Ingredient) => void;
};

export type StockActions = {
  onShowHistory: (ingredient: Ingredient) => void;
  /** Undefined for those who may not move stock. */
  onRecordLoss: ((ingredient: Ingredient) => void) | undefined;
  /** Undefined for those who may not edit. */
  edits: StockEdits | undefined;
};

type ActionProps = StockActions & { ingredient: Ingredient };

// Shared elements: React skips them when a search re-renders the rows.
const icons = {
  more: plainIcon(EllipsisVertical, "size-4.5 text-muted"),
  entry: plainIcon(PackagePlus),
  loss: plainIcon(PackageX),
  history: plainIcon(History),
  edit: plainIcon(Pencil),
  merge: plainIcon(Merge),
  archive: plainIcon(Archive),
};

/** Covers the box around it, so that the whole name or card opens the ingredient. */
export function EditArea({ ingredient, edits }: Pick<ActionProps, "ingredient" | "edits">) {
  if (!edits || !hasMoney(ingredient)) return null;
  return (
    <button
      type="button"
      data-edits=""
      aria-label={`Editar ${ingredient.name}`}
      title="Editar"
      className="absolute inset-0 rounded-[inherit]"
      onClick={() => edits.onEdit(ingredient)}
    />
  );
}

export function EntryButton({ ingredient, edits }: Pick<ActionProps, "ingredient" | "edits">) {
  if (!edits || !hasMoney(ingredient)) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`Registrar entrada de ${ingredient.name}`}
      title="Registrar entrada"
      onClick={() => edits.onRecordEntry(ingredient)}
    >
      Entrada
    </Button>
  );
}

/** All actions of an ingredient. */
export function ActionMenu({ ingredient, edits, onShowHistory, onRecordLoss }: ActionProps) {
  const edit = edits && hasMoney(ingredient) && { ...edits, ingredient };
  return (
    <Menu
      label={`Mais ações de ${ingredient.name}`}
      trigger={
        <Button variant="ghost" size="icon">
          {icons.more}
        </Button>
      }
    >
      {edit && (
        <MenuItem icon={icons.entry} onSelect={() => edit.onRecordEntry(edit.ingredient)}>
          Registrar entrada
        </MenuItem>
      )}
      {onRecordLoss && (
        <MenuItem icon={icons.loss} onSelect={() => onRecordLoss(ingredient)}>
          Registrar perda
        </MenuItem>
      )}
      <MenuItem icon={icons.history} onSelect={() => onShowHistory(ingredient)}>
        Histórico
      </MenuItem>
      {edit && (
        <>
          <MenuItem icon={icons.edit} onSelect={() => edit.onEdit(edit.ingredient)}>
            Editar
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={icons.merge} onSelect={() => edit.onMerge(edit.ingredient)}>
            Juntar com outro…
          </MenuItem>
          <MenuItem icon={icons.archive} onSelect={() => edit.onArchive(edit.ingredient)}>
            Arquivar
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
