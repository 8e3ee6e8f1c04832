import { ArrowRight, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Columns, Group, Row, Specimen } from "./specimen.tsx";

const variants = ["primary", "secondary", "ghost", "danger", "link"] as const;

export function Buttons() {
  const [isSaving, setIsSaving] = useState(false);
  const save = () => {
    setIsSaving(true);
    setTimeout(() => setIsSaving(false), 2000);
  };

  return (
    <Group title="Botões">
      {variants.map((variant) => (
        <Specimen key={variant} name={variant}>
          <Row>
            <Button variant={variant}>Salvar evento</Button>
            <Button variant={variant}>
              <Plus aria-hidden="true" className="size-4" />
              Novo drink
            </Button>
            <Button variant={variant} isBusy busyLabel="Salvando...">
              Salvar evento
            </Button>
            <Button variant={variant} disabled>
              Indisponível
            </Button>
            <Button variant={variant} size="icon" aria-label="Editar">
              <Pencil aria-hidden="true" className="size-4.5" />
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen name="Tamanhos: sm, md, lg">
        <Row>
          <Button size="sm" variant="secondary">
            <Trash2 aria-hidden="true" className="size-4" />
            Remover
          </Button>
          <Button>Salvar</Button>
          <Button size="lg">
            Começar
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </Button>
        </Row>
      </Specimen>
      <Columns>
        <Specimen name="Largura toda">
          <Button block>Entrar</Button>
        </Specimen>
        <Specimen name="Ocupado ao clicar">
          <Button block isBusy={isSaving} busyLabel="Salvando..." onClick={save}>
            Salvar
          </Button>
        </Specimen>
        <Specimen name="Link com cara de botão">
          <a href="#topo" className={buttonClass({ variant: "secondary", block: true })}>
            Voltar ao início
          </a>
        </Specimen>
      </Columns>
    </Group>
  );
}
