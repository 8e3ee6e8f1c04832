import { Alert } from "#web/ui/alert.tsx";
import type { FormProblem } from "./use-native-form.ts";

/** What is wrong with a form as a whole, above its fields. */
export function FormAlert({ alert }: { alert: FormProblem<string>["alert"] }) {
  if (!alert) return null;
  return (
    <Alert tone="error" title={alert.title}>
      {alert.text}
    </Alert>
  );
}
