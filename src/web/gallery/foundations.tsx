import { BrandMark, BrandName } from "#web/ui/brand-mark.tsx";
import { ThemeSwitch } from "#web/ui/theme/theme-switch.tsx";
import { Columns, Group, Row, Specimen } from "./specimen.tsx";

const swatches = [
  { name: "page", className: "bg-page" },
  { name: "surface", className: "bg-surface" },
  { name: "raised", className: "bg-raised" },
  { name: "sunken", className: "bg-sunken" },
  { name: "hover", className: "bg-hover" },
  { name: "line", className: "bg-line" },
  { name: "line-strong", className: "bg-line-strong" },
  { name: "muted", className: "bg-muted" },
  { name: "ink", className: "bg-ink" },
  { name: "primary", className: "bg-primary" },
  { name: "primary-hover", className: "bg-primary-hover" },
  { name: "primary-soft", className: "bg-primary-soft" },
  { name: "primary-ink", className: "bg-primary-ink" },
  { name: "danger", className: "bg-danger" },
  { name: "accent", className: "bg-accent" },
  { name: "brand", className: "bg-brand" },
];

export function Foundations() {
  return (
    <Group title="Fundamentos">
      <Columns>
        <Specimen name="Marca">
          <div className="flex items-end gap-5 text-primary-ink">
            <BrandMark size={20} />
            <BrandMark size={32} />
            <BrandMark size={64} />
            <BrandMark size={96} />
          </div>
        </Specimen>
        <Specimen name="Nome">
          <BrandName />
        </Specimen>
        <Specimen name="Tema">
          <ThemeSwitch />
        </Specimen>
      </Columns>
      <Specimen name="Painel da marca">
        <div className="flex max-w-md items-start gap-4 rounded-lg bg-brand p-6 text-on-brand">
          <BrandMark size={40} />
          <div>
            <p className="text-lg font-semibold">Do primeiro orçamento ao último copo</p>
            <p className="mt-1 text-sm text-on-brand-muted">Estoque, receitas e eventos no mesmo balcão.</p>
          </div>
        </div>
      </Specimen>
      <Specimen name="Cores">
        <div className="grid grid-cols-4 gap-3 sm:grid-cols-8">
          {swatches.map(({ name, className }) => (
            <div key={name}>
              <div className={`h-12 rounded-lg border border-line ${className}`} />
              <p className="mt-1 truncate text-xs text-muted">{name}</p>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Tipografia">
        <div className="flex flex-col gap-2">
          <p className="text-2xl font-semibold tracking-tight">Casamento da Ana e do João</p>
          <p className="text-xl font-semibold tracking-tight">Itens que precisam de atenção</p>
          <p className="text-lg font-semibold">Caipirinha de limão</p>
          <p className="text-base">Texto corrido: o que se lê em cada tela, com acentos e cedilha.</p>
          <p className="text-sm text-muted">Texto de apoio, ao lado ou abaixo do que importa.</p>
          <p className="text-xs text-muted">A menor letra: doze pontos.</p>
        </div>
      </Specimen>
      <Specimen name="Números em coluna">
        <Row>
          <div className="grid w-48 gap-1 text-right text-base tabular-nums">
            {["R$ 1.111,10", "R$ 98.450,00", "R$ 7,25"].map((value) => (
              <span key={value}>{value}</span>
            ))}
          </div>
          <div className="grid w-32 gap-1 text-right text-base tabular-nums">
            {["1.250", "48", "12,5"].map((value) => (
              <span key={value}>
                {value} <span className="text-muted">ml</span>
              </span>
            ))}
          </div>
        </Row>
      </Specimen>
    </Group>
  );
}
