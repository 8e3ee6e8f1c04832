import { clsx } from "clsx";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";

type StepButtonProps = {
  direction: "less" | "more";
  label: string;
  /** Announced after a press: the number with what it counts. */
  result: string;
  /** The limit is reached. Not `disabled`, which would drop the focus. */
  isAtEnd?: boolean;
  isDisabled?: boolean;
  onStep: () => void;
};

export function StepButton({
  direction,
  label,
  result,
  isAtEnd = false,
  isDisabled,
  onStep,
}: StepButtonProps) {
  const [isPressed, setIsPressed] = useState(false);
  const Icon = direction === "less" ? Minus : Plus;
  const press = () => {
    if (isAtEnd) return;
    setIsPressed(true);
    onStep();
  };

  return (
    <>
      <Button
        variant="secondary"
        size="icon"
        aria-label={label}
        aria-disabled={isAtEnd || undefined}
        disabled={isDisabled}
        onClick={press}
        onBlur={() => setIsPressed(false)}
      >
        <Icon className={clsx("size-4", isAtEnd && "opacity-50")} />
      </Button>
      <span role="status" className="sr-only">
        {isPressed && result}
      </span>
    </>
  );
}
