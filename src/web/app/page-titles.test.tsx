import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubApi } from "#web/testing/stub-api.ts";
import { companyUser, systemAdmin } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["/", companyUser, "Dashboard", "Visão geral do seu sistema"],
  ["/estoque", companyUser, "Estoque", "Controle de ingredientes"],
  ["/drinks", companyUser, "Drinks", "Receitas de drinks"],
  ["/eventos", companyUser, "Eventos", "Planeje e gerencie eventos"],
  ["/compras", companyUser, "Compras", "Uma lista para todos os eventos destes dias"],
  ["/clientes", companyUser, "Clientes", "Gerencie sua carteira de clientes"],
  ["/compras/anteriores", companyUser, "Compras anteriores", "O que foi comprado, e de quem"],
  ["/fornecedores", companyUser, "Fornecedores", "De quem você compra, e a que preço"],
  ["/recebimentos", companyUser, "Recebimentos", "O que falta receber e o que já entrou"],
  ["/relatorios", companyUser, "Relatórios", "Análise de custos e consumo"],
  ["/admin", systemAdmin, "Dashboard Administrativo", "Visão geral de todas as empresas"],
])("the screen at %s, case %#, has its title and subtitle", async (path, user, title, subtitle) => {
  stubApi({ "GET /api/user": { body: user } });
  visit(path, "t");
  expect((await screen.findByRole("heading", { level: 1, name: title })).textContent).toBe(title);
  expect(screen.getByText(subtitle)).toBeVisible();
});

test.each([
  ["/admin/companies", "Gerenciar Empresas"],
  ["/admin/users", "Gerenciar Usuários"],
])("the screen at %s has its title: %s", async (path, title) => {
  stubApi({ "GET /api/user": { body: systemAdmin } });
  visit(path, "t");
  expect((await screen.findByRole("heading", { level: 1, name: title })).textContent).toBe(title);
});
