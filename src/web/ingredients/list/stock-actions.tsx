import { History, PackagePlus, Pencil } from "lucide-react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

export type StockActions = {
  onEdit: (ingredient: Ingredient) => void;
  onRecordEntry: (ingredient: Ingredient) => void;
  onShowHistory: (ingredient: Ingredient) => void;
};

type ActionButtonsProps = StockActions & { ingredient: Ingredient; isCompact?: boolean };

const looks = {
  row: { variant: "ghost", size: "icon" },
  card: { variant: "secondary", size: "sm" },
} as const;

/** The actions of one ingredient: icons in a table row, words on a card. */
export function ActionButtons({ ingredient, isCompact, ...actions }: ActionButtonsProps) {
  const { name } = ingredient;
  const { variant, size } = isCompact ? looks.row : looks.card;
  const icons = isCompact ? rowIcons : cardIcons;
  const buttons = [
    { word: "Histórico", label: `Histórico de ${name}`, icon: icons.history, act: actions.onShowHistory },
    {
      word: "Entrada",
      title: "Registrar entrada",
      label: `Registrar entrada de ${name}`,
      icon: icons.entry,
      act: actions.onRecordEntry,
    },
    { word: "Editar", label: `Editar ${name}`, icon: icons.edit, act: actions.onEdit },
  ];
  return buttons.map(({ word, title = word, label, icon, act }) => (
    <Button
      key={word}
      variant={variant}
      size={size}
      data-edits={act === actions.onEdit ? "" : undefined}
      aria-label={label}
      title={isCompact ? title : undefined}
      onClick={() => act(ingredient)}
    >
      {icon}
      {!isCompact && word}
    </Button>
  ));
}

// Shared elements: React skips them when a search re-renders the rows.
const rowIcons = iconsOf("size-4.5");
const cardIcons = iconsOf("size-4 max-[28rem]:hidden");

function iconsOf(className: string) {
  return {
    history: plainIcon(History, className),
    entry: plainIcon(PackagePlus, className),
    edit: plainIcon(Pencil, className),
  };
}
