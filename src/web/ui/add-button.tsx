import { Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

type AddButtonProps = Pick<ComponentProps<typeof Button>, "variant"> & { label: string; onAdd: () => void };

/** The button that adds a record to a page's list. Floating it has only an icon, which does not cover the list. */
export function AddButton({ label, variant, onAdd }: AddButtonProps) {
  return (
    <Button variant={variant} onClick={onAdd}>
      <Plus className="size-4.5 in-data-[floating-action]:afloat:size-6" />
      <span className="in-data-[floating-action]:afloat:sr-only">{label}</span>
    </Button>
  );
}
