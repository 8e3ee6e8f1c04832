import type { FormEvent } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

type ExampleDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; isLong?: boolean };

const ingredients = [
  "Cachaça",
  "Suco de limão",
  "Xarope de açúcar",
  "Água com gás",
  "Xarope de gengibre",
  "Espuma de maracujá",
  "Licor de laranja",
  "Bitter",
];

export function ExampleDialog({ open, onOpenChange, isLong }: ExampleDialogProps) {
  const formId = isLong ? "receita-longa" : "receita";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isLong ? "Editar drink" : "Novo drink"}
      description="A receita de um copo."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancelar
          </Button>
          <Button type="submit" form={formId}>
            Salvar
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <TextField label="Nome" placeholder="Caipirinha" required />
        {(isLong ? ingredients : ingredients.slice(0, 1)).map((name) => (
          <NumberField key={name} label={name} hint="em ml" />
        ))}
      </form>
    </Dialog>
  );
}
