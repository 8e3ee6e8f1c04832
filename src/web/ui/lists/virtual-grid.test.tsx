import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { VirtualGrid } from "./virtual-grid.tsx";

const items = Array.from({ length: 1000 }, (_, i) => `Drink ${i}`);
const grid = (list: string[]) => (
  <VirtualGrid label="Drinks" items={list} minWidth={300} estimateHeight={200} renderItem={(name) => name} />
);

test("draws only what is near the window, and tells a screen reader how many there are", () => {
  render(grid(items));
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

test("what is out of sight follows when the rest has been painted", () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(200);
  const texts = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  const paint = () =>
    act(() => {
      vi.advanceTimersToNextFrame();
      vi.advanceTimersByTime(1);
    });
  const { rerender } = render(grid(items));
  const inSight = texts();
  expect(inSight).toEqual(items.slice(0, Math.ceil(window.innerHeight / 216)));
  paint();
  expect(texts()).toEqual(items.slice(0, inSight.length + 1));

  const others = items.map((name) => `Outro ${name}`);
  rerender(grid(others));
  expect(texts()).toEqual([...others.slice(0, inSight.length), items[inSight.length]]);
  paint();
  expect(texts()).toEqual(others.slice(0, inSight.length + 1));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("what was made is brought into sight once, and not from under a hand that has gone on", () => {
  vi.useFakeTimers();
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const grid = (list: string[], id: number) => (
    <VirtualGrid
      label="Eventos"
      items={list}
      minWidth={300}
      estimateHeight={200}
      renderItem={(name) => name}
      revealed={{ id, index: 500 }}
    />
  );
  const { rerender } = render(grid(items, 1));
  // The grid starts where the window stands.
  scrollTo.mockClear();
  vi.advanceTimersByTime(249);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalled();

  // Until the rows around it have been measured.
  vi.advanceTimersByTime(1000);
  scrollTo.mockClear();
  rerender(grid([...items], 1));
  vi.advanceTimersByTime(1000);
  expect(scrollTo).not.toHaveBeenCalled();

  rerender(grid(items, 2));
  fireEvent.pointerDown(document.body);
  vi.advanceTimersByTime(1000);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.useRealTimers();
  scrollTo.mockRestore();
});

test("on paper there is all of it, and after it only what is near the window again", () => {
  render(grid(items));
  const drawn = screen.getAllByRole("listitem").length;
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(items);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.getAllByRole("listitem")).toHaveLength(drawn);
});
