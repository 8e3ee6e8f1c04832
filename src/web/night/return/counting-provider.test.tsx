import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { storeAuthToken } from "#web/api/auth-token.ts";
import { barAnswers } from "#web/events/testing/bar.ts";
import { countAnswers, outWedding } from "#web/night/testing/out-wedding.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { ReturnPage } from "./return-page.tsx";

const comeBack = () => act(async () => void window.dispatchEvent(new Event("online")));

function open(answers: Parameters<typeof stubApi>[0] = {}) {
  storeAuthToken("of-ana");
  window.history.replaceState(null, "", "/eventos/7/retorno");
  const api = stubApi({ ...barAnswers([outWedding]), ...countAnswers().answers(() => api.sent), ...answers });
  render(
    <TestCompany>
      <ReturnPage />
    </TestCompany>,
  );
  return () => api.sent.filter(({ route }) => route === "POST /api/events/7/counts");
}

test("a count stays in sight when an answer from before it comes after it", async () => {
  let answer = () => {};
  const late = new Promise<{ body: unknown }>((resolve) => {
    answer = () => resolve({ body: [] });
  });
  open({ "GET /api/events/7/counts": () => late });
  await userEvent.click(await screen.findByRole("button", { name: "Mais Vodka" }));
  await comeBack();
  await waitFor(() => expect(screen.queryByText("1 contagem por enviar")).toBeNull());
  await act(async () => answer());
  expect(await screen.findByText("Quem contou o quê (1)")).toBeVisible();
  expect(screen.getByText("Voltou 0,75 L · usado 3,25 L")).toBeVisible();
});

test("counts are not sent with the session of somebody who logged in meanwhile", async () => {
  const posted = open();
  await screen.findByRole("heading", { name: "Retorno de estoque" });
  storeAuthToken("of-teo");
  await userEvent.click(screen.getByRole("button", { name: "Mais Vodka" }));
  await comeBack();
  expect(screen.getByText("1 contagem por enviar")).toBeVisible();
  expect(posted()).toEqual([]);
  storeAuthToken("of-ana");
  await comeBack();
  await waitFor(() => expect(posted()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText("1 contagem por enviar")).toBeNull());
});
