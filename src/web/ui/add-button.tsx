import { Plus } from "lucide-react";
import { Button } from "./button.tsx";

/** The button that makes a new one of what a screen lists. */
export function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button onClick={onAdd}>
      <Plus aria-hidden="true" className="size-4.5" />
      {label}
    </Button>
  );
}
