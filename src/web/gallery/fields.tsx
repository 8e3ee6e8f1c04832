import { Mail, Phone } from "lucide-react";
import { useState } from "react";
import { matchesSearch } from "#shared/text/search.ts";
import { ComboboxField } from "#web/ui/fields/combobox-field.tsx";
import { FilterSelect } from "#web/ui/fields/filter-select.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { StepperField } from "#web/ui/fields/stepper-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Columns, Group } from "./specimen.tsx";

const ingredients = ["Cachaça", "Gin", "Hortelã", "Limão", "Vodka"].map((label, position) => ({
  value: label,
  label,
  detail: `${position * 10} L em estoque`,
}));

export function Fields() {
  const [ingredient, setIngredient] = useState("Gin");
  const [search, setSearch] = useState("vodka");
  const [guests, setGuests] = useState("120");
  const [status, setStatus] = useState("");
  const [amount, setAmount] = useState<number | undefined>(12.5);

  return (
    <Group title="Campos">
      <Columns>
        <TextField label="Nome da empresa" placeholder="Bar do João Eventos" />
        <TextField label="Local" hint="Rua, número e cidade" defaultValue="Espaço Jardim, São Paulo" />
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          leading={<Mail aria-hidden="true" />}
          defaultValue="contato@"
          error="Informe um e-mail válido"
        />
        <TextField
          label="Telefone"
          isOptional
          inputMode="tel"
          leading={<Phone aria-hidden="true" />}
          placeholder="(11) 98765-4321"
        />
        <TextField label="Somente leitura" readOnly defaultValue="contato@bardojoao.com.br" />
        <TextField label="Desabilitado" disabled defaultValue="Tropical Premium" />
        <PasswordField label="Senha" autoComplete="off" defaultValue="caipirinha" />
        <PasswordField
          label="Confirmar nova senha"
          autoComplete="off"
          defaultValue="caipirinhas"
          error="As senhas não coincidem"
        />
        <SelectField label="Categoria" hint="Onde o item aparece no estoque" defaultValue="frutas">
          <option value="alcoolicas">Bebidas Alcoólicas</option>
          <option value="frutas">Frutas</option>
          <option value="outros">Outros</option>
        </SelectField>
        <SelectField label="Status" defaultValue="" error="Status é obrigatório">
          <option value="" disabled>
            Escolha um status
          </option>
          <option value="planejamento">Planejamento</option>
        </SelectField>
        <ComboboxField
          label="Ingrediente"
          placeholder="Buscar ingrediente"
          noneFound="Nenhum ingrediente encontrado"
          chosen={ingredients.find(({ value }) => value === ingredient)}
          search={(text) => ingredients.filter(({ label }) => matchesSearch(text, label))}
          onChoose={setIngredient}
        />
        <NumberField
          label="Quantidade"
          defaultValue="12,5"
          onNumberChange={setAmount}
          hint={amount === undefined ? "Digite um número" : `Valor lido: ${amount.toLocaleString("pt-BR")}`}
        />
        <TextAreaField label="Observações" isOptional placeholder="O que a equipe precisa saber" />
        <TextAreaField label="Endereço" defaultValue="Rua" error="Informe o endereço completo" />
        <SearchField label="Buscar item" placeholder="Buscar item" value={search} onChange={setSearch} />
        <StepperField label="Convidados" things="convidados" step={10} value={guests} onChange={setGuests} />
        <FilterSelect
          label="Status"
          value={status}
          onChange={setStatus}
          options={["confirmado", "planejamento"]}
          labels={{ confirmado: "Confirmado", planejamento: "Planejamento" }}
        />
      </Columns>
    </Group>
  );
}
