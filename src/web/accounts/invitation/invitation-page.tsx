import { CircleX, Users } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { passwordProblem } from "#shared/accounts/password-rules.ts";
import { companyRoleLabels } from "#shared/accounts/permissions.ts";
import type { AcceptInvitationReply, InvitationReply } from "#shared/team/contract.ts";
import { AccountForm } from "#web/accounts/account-form.tsx";
import { CardHeading } from "#web/accounts/card-heading.tsx";
import { CardLayout } from "#web/accounts/card-layout.tsx";
import { explainFailure, serverMessageOf } from "#web/accounts/explain-failure.ts";
import type { LoginState } from "#web/accounts/login/login-state.ts";
import { useLinkToken } from "#web/accounts/use-link-token.ts";
import { useNativeForm } from "#web/accounts/use-native-form.ts";
import { paths } from "#web/address/paths.ts";
import { api } from "#web/api/api.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useAuth, useUser } from "#web/session/session.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { SignedInNote } from "./signed-in-note.tsx";

type Outcome = { invitation: InvitationReply } | { error: string; isDead: boolean };

/** Where the link of an invitation leads: who invites, and the name and password to join with. */
export function InvitationPage() {
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    let isCurrent = true;
    const show = (found: Outcome) => isCurrent && setOutcome(found);
    api.post<InvitationReply>("/api/invitation", { token }).then(
      (invitation) => show({ invitation }),
      (error) =>
        show({
          error: serverMessageOf(error) ?? "Não foi possível abrir o convite",
          isDead: error instanceof ApiError && error.status === 400,
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);

  return (
    <CardLayout>
      {!outcome ? (
        <div className="py-8">
          <h1 className="sr-only">Convite</h1>
          <Spinner label="Abrindo convite..." />
        </div>
      ) : "error" in outcome ? (
        <UnopenedInvitation reason={outcome.error} isDead={outcome.isDead} />
      ) : (
        <AcceptForm token={token} invitation={outcome.invitation} />
      )}
    </CardLayout>
  );
}

/** A failure on the way may be tried again, since the link still works. */
const UnopenedInvitation = ({ reason, isDead }: { reason: string; isDead: boolean }) => (
  <div role="alert">
    <CardHeading icon={<CircleX className="text-danger" />} title="Convite">
      {reason}
    </CardHeading>
    <div className="flex flex-col gap-3">
      {!isDead && (
        <Button block onClick={() => window.location.reload()}>
          Tentar novamente
        </Button>
      )}
      <Link href={paths.login} className={buttonClass({ variant: "secondary", block: true })}>
        Ir para Login
      </Link>
    </div>
  </div>
);

const fields = ["name", "password", "confirmation"] as const;

function AcceptForm({ token, invitation }: { token: string; invitation: InvitationReply }) {
  const user = useUser();
  const { login } = useAuth();
  const { companyName, companyRole, invitedBy } = invitation;
  const { errors, ...form } = useNativeForm({
    fields,
    check: ({ name, password, confirmation }) => {
      if (name.trim() === "") return { fields: { name: "Nome é obrigatório" } };
      const problem = passwordProblem({ newPassword: password, confirmation });
      if (!problem) return;
      return { fields: { [problem.field === "newPassword" ? "password" : "confirmation"]: problem.message } };
    },
    send: async ({ name, password }) => {
      const { message, email } = await api.post<AcceptInvitationReply>("/api/accept-invitation", {
        token,
        name,
        password,
      });
      const state: LoginState = { email };
      // A login that fails can be tried again there.
      navigate(paths.login, { state });
      try {
        await login({ email, password });
        toast({ title: `Boas-vindas à equipe de ${companyName}`, tone: "success" });
      } catch {
        toast({ title: message, tone: "success" });
      }
    },
    explain: (error) =>
      explainFailure(error, fields, { fallback: "Erro ao aceitar o convite", isTitle: true }),
  });
  return (
    <>
      <CardHeading icon={<Users className="text-primary" />} title={companyName}>
        {invitedBy} convidou você para a equipe, na função {companyRoleLabels[companyRole]}.
      </CardHeading>
      {user ? (
        <SignedInNote email={user.email} />
      ) : (
        <AccountForm {...form} submitLabel="Aceitar convite" busyLabel="Aceitando...">
          <TextField label="Seu nome" name="name" autoComplete="name" required error={errors.name} />
          <PasswordField
            label="Senha"
            name="password"
            autoComplete="new-password"
            required
            hint="Pelo menos 4 caracteres."
            error={errors.password}
          />
          <PasswordField
            label="Confirmar senha"
            name="confirmation"
            autoComplete="new-password"
            required
            error={errors.confirmation}
          />
        </AccountForm>
      )}
    </>
  );
}
