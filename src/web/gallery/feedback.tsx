import { Ban, CircleCheck, CircleX, Clock, FileText, Flag, PartyPopper, TriangleAlert } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { Skeleton, SkeletonCards, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Columns, Group, Row, Specimen } from "./specimen.tsx";

export function Feedback() {
  return (
    <Group title="Retorno">
      <Specimen name="Situação do evento">
        <Row>
          <Badge tone="green" icon={<CircleCheck aria-hidden="true" />}>
            Confirmado
          </Badge>
          <Badge tone="yellow" icon={<Clock aria-hidden="true" />}>
            Planejamento
          </Badge>
          <Badge tone="blue" icon={<FileText aria-hidden="true" />}>
            Orçamento
          </Badge>
          <Badge tone="violet" icon={<PartyPopper aria-hidden="true" />}>
            Em andamento
          </Badge>
          <Badge tone="neutral" icon={<Flag aria-hidden="true" />}>
            Concluído
          </Badge>
          <Badge tone="red" icon={<Ban aria-hidden="true" />}>
            Cancelado
          </Badge>
        </Row>
      </Specimen>
      <Specimen name="Situação do estoque">
        <Row>
          <Badge tone="green" icon={<CircleCheck aria-hidden="true" />}>
            Normal
          </Badge>
          <Badge tone="yellow" icon={<Clock aria-hidden="true" />}>
            Atenção
          </Badge>
          <Badge tone="orange" icon={<TriangleAlert aria-hidden="true" />}>
            Estoque Baixo
          </Badge>
          <Badge tone="red" icon={<CircleX aria-hidden="true" />}>
            Sem Estoque
          </Badge>
          <Badge tone="neutral">12 itens</Badge>
        </Row>
      </Specimen>
      <div className="grid gap-3 sm:grid-cols-2">
        <Alert tone="error" title="Credenciais Incorretas">
          O email ou senha digitados estão incorretos. Confira e tente de novo.
        </Alert>
        <Alert tone="success" title="Email enviado!">
          Verifique sua caixa de entrada.
        </Alert>
        <Alert tone="warning" title="Troque a senha no primeiro acesso">
          A senha gerada vale só para entrar uma vez.
        </Alert>
        <Alert tone="info">Uma mensagem sem título, de uma linha.</Alert>
      </div>
      <Specimen name="Notificações (F8 leva até elas)">
        <Row>
          <Button
            variant="secondary"
            onClick={() =>
              toast({
                title: "Sucesso",
                description: "Ingrediente adicionado com sucesso",
                tone: "success",
              })
            }
          >
            Sucesso
          </Button>
          <Button
            variant="secondary"
            onClick={() => toast({ title: "Erro", description: "Falha ao criar drink", tone: "error" })}
          >
            Erro
          </Button>
          <Button variant="secondary" onClick={() => toast({ title: "Relatório gerado" })}>
            Informação
          </Button>
        </Row>
      </Specimen>
      <Columns>
        <Specimen name="Carregando">
          <Row>
            <Spinner />
            <Spinner label="Confirmando cadastro..." />
          </Row>
        </Specimen>
        <Specimen name="Esqueleto solto">
          <SkeletonGroup>
            <Skeleton className="h-8 w-40" />
          </SkeletonGroup>
        </Specimen>
        <Specimen name="Esqueleto de cartões">
          <SkeletonGroup>
            <SkeletonCards count={2} />
          </SkeletonGroup>
        </Specimen>
      </Columns>
    </Group>
  );
}
