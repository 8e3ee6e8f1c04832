import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { figureLabels } from "#web/reports/labels.ts";
import { MonthNames } from "./month-names.tsx";
import { MonthPlot } from "./month-plot.tsx";

afterEach(() => vi.restoreAllMocks());

/** So many months, the last of them November 2026. */
const monthsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10 - (count - 1 - index)));
    return { month: date.toISOString().slice(0, 7), revenue: 300, cost: 200, profit: 100 };
  });

test("the month that a key has chosen is brought into sight", () => {
  const shown: (string | null)[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
  const months = monthsOf(30);
  const onChoose = vi.fn();
  const [last] = months.slice(-1);
  if (!last) throw new Error("no months");
  render(<MonthPlot months={months} shown={last} labels={figureLabels.evento} onChoose={onChoose} />);
  fireEvent.change(screen.getByRole("slider", { name: "Mês do gráfico" }), { target: { value: "0" } });
  expect(onChoose).toHaveBeenCalledWith("2024-06");
  expect(shown).toEqual(["jun2024"]);
});

test.each([
  // Of the last four: the last always has its name, the one two before it where every second one has room.
  [12, ["336px", "168px", "336px", "0px"]],
  [60, ["1680px", "840px", "1680px", "0px"]],
])("of %i months those have a name that leave room between them", (count, needed) => {
  const { container } = render(<MonthNames months={monthsOf(count)} />);
  const names = [...container.querySelectorAll<HTMLElement>("[style]")];
  expect(names.slice(-4).map(({ style }) => style.getPropertyValue("--needed"))).toEqual(needed);
  // Every fourth: half of what every second one needs.
  expect(names.at(-5)?.style.getPropertyValue("--needed")).toBe(`${count * 7}px`);
});
