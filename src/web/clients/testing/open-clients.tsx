import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import type { Client } from "#shared/clients/contract.ts";
import { ClientsPage } from "#web/clients/clients-page.tsx";
import { TestCompany } from "#web/testing/test-company.tsx";
import { ivo } from "./ivo.ts";

/** A client of whom everything is known. */
export const maria: Client = {
  ...ivo,
  id: 1,
  name: "Maria Conceição",
  email: "maria@festa.com",
  phone: "(11) 98765-4321",
  cpf: "123.456.789-09",
  address: "Rua das Palmeiras, 120",
  notes: "Sem álcool\npara as crianças",
};

export const bothClients = { "GET /api/clients": { body: [maria, ivo] } };

export function openClients(address = "/clientes", companyRole?: CompanyRole) {
  window.history.replaceState(null, "", address);
  return render(
    <TestCompany companyRole={companyRole}>
      <ClientsPage />
    </TestCompany>,
  );
}

/** Chooses an action of a client's row. */
export async function choose(name: string, action: "Editar" | "Remover") {
  await userEvent.click(await screen.findByRole("button", { name: `${action} ${name}` }));
}

export const clientRow = async (name: string) =>
  within((await screen.findByRole("heading", { level: 2, name })).closest("[role=listitem]") as HTMLElement);
