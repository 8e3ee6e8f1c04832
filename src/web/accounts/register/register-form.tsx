import { Link } from "wouter";
import type { RegisterCompanyInput, RegisterReply } from "#shared/accounts/contract.ts";
import { isEmailAddress, normalEmail } from "#shared/accounts/email-address.ts";
import { AccountForm } from "#web/accounts/account-form.tsx";
import { explainFailure, serverMessageOf } from "#web/accounts/explain-failure.ts";
import { type FormProblem, useNativeForm } from "#web/accounts/use-native-form.ts";
import { paths } from "#web/address/paths.ts";
import { api } from "#web/api/api.ts";
import { BrandName } from "#web/ui/brand-mark.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";

const fields = ["name", "email", "phone", "address"] as const;
const REFUSED = "Erro ao cadastrar empresa";
type Field = (typeof fields)[number];

export type Registered = { email: string; outboxPath?: string };

export function RegisterForm({ onRegistered }: { onRegistered: (registered: Registered) => void }) {
  const { errors, ...form } = useNativeForm<Field>({
    fields,
    check: companyProblem,
    send: async (values) => {
      const company: RegisterCompanyInput = {
        name: values.name.trim(),
        email: values.email.trim(),
        phone: values.phone.trim(),
        address: values.address.trim(),
      };
      const { outboxPath } = await api.post<RegisterReply>("/api/register-company", company);
      toast({
        title: "Cadastro realizado com sucesso!",
        description: "Verifique seu email para confirmar o cadastro.",
        tone: "success",
      });
      onRegistered({ email: company.email, outboxPath });
    },
    // The alert shows the server's message even if it is about one field.
    explain: (error) => ({
      ...explainFailure(error, fields, { fallback: REFUSED }),
      alert: { text: serverMessageOf(error) ?? REFUSED },
    }),
  });

  return (
    <>
      <BrandName size={32} />
      <h1 className="mt-4 text-2xl font-semibold">Cadastrar empresa</h1>
      <p className="mt-1 mb-6 text-muted">Enviaremos um e-mail para você confirmar o cadastro.</p>
      <AccountForm {...form} submitLabel="Cadastrar Empresa" busyLabel="Cadastrando...">
        <TextField
          label="Nome da empresa"
          name="name"
          autoComplete="organization"
          required
          error={errors.name}
        />
        <TextField
          label="E-mail da empresa"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          hint="Será também o seu usuário de acesso."
          error={errors.email}
        />
        <TextField
          label="Telefone"
          name="phone"
          type="tel"
          autoComplete="tel"
          isOptional
          error={errors.phone}
        />
        <TextField
          label="Endereço"
          name="address"
          autoComplete="street-address"
          isOptional
          error={errors.address}
        />
      </AccountForm>
      <p className="mt-6 text-center text-sm text-muted">
        Já tem uma conta?{" "}
        <Link href={paths.login} className="font-medium text-primary-ink underline underline-offset-4">
          Fazer login
        </Link>
      </p>
    </>
  );
}

function companyProblem(values: Record<Field, string>): FormProblem<Field> | undefined {
  const hasName = values.name.trim() !== "";
  const hasEmail = values.email.trim() !== "";
  if (!hasName || !hasEmail) {
    return {
      alert: { text: "Nome da empresa e email são obrigatórios" },
      fields: {
        name: hasName ? undefined : "Informe o nome da empresa",
        email: hasEmail ? undefined : "Informe o e-mail da empresa",
      },
    };
  }
  if (!isEmailAddress(normalEmail(values.email))) return { fields: { email: "E-mail inválido" } };
}
