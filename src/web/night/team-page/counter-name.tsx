import { type FormEvent, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

const LONGEST_NAME = 60;

type CounterNameProps = { name: string; onChange: (name: string) => void };

/** Asks once who counts: everybody sees who counted what. */
export function CounterName({ name, onChange }: CounterNameProps) {
  const [isEditing, setIsEditing] = useState(false);
  if (name === "" || isEditing) {
    return (
      <NameForm
        name={name}
        onDone={(entered) => {
          onChange(entered);
          setIsEditing(false);
        }}
      />
    );
  }
  return (
    <p className="flex min-h-12 flex-wrap items-center gap-x-2 text-sm">
      <span className="min-w-0 wrap-anywhere">
        Contando como <span className="font-semibold">{name}</span>
      </span>
      <Button variant="link" size="sm" onClick={() => setIsEditing(true)}>
        Trocar nome
      </Button>
    </p>
  );
}

function NameForm({ name, onDone }: { name: string; onDone: (name: string) => void }) {
  const [entered, setEntered] = useState(name);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = entered.trim();
    if (given === "") setError("Informe o seu nome");
    else onDone(given);
  };
  return (
    <form noValidate className="flex flex-col gap-3 py-4" onSubmit={submit}>
      <TextField
        label="Seu nome"
        hint="Todos veem quem contou cada item."
        error={error}
        value={entered}
        maxLength={LONGEST_NAME}
        autoComplete="given-name"
        enterKeyHint="done"
        onChange={({ currentTarget }) => setEntered(currentTarget.value)}
      />
      <Button type="submit" size="lg" block>
        {name === "" ? "Começar a contar" : "Salvar nome"}
      </Button>
    </form>
  );
}
