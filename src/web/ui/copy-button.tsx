import { Check, Copy } from "lucide-react";
import type { ComponentProps } from "react";
import { canCopy, useCopied } from "#web/browser/use-copied.ts";
import { Button } from "./button.tsx";

type CopyButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size"> & {
  label: string;
  text: string;
};

/** Copies a text and says so; absent where the browser has no clipboard. */
export function CopyButton({ label, text, ...button }: CopyButtonProps) {
  const { copied, copy } = useCopied();
  const isCopied = copied === text;
  if (!canCopy()) return null;
  return (
    <Button {...button} onClick={() => copy(text)}>
      <CopyIcon isCopied={isCopied} />
      <span aria-live="polite">{isCopied ? "Copiado" : label}</span>
    </Button>
  );
}

export function CopyIcon({ isCopied }: { isCopied: boolean }) {
  const Icon = isCopied ? Check : Copy;
  return <Icon className="size-4" />;
}
