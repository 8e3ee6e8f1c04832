import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { VirtualGrid } from "./virtual-grid.tsx";

const items = Array.from({ length: 1000 }, (_, i) => `Drink ${i}`);

test("draws only what is near the window, and tells a screen reader how many there are", () => {
  render(
    <VirtualGrid
      label="Drinks"
      items={items}
      minWidth={300}
      estimateHeight={200}
      renderItem={(name) => name}
    />,
  );
  const drawn = screen.getAllByRole("listitem");
  expect(drawn[0]).toHaveTextContent("Drink 0");
  expect(drawn[0]).toHaveAttribute("aria-setsize", "1000");
  expect(drawn[0]).toHaveAttribute("aria-posinset", "1");
  expect(drawn.length).toBeLessThan(100);
});

test("another list fills in the same places, and draws only what has changed", () => {
  const renderItem = vi.fn((name: string) => name);
  const grid = (list: string[]) => (
    <VirtualGrid label="Drinks" items={list} minWidth={300} estimateHeight={200} renderItem={renderItem} />
  );
  const { rerender } = render(grid(["Mojito", "Negroni"]));
  const [first, second] = screen.getAllByRole("listitem");
  renderItem.mockClear();
  rerender(grid(["Mojito", "Spritz"]));
  expect(screen.getAllByRole("listitem")).toEqual([first, second]);
  expect(second).toHaveTextContent("Spritz");
  expect(renderItem.mock.calls).toEqual([["Spritz"]]);
});
