import { expect, test } from "vitest";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import type { Activity } from "./contract.ts";
import { describeActivity } from "./describe-activity.ts";

test.each<[Partial<Activity> & Pick<Activity, "action">, string]>([
  [{ action: "client_created", subject: "Ana" }, "Cadastrou o cliente Ana"],
  [{ action: "client_created", subject: "Cliente ID 7" }, "Cadastrou o Cliente ID 7"],
  [
    {
      action: "client_changed",
      subject: "Ana",
      details: { changes: [{ field: "phone" }, { field: "email" }] },
    },
    "Alterou o cliente Ana: telefone, e-mail",
  ],
  [
    {
      action: "event_changed",
      subject: "Bodas",
      details: {
        changes: [
          { field: "guests", from: 150, to: 1800 },
          { field: "status", from: "planejamento", to: "confirmado" },
          { field: "location", from: null, to: "Sítio" },
          { field: "fixedCosts", from: 0, to: 350.5 },
          { field: "drinks" },
        ],
      },
    },
    "Alterou o evento Bodas: convidados 150 → 1.800, status Planejamento → Confirmado, local – → Sítio, custos fixos R$ 0,00 → R$ 350,50, drinks",
  ],
  [
    {
      action: "ingredient_changed",
      subject: "Vodka",
      details: { changes: [{ field: "unitCost", from: 42, to: 0.0525 }] },
    },
    "Alterou Vodka: custo R$ 42,00 → R$ 0,0525",
  ],
  [
    {
      action: "ingredient_changed",
      subject: "Gin",
      details: { changes: [{ field: "unitCost", from: 0, to: 2750 }] },
    },
    "Alterou Gin: custo sem preço → R$ 2.750,00",
  ],
  [
    {
      action: "event_priced",
      subject: "Bodas",
      details: { changes: [{ field: "price", from: null, to: "9000.00" }] },
    },
    "Definiu o preço de Bodas: sem preço → R$ 9.000,00",
  ],
  [
    {
      action: "event_charges_changed",
      subject: "Bodas",
      details: { changes: [{ field: "charges", from: "0.00", to: "9000.00" }] },
    },
    "Alterou as cobranças de Bodas: sem parcelas → R$ 9.000,00",
  ],
  [
    { action: "event_charges_changed", subject: "Bodas", details: { changes: [{ field: "charges" }] } },
    "Alterou as cobranças de Bodas: divisão ou vencimentos",
  ],
  [
    {
      action: "event_payment_recorded",
      subject: "Bodas",
      details: { changes: [{ field: "payment", to: "3847.50" }] },
    },
    "Registrou um recebimento de Bodas: valor R$ 3.847,50",
  ],
  [
    { action: "stock_imported", subject: null, details: { created: 1, changed: 25 } },
    "Importou o estoque: 1 novo, 25 alterados",
  ],
  [
    { action: "ajuste", subject: "Vodka", stock: { from: 12, to: 10, unit: "L" } },
    "Ajustou o estoque de Vodka: 12 → 10 L",
  ],
  [
    { action: "entrada", subject: "Vinho", stock: { from: 0, to: 12, unit: "garrafa" } },
    "Registrou entrada de Vinho: 0 → 12 garrafas",
  ],
  [
    { action: "perda", subject: "Limão", stock: { from: 12, to: 10, unit: "kg" }, reason: "Estragou" },
    "Registrou perda de Limão: 12 → 10 kg. Motivo: Estragou",
  ],
  [
    { action: "quebra", subject: "Bodas", count: 2, reason: "Caiu; Escorregou" },
    "Registrou quebra em Bodas (2 ingredientes). Motivo: Caiu; Escorregou",
  ],
])("%o: %s", (activity, sentence) => {
  const described = describeActivity({ subject: null, count: 1, ...activity }, SAO_PAULO);
  expect(described.replaceAll("\u00a0", " ")).toBe(sentence);
});

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
  ["client_deleted", "Ana", 1, "Removeu o cliente Ana"],
  ["client_restored", "Ana", 1, "Restaurou o cliente Ana"],
  ["client_name_deleted", "Cliente ID 7", 1, "Excluiu definitivamente o Cliente ID 7"],
  ["drink_deleted", "Mojito", 1, "Removeu o drink Mojito"],
  ["baixa_desfeita", "Bodas", 2, "Desfez a baixa no estoque de Bodas (2 ingredientes)"],
  ["retorno_desfeito", "Bodas", 2, "Desfez o retorno de Bodas"],
  ["event_disabled", "Bodas", 1, "Desabilitou o evento Bodas"],
  ["event_enabled", "Bodas", 1, "Reativou o evento Bodas"],
  ["event_nothing_used", "Bodas", 1, "Registrou que nada foi usado em Bodas"],
  ["event_nothing_used_undone", "Bodas", 1, "Desfez que nada foi usado em Bodas"],
  ["event_counts_dismissed", "Bodas", 1, "Dispensou contagens de Bodas"],
  ["data_exported", null, 1, "Baixou os dados da empresa"],
  ["entrada", "Vodka", 1, "Registrou entrada de Vodka"],
  ["entrada", "Vodka", 12, "Registrou entrada de 12 ingredientes"],
  ["ajuste", "Vodka", 1, "Ajustou o estoque de Vodka"],
  ["retirada", "Bodas", 1, "Deu baixa no estoque de Bodas (1 ingrediente)"],
  ["retirada", "Bodas", 1200, "Deu baixa no estoque de Bodas (1.200 ingredientes)"],
  ["retirada_a_mais", "Bodas", 1, "Levou mais do estoque para Bodas (1 ingrediente)"],
  ["retirada_a_mais_desfeita", "Bodas", 2, "Desfez o que levou a mais para Bodas (2 ingredientes)"],
  ["retorno", "Bodas", 0, "Registrou que nada voltou de Bodas"],
  ["retorno", "Bodas", 2, "Registrou o retorno de Bodas (2 ingredientes)"],
])("%s of %s, %i: %s", (action, subject, count, sentence) => {
  expect(describeActivity({ action, subject, count }, SAO_PAULO)).toBe(sentence);
});
