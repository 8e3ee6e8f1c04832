import { companyRoleLabels } from "#shared/accounts/permissions.ts";
import { type Action, changes, type Described } from "./action.ts";
import type { AccountAction } from "./contract.ts";

export const accountActionRules: Record<AccountAction, Action> = {
  login: { thing: "account", needs: "membership", sentence: () => "Entrou no sistema" },
  login_refused: {
    thing: "account",
    needs: "membership",
    sentence: () => "Tentou entrar, mas o acesso está bloqueado",
  },
  logout: { thing: "account", needs: "membership", sentence: () => "Saiu do sistema" },
  password_changed: { thing: "account", needs: "membership", sentence: () => "Alterou a senha" },
  password_reset: {
    thing: "account",
    needs: "membership",
    sentence: () => "Redefiniu a senha pelo link do e-mail",
  },
  company_confirmed: {
    thing: "account",
    needs: "membership",
    sentence: () => "Confirmou o cadastro da empresa",
  },
  user_blocked: {
    thing: "account",
    needs: "membership",
    sentence: ({ subject }) => `Bloqueou o usuário ${subject}`,
  },
  user_unblocked: {
    thing: "account",
    needs: "membership",
    sentence: ({ subject }) => `Desbloqueou o usuário ${subject}`,
  },
  user_invited: {
    thing: "account",
    needs: "membership",
    sentence: (activity) => `Convidou uma pessoa${asRole(activity)}`,
  },
  invitation_cancelled: { thing: "account", needs: "membership", sentence: () => "Cancelou um convite" },
  invitation_link_made: {
    thing: "account",
    needs: "membership",
    sentence: (activity) => `Copiou o link de um convite${asRole(activity)}`,
  },
  invitation_accepted: {
    thing: "account",
    needs: "membership",
    sentence: (activity) => `Aceitou o convite${asRole(activity)}`,
  },
  company_role_changed: {
    thing: "account",
    needs: "membership",
    sentence: (activity) => `Alterou a função de ${activity.subject}${changes(activity)}`,
  },
  user_removed: {
    thing: "account",
    needs: "membership",
    sentence: ({ subject }) => `Removeu o acesso de ${subject}`,
  },
  user_left: { thing: "account", needs: "membership", sentence: () => "Removeu o próprio acesso" },
  user_renamed: { thing: "account", needs: "membership", sentence: () => "Mudou o próprio nome" },
  device_ended: {
    thing: "account",
    needs: "membership",
    sentence: () => "Encerrou o acesso de um aparelho",
  },
  second_step_on: { thing: "account", needs: "membership", sentence: () => "Ligou a segunda etapa" },
  second_step_off: { thing: "account", needs: "membership", sentence: () => "Desligou a segunda etapa" },
  second_step_ended: {
    thing: "account",
    needs: "membership",
    sentence: ({ subject }) => `Encerrou a segunda etapa de ${subject}`,
  },
  recovery_code_used: {
    thing: "account",
    needs: "membership",
    sentence: () => "Entrou com um código de recuperação",
  },
  passkey_added: { thing: "account", needs: "membership", sentence: () => "Adicionou uma passkey" },
  passkey_removed: { thing: "account", needs: "membership", sentence: () => "Removeu uma passkey" },
  second_step_required: {
    thing: "account",
    needs: "membership",
    sentence: () => "Passou a exigir a segunda etapa de quem vê dinheiro",
  },
  second_step_not_required: {
    thing: "account",
    needs: "membership",
    sentence: () => "Deixou de exigir a segunda etapa",
  },
  company_changed: {
    thing: "account",
    needs: "membership",
    sentence: (activity) => `Alterou os dados da empresa${changes(activity)}`,
  },
  company_closed: { thing: "account", needs: "membership", sentence: () => "Encerrou a empresa" },
  company_reopened: { thing: "account", needs: "membership", sentence: () => "Reabriu a empresa" },
};

const asRole = ({ details }: Described) =>
  details?.companyRole ? `, na função ${companyRoleLabels[details.companyRole]}` : "";
