import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { MorningMailSwitch } from "./morning-mail-switch.tsx";

const show = () =>
  render(
    <TestCompany>
      <MorningMailSwitch />
    </TestCompany>,
  );
const box = () => screen.findByRole("checkbox", { name: /^Resumo da manhã por e-mail/ });

test("says what is so, and saves a change at once", async () => {
  let morningMail = true;
  const { sent } = stubApi({
    "GET /api/notification-settings": () => ({ body: { morningMail } }),
    "PUT /api/notification-settings": () => {
      morningMail = false;
      return { body: { morningMail } };
    },
  });
  show();
  expect(await box()).toBeChecked();
  await userEvent.click(await box());
  await waitFor(() =>
    expect(sent.find(({ route }) => route.startsWith("PUT"))?.body).toEqual({ morningMail: false }),
  );
  await waitFor(async () => expect(await box()).not.toBeChecked());
});

test("what was not saved is shown as it was", async () => {
  const { routes } = stubApi({
    "GET /api/notification-settings": { body: { morningMail: false } },
    "PUT /api/notification-settings": refusal(500, "Erro interno do servidor"),
  });
  show();
  await userEvent.click(await box());
  await waitFor(() => expect(routes()).toContain("PUT /api/notification-settings"));
  await waitFor(async () => expect(await box()).not.toBeChecked());
});
