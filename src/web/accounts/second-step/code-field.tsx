import { ShieldCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

type CodeFieldProps = { error?: string };

/** Takes a code of the authenticator app. */
export function AppCodeField({ error }: CodeFieldProps) {
  return (
    <TextField
      label="Código do aplicativo"
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={8}
      required
      hint="Os 6 números de agora."
      error={error}
      leading={<ShieldCheck />}
    />
  );
}

/** The same, or a recovery code, which has letters and so needs another keyboard. What follows a password is typed at once. */
export function CodeField({ error }: CodeFieldProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field takes the focus as well.
  useEffect(() => field.current?.querySelector("input")?.focus(), [isRecovery]);
  return (
    <div ref={field}>
      {isRecovery ? (
        <TextField
          label="Código de recuperação"
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          required
          hint="Um dos dez que você guardou, como abcd-efgh-jkmn."
          error={error}
          leading={<ShieldCheck />}
        />
      ) : (
        <AppCodeField error={error} />
      )}
      <div className="-ml-3">
        <Button variant="quiet" size="sm" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? "Usar o código do aplicativo" : "Usar um código de recuperação"}
        </Button>
      </div>
    </div>
  );
}
