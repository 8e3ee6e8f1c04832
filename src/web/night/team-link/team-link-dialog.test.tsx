import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { TeamLink } from "#shared/night/team-link/contract.ts";
import { wedding } from "#web/events/testing/bar.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { readQrCode } from "#web/ui/testing/read-qr-code.ts";
import { TeamLinkDialog } from "./team-link-dialog.tsx";

const LINK = "https://bar.example/t/lisgU-wonCDDEu_4haEMMSAEsVo";
const route = "/api/events/7/team-link";
const event: CateringEvent = { ...wedding, date: "2099-12-25T23:30:00.000Z" };

function open(present: TeamLink | null, answers: Parameters<typeof stubApi>[0] = {}, shown = event) {
  let now = present;
  const stub = stubApi({
    [`GET ${route}`]: () => ({ text: JSON.stringify(now) }),
    [`POST ${route}`]: () => {
      now = { link: LINK, validUntil: "2099-12-28" };
      return { status: 201, body: now };
    },
    [`DELETE ${route}`]: () => {
      now = null;
      return { body: { message: "Link da equipe revogado" } };
    },
    ...answers,
  });
  render(
    <TestCompany>
      <TeamLinkDialog event={shown} open onClose={vi.fn()} />
    </TestCompany>,
  );
  return stub;
}
const made = { link: LINK, validUntil: "2099-12-28" };

test("it is made with one tap, and then there are the ways to hand it on", async () => {
  const { routes } = open(null);
  await userEvent.click(await screen.findByRole("button", { name: "Criar link" }));
  expect(await screen.findByText("Vale até 28/12/2099")).toBeVisible();
  expect(routes().filter((each) => each.startsWith("POST"))).toHaveLength(1);
  expect(screen.getByText(LINK)).toBeVisible();
  const code = await screen.findByRole("img", { name: "QR code do link da equipe" });
  await waitFor(() => expect(code).toHaveAttribute("aria-busy", "false"));
  expect(readQrCode(code)).toBe(LINK);
  const text = new URL(screen.getByRole("link", { name: "WhatsApp" }).getAttribute("href") ?? "")
    .searchParams;
  expect(text.get("text")).toContain(LINK);
  expect(text.get("text")).not.toContain("R$");
  expect(screen.getByRole("link", { name: "Abrir a página" })).toHaveAttribute(
    "href",
    new URL(LINK).pathname,
  );
});

test("a refusal is said where it was asked for, and it can be tried again", async () => {
  open(null, { [`POST ${route}`]: refusal(409, "Este evento está cancelado") });
  await userEvent.click(await screen.findByRole("button", { name: "Criar link" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Este evento está cancelado");
  expect(screen.getByRole("button", { name: "Criar link" })).toBeVisible();
});

test("it is revoked after a question", async () => {
  open(made);
  await userEvent.click(await screen.findByRole("button", { name: "Revogar link" }));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Revogar link" }));
  expect(await screen.findByRole("button", { name: "Criar link" })).toBeVisible();
  expect(screen.queryByText(LINK)).toBeNull();
  expect(getSnapshot()[0]?.title).toBe("Link da equipe revogado");
});

test("one that is over is not handed on any more", async () => {
  open({ link: LINK, validUntil: "2020-12-28" }, {}, { ...event, date: "2020-12-25T23:30:00.000Z" });
  expect(await screen.findByText("Valeu até 28/12/2020")).toBeVisible();
  expect(screen.queryByRole("link", { name: "WhatsApp" })).toBeNull();
  expect(screen.queryByText(LINK)).toBeNull();
});

test("what cannot be loaded is said, and tried again", async () => {
  let isUp = false;
  open(made, {
    [`GET ${route}`]: () => (isUp ? { body: made } : refusal(503, "Serviço temporariamente indisponível")),
  });
  await screen.findByText("Não foi possível carregar o link");
  isUp = true;
  await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
  expect(await screen.findByText("Vale até 28/12/2099")).toBeVisible();
});
