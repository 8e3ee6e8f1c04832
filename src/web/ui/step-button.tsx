import { clsx } from "clsx";
import { Minus, Plus } from "lucide-react";
import { Button } from "./button.tsx";

type StepButtonProps = {
  direction: "less" | "more";
  label: string;
  /** Nothing further that way. Not `disabled`: the press that got there would lose the focus. */
  isAtEnd?: boolean;
  isDisabled?: boolean;
  onStep: () => void;
};

/** One of the two buttons beside a number. */
export function StepButton({ direction, label, isAtEnd = false, isDisabled, onStep }: StepButtonProps) {
  const Icon = direction === "less" ? Minus : Plus;
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      disabled={isDisabled}
      onClick={() => isAtEnd || onStep()}
    >
      <Icon aria-hidden="true" className={clsx("size-4", isAtEnd && "opacity-50")} />
    </Button>
  );
}
