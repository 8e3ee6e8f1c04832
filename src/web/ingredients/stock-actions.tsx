import { History, PackagePlus, Pencil } from "lucide-react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { Button } from "#web/ui/button.tsx";

export type StockActions = {
  onEdit: (ingredient: Ingredient) => void;
  onRecordEntry: (ingredient: Ingredient) => void;
  onShowHistory: (ingredient: Ingredient) => void;
};

type ActionButtonsProps = StockActions & { ingredient: Ingredient; isCompact?: boolean };

/** What can be done with one ingredient: as icons in a row of the table, in words on a card. */
export function ActionButtons({ ingredient, isCompact, ...actions }: ActionButtonsProps) {
  const { name } = ingredient;
  const buttons = [
    { word: "Histórico", label: `Histórico de ${name}`, Icon: History, act: actions.onShowHistory },
    {
      word: "Entrada",
      title: "Registrar entrada",
      label: `Registrar entrada de ${name}`,
      Icon: PackagePlus,
      act: actions.onRecordEntry,
    },
    { word: "Editar", label: `Editar ${name}`, Icon: Pencil, act: actions.onEdit },
  ];
  return buttons.map(({ word, title = word, label, Icon, act }) => (
    <Button
      key={word}
      variant={isCompact ? "ghost" : "secondary"}
      size={isCompact ? "icon" : "sm"}
      aria-label={label}
      title={isCompact ? title : undefined}
      onClick={() => act(ingredient)}
    >
      <Icon aria-hidden="true" className={isCompact ? "size-4.5" : "size-4 max-[22rem]:hidden"} />
      {!isCompact && word}
    </Button>
  ));
}
