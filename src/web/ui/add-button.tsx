import { Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

type AddButtonProps = Pick<ComponentProps<typeof Button>, "variant"> & { label: string; onAdd: () => void };

/** The button that adds a record to a page's list. Beside a title on a phone it has only an icon. */
export function AddButton({ label, variant, onAdd }: AddButtonProps) {
  return (
    <Button variant={variant} onClick={onAdd}>
      <Plus className="size-4.5 max-sm:in-data-[page-action]:size-5" />
      <span className="max-sm:in-data-[page-action]:sr-only">{label}</span>
    </Button>
  );
}
