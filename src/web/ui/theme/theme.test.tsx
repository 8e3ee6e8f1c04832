import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { applyTheme, followOtherTabs, getTheme } from "./theme.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

beforeEach(() => {
  localStorage.clear();
  applyTheme();
});

test("follows the system until somebody chooses", () => {
  expect(getTheme()).toBe("system");
  expect(document.documentElement).not.toHaveAttribute("data-theme");
});

test("a stored choice is put on the page, an unknown one is not", () => {
  localStorage.setItem("theme", "dark");
  applyTheme();
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  localStorage.setItem("theme", "sepia");
  applyTheme();
  expect(document.documentElement).not.toHaveAttribute("data-theme");
});

test("the switch keeps the choice, and gives it back to the system", async () => {
  render(<ThemeSwitch />);
  expect(screen.getByRole("radio", { name: "Tema do sistema" })).toBeChecked();

  await userEvent.click(screen.getByRole("radio", { name: "Tema escuro" }));
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  expect(screen.getByRole("radio", { name: "Tema escuro" })).toBeChecked();

  await userEvent.click(screen.getByRole("radio", { name: "Tema do sistema" }));
  expect(document.documentElement).not.toHaveAttribute("data-theme");
});

test("a choice in another tab is followed", () => {
  const stop = followOtherTabs();
  render(<ThemeSwitch />);
  localStorage.setItem("theme", "dark");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "theme" })));
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  expect(screen.getByRole("radio", { name: "Tema escuro" })).toBeChecked();
  stop();
});
