import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { sampleInquiry } from "#shared/inquiries/testing/sample-inquiry.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { NoteInquiryButton } from "./note-inquiry-button.tsx";

async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const stub = stubApi({ "POST /api/inquiries": { status: 201, body: sampleInquiry() }, ...answers });
  render(
    <TestCompany>
      <NoteInquiryButton />
    </TestCompany>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Anotar pedido" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Anotar pedido" }));
  const fill = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const save = () => userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  return { ...stub, dialog, fill, save };
}

test("a call is noted with the little that is known", async () => {
  const { sent, fill, save } = await open();
  fill("Nome", "Ana Souza");
  fill("Data", "2099-12-12");
  fill("Convidados", "120");
  fill("WhatsApp", "11 98765-4321");
  await save();
  // Three years ahead is the last day.
  expect(sent).toEqual([]);
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  fill("Data", day);
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.find(({ route }) => route === "POST /api/inquiries")?.body).toEqual({
    name: "Ana Souza",
    phone: "11 98765-4321",
    email: null,
    date: day,
    guests: 120,
    eventType: null,
    location: null,
    message: null,
  });
});

test("what is missing is said at its field, and a refusal in the dialog", async () => {
  const { sent, dialog, fill, save } = await open({
    "POST /api/inquiries": refusal(409, "Há 500 pedidos abertos: responda ou descarte algum antes"),
  });
  await save();
  expect(await dialog.findByText("Informe o nome")).toBeVisible();
  expect(dialog.getByText("Informe a data")).toBeVisible();
  expect(sent).toEqual([]);
  fill("Nome", "Ana");
  fill("Data", new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
  fill("Convidados", "10");
  fill("ou e-mail", "ana@exemplo.com.br");
  await save();
  expect(await dialog.findByText(/Há 500 pedidos abertos/)).toBeVisible();
});
