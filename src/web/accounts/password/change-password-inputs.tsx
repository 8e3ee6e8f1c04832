import type { ChangePasswordForm } from "#shared/accounts/password-rules.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";

type ChangePasswordInputsProps = {
  /** Tells password managers whose password it is. */
  username: string | undefined;
  currentPlaceholder?: string;
  newHint: string;
  errors: Partial<Record<keyof ChangePasswordForm, string>>;
};

export function ChangePasswordInputs({
  username,
  currentPlaceholder,
  newHint,
  errors,
}: ChangePasswordInputsProps) {
  return (
    <>
      <input type="text" autoComplete="username" value={username ?? ""} readOnly hidden />
      <PasswordField
        label="Senha Atual"
        name="currentPassword"
        autoComplete="current-password"
        required
        placeholder={currentPlaceholder}
        error={errors.currentPassword}
      />
      <PasswordField
        label="Nova Senha"
        name="newPassword"
        autoComplete="new-password"
        required
        hint={newHint}
        error={errors.newPassword}
      />
      <PasswordField
        label="Confirmar Nova Senha"
        name="confirmation"
        autoComplete="new-password"
        required
        error={errors.confirmation}
      />
    </>
  );
}
