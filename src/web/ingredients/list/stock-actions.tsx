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
  edit: plainIcon(Pencil, "size-4"),
  merge: plainIcon(Merge),
  archive: plainIcon(Archive),
};

/** SPEC §2: the edit action of a row or card. */
export function EditButton({ ingredient, edits }: Pick<ActionProps, "ingredient" | "edits">) {
  if (!edits || !hasMoney(ingredient)) return null;
  return (
    <Button
      variant="quiet"
      size="icon"
      data-edits=""
      aria-label={`Editar ${ingredient.name}`}
      title="Editar"
      onClick={() => edits.onEdit(ingredient)}
    >
      {icons.edit}
    </Button>
  );
}

/** Lets a pointer open the ingredient anywhere in the box around it. For keys there is the button. */
export function EditArea({ ingredient, edits }: Pick<ActionProps, "ingredient" | "edits">) {
  if (!edits || !hasMoney(ingredient)) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
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
