import { render, screen } from "@testing-library/react";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { barAnswers, lemon } from "#web/events/testing/bar.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { DashboardPage } from "../dashboard-page.tsx";

export const answers = (events: PricedEvent[], ingredients: PricedIngredient[] = [lemon, vodka]) => ({
  ...barAnswers(events),
  "GET /api/ingredients": { body: ingredients },
});

/** Opens the dashboard; the API must be stubbed before. */
export const open = (companyRole: CompanyRole = "dono") =>
  render(
    <TestCompany companyRole={companyRole}>
      <DashboardPage />
    </TestCompany>,
  );

export const link = (name: string | RegExp) => screen.findByRole("link", { name });
