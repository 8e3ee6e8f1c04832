import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { LongList } from "./long-list.tsx";

const drinkOf = (id: number, name = `Drink ${id}`) => ({ id, name });
const drinks = Array.from({ length: 1000 }, (_, id) => drinkOf(id));
const nameOf = ({ name }: { name: string }) => name;
const list = (items: typeof drinks, renderItem = nameOf, savedId?: number) => (
  <LongList
    label="Drinks"
    items={items}
    minWidth={300}
    estimateHeight={200}
    renderItem={renderItem}
    savedId={savedId}
  />
);

test("renders only what is near the viewport, and tells a screen reader how many there are", () => {
  render(list(drinks));
  const rendered = screen.getAllByRole("listitem");
  expect(rendered[0]).toHaveTextContent("Drink 0");
  expect(rendered[0]).toHaveAttribute("aria-setsize", "1000");
  expect(rendered[0]).toHaveAttribute("aria-posinset", "1");
  expect(rendered.length).toBeLessThan(100);
});

test("an item that has not changed does not render again", () => {
  const renderItem = vi.fn(nameOf);
  const [mojito, negroni, spritz] = [drinkOf(1, "Mojito"), drinkOf(2, "Negroni"), drinkOf(3, "Spritz")];
  const { rerender } = render(list([mojito, negroni], renderItem));
  renderItem.mockClear();
  rerender(list([mojito, spritz], renderItem));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Mojito", "Spritz"]);
  expect(renderItem.mock.calls).toEqual([[spritz]]);
});

test("a saved item is scrolled to once, and not when the user has gone on", () => {
  vi.useFakeTimers();
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const { rerender } = render(list(drinks, nameOf, 500));
  scrollTo.mockClear();
  vi.advanceTimersByTime(249);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalled();

  // Until the rows around it have been measured.
  vi.advanceTimersByTime(10_000);
  scrollTo.mockClear();
  rerender(list([...drinks], nameOf, 500));
  vi.advanceTimersByTime(1000);
  expect(scrollTo).not.toHaveBeenCalled();

  // Nor when it comes back: after a search that hid it, or after printing.
  rerender(list(drinks.slice(0, 9), nameOf, 500));
  rerender(list(drinks, nameOf, 500));
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  act(() => void window.dispatchEvent(new Event("afterprint")));
  scrollTo.mockClear();
  vi.advanceTimersByTime(1000);
  expect(scrollTo).not.toHaveBeenCalled();

  rerender(list(drinks, nameOf, 600));
  fireEvent.pointerDown(document.body);
  vi.advanceTimersByTime(1000);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.useRealTimers();
  scrollTo.mockRestore();
});

test("to print it renders all of it, and then only what is near the viewport again", () => {
  render(list(drinks));
  const rendered = screen.getAllByRole("listitem").length;
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(drinks.map(nameOf));
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.getAllByRole("listitem")).toHaveLength(rendered);
});
