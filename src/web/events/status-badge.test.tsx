import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StatusBadge } from "./status-badge.tsx";

test.each([
  ["confirmado", "Confirmado", "text-green-ink"],
  ["planejamento", "Planejamento", "text-yellow-ink"],
  ["orçamento", "Orçamento", "text-blue-ink"],
] as const)("%s has an icon and the words %s in the colour of %s", (status, label, colour) => {
  render(<StatusBadge status={status} />);
  const badge = screen.getByText(label).parentElement;
  expect(badge).toHaveClass(colour);
  expect(badge?.querySelector("svg")).toBeInTheDocument();
});
