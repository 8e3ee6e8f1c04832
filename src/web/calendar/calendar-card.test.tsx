import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { CalendarCard } from "./calendar-card.tsx";

const LINK = "https://bar.example/agenda/lisgU-wonCDDEu_4haEMMSAEsVo.ics";
const route = "/api/calendar-link";

function open(present: string | null, answers: Parameters<typeof stubApi>[0] = {}) {
  let link = present;
  const stub = stubApi({
    [`GET ${route}`]: () => ({ body: { link } }),
    [`POST ${route}`]: () => {
      link = LINK;
      return { status: 201, body: { link } };
    },
    [`DELETE ${route}`]: () => {
      link = null;
      return { body: { link } };
    },
    ...answers,
  });
  render(
    <TestCompany>
      <CalendarCard />
    </TestCompany>,
  );
  return stub;
}

test("it is made with one tap, and then says how to add it", async () => {
  const { routes } = open(null);
  await userEvent.click(await screen.findByRole("button", { name: "Criar link" }));
  expect(await screen.findByText(LINK)).toBeVisible();
  expect(routes().filter((each) => each.startsWith("POST"))).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Criar link" })).toBeNull();
  expect(screen.getByRole("link", { name: "Assinar no iPhone ou Mac" })).toHaveAttribute(
    "href",
    LINK.replace("https", "webcal"),
  );
  expect(screen.getByText("Google Agenda:")).toBeVisible();
});

test("it is revoked after a question", async () => {
  open(LINK);
  await userEvent.click(await screen.findByRole("button", { name: "Revogar link" }));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Revogar link" }));
  expect(await screen.findByRole("button", { name: "Criar link" })).toBeVisible();
  expect(screen.queryByText(LINK)).toBeNull();
  expect(getSnapshot()[0]?.title).toBe("Link da agenda revogado");
});

test("a refusal is said where it was asked for", async () => {
  open(null, { [`POST ${route}`]: refusal(503, "Serviço temporariamente indisponível") });
  await userEvent.click(await screen.findByRole("button", { name: "Criar link" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Serviço temporariamente indisponível");
});
