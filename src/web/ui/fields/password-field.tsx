import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { FieldAction } from "./field-action.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

type PasswordFieldProps = Omit<TextFieldProps, "type" | "trailing">;

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? "text" : "password"}
      trailing={
        <FieldAction label={isShown ? "Ocultar senha" : "Mostrar senha"} onClick={() => setIsShown(!isShown)}>
          <Icon />
        </FieldAction>
      }
    />
  );
}
