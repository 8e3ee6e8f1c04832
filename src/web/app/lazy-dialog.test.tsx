import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";
import { lazyDialog, preloadDialogs } from "./lazy-dialog.tsx";

const Greeting = ({ open, name }: { open: boolean; name: string }) => (open ? <p>Olá, {name}</p> : null);

test("is fetched when it is opened, once", async () => {
  const fetch = vi.fn(async () => ({ Greeting }));
  const Lazy = lazyDialog("Greeting", fetch);
  const { rerender } = render(<Lazy open={false} name="Ana" />);
  expect(fetch).not.toHaveBeenCalled();
  rerender(<Lazy open name="Ana" />);
  expect(await screen.findByText("Olá, Ana")).toBeVisible();
  rerender(<Lazy open={false} name="Ana" />);
  rerender(<Lazy open name="Bia" />);
  expect(screen.getByText("Olá, Bia")).toBeVisible();
  expect(fetch).toHaveBeenCalledOnce();
});

test("fetched before, it opens at once", async () => {
  const Lazy = lazyDialog("Greeting", async () => ({ Greeting }));
  const { rerender } = render(<Lazy open={false} name="Ana" />);
  const last = vi.fn(async () => ({ Greeting }));
  lazyDialog("Greeting", last);
  preloadDialogs();
  await vi.waitFor(() => expect(last).toHaveBeenCalled(), { timeout: 10_000 });
  rerender(<Lazy open name="Ana" />);
  expect(screen.getByText("Olá, Ana")).toBeVisible();
});

test("what cannot be fetched is told when it is opened, and tried again by whoever opens it again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const fetch = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue({ Greeting });
  const Lazy = lazyDialog("Greeting", fetch as () => Promise<{ Greeting: typeof Greeting }>);
  const { rerender } = render(
    <ErrorBoundary key="first">
      <Lazy open name="Ana" />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole("alert")).toBeVisible();
  rerender(
    <ErrorBoundary key="second">
      <Lazy open name="Ana" />
    </ErrorBoundary>,
  );
  expect(await screen.findByText("Olá, Ana")).toBeVisible();
});
