import { expect, test } from "vitest";
import type { Activity } from "./contract.ts";
import { describeActivity } from "./describe-activity.ts";

test.each<[Activity["action"], string | null, number, string]>([
  ["login", null, 1, "Entrou no sistema"],
  ["login_refused", null, 1, "Tentou entrar, mas o acesso está bloqueado"],
  ["logout", null, 1, "Saiu do sistema"],
  ["password_changed", null, 1, "Alterou a senha"],
  ["password_reset", null, 1, "Redefiniu a senha pelo link do e-mail"],
  ["company_confirmed", null, 1, "Confirmou o cadastro da empresa"],
  ["user_blocked", "ana@bar.com.br", 1, "Bloqueou o usuário ana@bar.com.br"],
  ["user_unblocked", "ana@bar.com.br", 1, "Desbloqueou o usuário ana@bar.com.br"],
  ["client_deleted", "Cliente ID 7 · Ana (removido)", 1, "Removeu o Cliente ID 7 · Ana (removido)"],
  ["client_name_deleted", "Cliente ID 7", 1, "Excluiu definitivamente o Cliente ID 7"],
  ["drink_deleted", "Mojito", 1, "Removeu o drink Mojito"],
  ["event_disabled", "Bodas", 1, "Desabilitou o evento Bodas"],
  ["event_enabled", "Bodas", 1, "Reativou o evento Bodas"],
  ["event_nothing_used", "Bodas", 1, "Registrou que nada foi usado em Bodas"],
  ["event_nothing_used_undone", "Bodas", 1, "Desfez que nada foi usado em Bodas"],
  ["data_exported", null, 1, "Baixou os dados da empresa"],
  ["entrada", "Vodka", 1, "Registrou entrada de Vodka"],
  ["entrada", "Vodka", 12, "Registrou entrada de 12 ingredientes"],
  ["ajuste", "Vodka", 1, "Ajustou o estoque de Vodka"],
  ["retirada", "Bodas", 1, "Deu baixa no estoque de Bodas (1 ingrediente)"],
  ["retirada", "Bodas", 1200, "Deu baixa no estoque de Bodas (1.200 ingredientes)"],
  ["retorno", "Bodas", 0, "Registrou que nada voltou de Bodas"],
  ["retorno", "Bodas", 2, "Registrou o retorno de Bodas (2 ingredientes)"],
])("%s of %s, %i: %s", (action, subject, count, sentence) => {
  expect(describeActivity({ action, subject, count })).toBe(sentence);
});
