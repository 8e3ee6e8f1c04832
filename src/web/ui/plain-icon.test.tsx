import { render } from "@testing-library/react";
import {
  Archive,
  Briefcase,
  CalendarClock,
  CircleCheck,
  EllipsisVertical,
  Martini,
  Pencil,
  Users,
} from "lucide-react";
import { expect, test } from "vitest";
import { iconLines } from "./icon-lines.ts";
import { plainIcon } from "./plain-icon.tsx";

test.each([Archive, Briefcase, CalendarClock, CircleCheck, EllipsisVertical, Martini, Pencil, Users])(
  "$displayName is one path, and no screen reader's business",
  (Icon) => {
    const { container } = render(plainIcon(Icon, "size-4"));
    const svg = container.querySelector("svg");
    expect(svg).toHaveClass("icon", "size-4");
    expect(svg).toHaveAttribute("aria-hidden", "true");
    expect(svg?.children).toHaveLength(1);
  },
);

test("each shape becomes its lines", () => {
  const path = ["path", { d: "m1 2 3 4" }] as const;
  expect(iconLines([path, ["path", { d: "M5 6h7" }]])).toBe("M0 0m1 2 3 4M0 0M5 6h7");
  expect(iconLines([["circle", { cx: "12", cy: "10", r: "3" }]])).toBe("M9 10a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z");
  expect(iconLines([["rect", { x: "2", y: "4", width: "20", height: "16", rx: "2", key: "a" }]])).toBe(
    "M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z",
  );
  // Filled, or of a kind that is not known.
  expect(iconLines([path, ["circle", { cx: "1", cy: "1", r: "1", fill: "currentColor" }]])).toBeUndefined();
  expect(iconLines([["text", {}]])).toBeUndefined();
});
