import { Check, Copy } from "lucide-react";
import { useState } from "react";
import type { ConfirmReply } from "#shared/accounts/contract.ts";
import { Button } from "#web/ui/button.tsx";

export function CopyCredentials({ credentials }: { credentials: ConfirmReply["credentials"] }) {
  const [isCopied, setIsCopied] = useState(false);
  // Browsers offer the clipboard on secure origins only; the text above can always be selected.
  if (!navigator.clipboard) return null;

  function copy() {
    const text = `Usuário: ${credentials.username}\nSenha: ${credentials.password}`;
    // A browser may forbid it: then the button just keeps its label.
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => {},
    );
  }

  return (
    <div className="mt-4">
      <Button variant="secondary" size="sm" block onClick={copy}>
        {isCopied ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )}
        <span aria-live="polite">{isCopied ? "Copiado" : "Copiar credenciais"}</span>
      </Button>
    </div>
  );
}
