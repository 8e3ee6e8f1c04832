import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

function EventTabs() {
  const [tab, setTab] = useState<"drinks" | "custos" | "compras">("drinks");
  return (
    <Tabs
      label="Detalhes do evento"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: "drinks", label: "Drinks", content: "Caipirinha" },
        { value: "custos", label: "Custos", content: "Transporte" },
        { value: "compras", label: "Compras", content: "Nada a comprar" },
      ]}
    />
  );
}

const tab = (name: string) => screen.getByRole("tab", { name });

test("shows the panel of the chosen tab alone, named by it", async () => {
  render(<EventTabs />);
  expect(screen.getByRole("tablist", { name: "Detalhes do evento" })).toBeInTheDocument();
  expect(screen.getByRole("tabpanel", { name: "Drinks" })).toHaveTextContent("Caipirinha");

  await userEvent.click(tab("Custos"));
  expect(tab("Custos")).toHaveAttribute("aria-selected", "true");
  expect(screen.getByRole("tabpanel", { name: "Custos" })).toHaveTextContent("Transporte");
  expect(screen.queryByText("Caipirinha")).not.toBeInTheDocument();
});

test.each([
  ["{ArrowRight}", "Custos"],
  ["{ArrowRight}{ArrowRight}{ArrowRight}", "Drinks"],
  ["{ArrowLeft}", "Compras"],
  ["{ArrowRight}{ArrowLeft}", "Drinks"],
  ["{End}", "Compras"],
  ["{End}{Home}", "Drinks"],
])("the keys %s lead to %s", async (keys, name) => {
  render(<EventTabs />);
  await userEvent.tab();
  expect(tab("Drinks")).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(tab(name)).toHaveAttribute("aria-selected", "true");
});

test("only the chosen tab is a stop of the Tab key", () => {
  render(<EventTabs />);
  expect(tab("Drinks")).toHaveAttribute("tabindex", "0");
  expect(tab("Custos")).toHaveAttribute("tabindex", "-1");
});

test("another part begins at its beginning", async () => {
  function Sheet() {
    const [part, setPart] = useState<"a" | "b">("a");
    const tabs = (["a", "b"] as const).map((value) => ({ value, label: value, content: value }));
    return (
      <div data-testid="sheet" style={{ overflowY: "auto" }}>
        <Tabs label="Partes" isSticky value={part} onValueChange={setPart} tabs={tabs} />
      </div>
    );
  }
  render(<Sheet />);
  screen.getByTestId("sheet").scrollTop = 300;
  await userEvent.click(tab("b"));
  expect(screen.getByTestId("sheet").scrollTop).toBe(0);
});
