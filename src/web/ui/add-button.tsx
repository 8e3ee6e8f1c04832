import { Plus } from "lucide-react";
import { Button } from "./button.tsx";

type AddButtonProps = {
  label: string;
  onAdd: () => void;
  /** Another button of the view is its next step, such as that of an empty list: a view has one solid button. */
  isSecond?: boolean;
};

/** The button that adds a record to a page's list. Beside a title on a phone it has only an icon. */
export function AddButton({ label, isSecond, onAdd }: AddButtonProps) {
  return (
    <Button variant={isSecond ? "secondary" : "primary"} onClick={onAdd}>
      <Plus className="size-4.5 max-sm:in-data-[page-action]:size-5" />
      <span className="max-sm:in-data-[page-action]:sr-only">{label}</span>
    </Button>
  );
}
