import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { defaultInquirySettings, type InquirySettings } from "#shared/inquiries/settings-contract.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { InquirySettingsSection } from "./inquiry-settings-section.tsx";

const LINK = "https://bar.example/o/lisgU-wonCDDEu_4haEMMSAEsVo";

test("the page is opened with a greeting, and its link is there to be copied", async () => {
  let now: InquirySettings = defaultInquirySettings;
  const { sent } = stubApi({
    "GET /api/inquiry-settings": () => ({ body: now }),
    "PUT /api/inquiry-settings": () => {
      now = { isOpen: true, greeting: "Oi!", link: LINK, version: 2 };
      return { body: now };
    },
  });
  render(
    <TestCompany>
      <InquirySettingsSection />
    </TestCompany>,
  );
  expect(await screen.findByText(/^Fechada\./)).toBeVisible();
  expect(screen.queryByText(/\/o\//)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Alterar página de pedidos" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Página de pedidos" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Página aberta" }));
  const greeting = dialog.getByRole("textbox", { name: /Saudação/ });
  await userEvent.clear(greeting);
  await userEvent.type(greeting, "Oi!");
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  expect(await screen.findByText(LINK)).toBeVisible();
  expect(screen.getByRole("link", { name: "Abrir a página" })).toHaveAttribute(
    "href",
    new URL(LINK).pathname,
  );
  expect(sent.find(({ route }) => route.startsWith("PUT"))?.body).toEqual({
    isOpen: true,
    greeting: "Oi!",
    version: 1,
  });
});
