import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { QrCode } from "./qr-code.tsx";
import { readQrCode } from "./testing/read-qr-code.ts";

const TEXT =
  "00020126330014BR.GOV.BCB.PIX01115794666323452040000530398654041.005802BR5925CLENILTON CRUZ DE ALENCAR6006MANAUS62070503***6304FA88";

const OTHER = TEXT.replace("1.00", "2.50");

const drawn = async () => {
  await waitFor(() => expect(screen.getByRole("img")).toHaveAttribute("aria-busy", "false"));
  return screen.getByRole("img", { name: "QR code Pix de R$ 1,00" });
};

test("a drawn code is read back, and follows its text", async () => {
  const { rerender } = render(<QrCode text={TEXT} label="QR code Pix de R$ 1,00" />);
  expect(readQrCode(await drawn())).toBe(TEXT);
  rerender(<QrCode text={OTHER} label="QR code Pix de R$ 1,00" />);
  await waitFor(async () => expect(readQrCode(await drawn())).toBe(OTHER));
});

test("it is black on white in every theme, with four empty modules around it", async () => {
  render(<QrCode text={TEXT} label="QR code Pix de R$ 1,00" />);
  const svg = await drawn();
  const size = Number(svg.getAttribute("viewBox")?.split(" ")[2]);
  expect(svg.querySelector("rect")).toHaveAttribute("fill", "#fff");
  expect(svg.querySelector("rect")).toHaveAttribute("width", `${size}`);
  const path = svg.querySelector("path");
  expect(path).toHaveAttribute("fill", "#000");
  const runs = [...(path?.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) =>
    run.slice(1).map(Number),
  );
  expect(Math.min(...runs.map(([x = 0]) => x))).toBe(4);
  expect(Math.min(...runs.map(([, y = 0]) => y))).toBe(4);
  expect(Math.max(...runs.map(([x = 0, , width = 0]) => x + width))).toBe(size - 4);
  expect(Math.max(...runs.map(([, y = 0]) => y + 1))).toBe(size - 4);
});
