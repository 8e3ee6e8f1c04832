import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { ComboboxField } from "./combobox-field.tsx";
import type { ComboboxOption } from "./combobox-list.tsx";

const fruits: ComboboxOption[] = [
  { value: "1", label: "Limão", detail: "40 unidade" },
  { value: "2", label: "Laranja" },
  { value: "3", label: "Lima" },
];

function open(options = fruits) {
  const onChoose = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  function Example() {
    const [value, setValue] = useState<string>();
    return (
      <form onSubmit={onSubmit}>
        <ComboboxField
          label="Fruta"
          noneFound="Nenhuma fruta encontrada"
          chosen={options.find((option) => option.value === value)}
          search={(text) => options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
          onChoose={(next) => {
            onChoose(next);
            setValue(next);
          }}
        />
      </form>
    );
  }
  render(<Example />);
  return { field: screen.getByRole("combobox", { name: "Fruta" }), onChoose, onSubmit };
}

const shown = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("a few letters and Enter choose; the next Enter sends the form", async () => {
  const { field, onChoose, onSubmit } = open();
  await userEvent.type(field, "lima");
  expect(shown()).toEqual(["Lima"]);
  await userEvent.keyboard("{Enter}");
  expect(onChoose).toHaveBeenCalledWith("3");
  expect(field).toHaveValue("Lima");
  expect(field).toHaveAttribute("aria-expanded", "false");
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("arrows walk the list, named to a screen reader, and stop at its ends", async () => {
  const { field, onChoose } = open();
  await userEvent.click(field);
  expect(shown()).toHaveLength(3);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
  const last = screen.getByRole("option", { name: "Lima" });
  expect(field).toHaveAttribute("aria-activedescendant", last.id);
  await userEvent.keyboard("{ArrowUp}{Enter}");
  expect(onChoose).toHaveBeenCalledWith("2");
});

test("a click chooses and leaves the focus in the field", async () => {
  const { field, onChoose } = open();
  await userEvent.click(field);
  await userEvent.click(screen.getByRole("option", { name: /Limão/ }));
  expect(onChoose).toHaveBeenCalledWith("1");
  expect(field).toHaveFocus();
});

test("Escape and leaving the field take back what was typed and choose nothing", async () => {
  const { field, onChoose } = open();
  await userEvent.type(field, "lar{Escape}");
  expect(field).toHaveValue("");
  expect(shown()).toEqual([]);
  await userEvent.type(field, "lar");
  await userEvent.tab();
  expect(field).toHaveValue("");
  expect(onChoose).not.toHaveBeenCalled();
});

test("says when nothing is found, and how many more there are than it shows", async () => {
  const many = Array.from({ length: 60 }, (_, i) => ({ value: `${i}`, label: `Fruta ${i}` }));
  const { field } = open(many);
  await userEvent.click(field);
  expect(shown()).toHaveLength(50);
  expect(screen.getByRole("status")).toHaveTextContent("Mais 10: digite para encontrar.");
  await userEvent.type(field, "xyz");
  expect(screen.getByRole("status")).toHaveTextContent("Nenhuma fruta encontrada");
});

test("for several in a row the list stays after a tap, until Enter or another field", async () => {
  const onChoose = vi.fn();
  const field = (
    <ComboboxField
      label="Fruta"
      noneFound="Nenhuma"
      chosen={undefined}
      staysOpen
      search={(text) => fruits.filter(({ label }) => label.toLowerCase().includes(text))}
      onChoose={onChoose}
    />
  );
  render(field);
  const input = screen.getByRole("combobox");
  await userEvent.type(input, "la");
  await userEvent.click(screen.getByRole("option", { name: "Laranja" }));
  expect(input).toHaveValue("");
  await userEvent.click(screen.getByRole("option", { name: "Lima" }));
  expect(onChoose.mock.calls).toEqual([["2"], ["3"]]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(input).toHaveAttribute("aria-expanded", "false");
});

test("opened, the list is brought into sight, and then the field, which counts more where room is short", async () => {
  const scrolled: Element[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  const { field } = open();
  await userEvent.click(field);
  expect(scrolled).toEqual([screen.getByRole("listbox").parentElement, field]);
  vi.restoreAllMocks();
});
