import { Lock, Mail } from "lucide-react";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

type CredentialFieldsProps = {
  email: string;
  /** Absent: the e-mail is known and read-only. */
  onEmailChange?: (email: string) => void;
  errors: { email?: string; password?: string };
};

export function CredentialFields({ email, onEmailChange, errors }: CredentialFieldsProps) {
  return (
    <>
      <TextField
        label="Email"
        name="email"
        type="email"
        // Where a passkey is proposed, it is proposed in this field.
        autoComplete="username webauthn"
        autoCapitalize="none"
        required
        readOnly={!onEmailChange}
        value={email}
        onChange={(event) => onEmailChange?.(event.target.value)}
        error={errors.email}
        leading={<Mail />}
      />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
        leading={<Lock />}
      />
    </>
  );
}
