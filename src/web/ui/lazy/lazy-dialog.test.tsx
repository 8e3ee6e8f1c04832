import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { lazyDialog, preloadDialogs } from "./lazy-dialog.tsx";

type Props = { open: boolean; onClose: () => void; name: string };
const Greeting = ({ open, name }: Props) => (open ? <p>Olá, {name}</p> : null);

const stay = () => {};

test("is fetched when it is opened, once", async () => {
  const fetch = vi.fn(async () => ({ Greeting }));
  const Lazy = lazyDialog("Greeting", fetch);
  const { rerender } = render(<Lazy open={false} name="Ana" onClose={stay} />);
  expect(fetch).not.toHaveBeenCalled();
  rerender(<Lazy open name="Ana" onClose={stay} />);
  expect(await screen.findByText("Olá, Ana")).toBeVisible();
  rerender(<Lazy open={false} name="Ana" onClose={stay} />);
  rerender(<Lazy open name="Bia" onClose={stay} />);
  expect(screen.getByText("Olá, Bia")).toBeVisible();
  expect(fetch).toHaveBeenCalledOnce();
});

test("fetched before, it opens at once", async () => {
  const Lazy = lazyDialog("Greeting", async () => ({ Greeting }));
  const { rerender } = render(<Lazy open={false} name="Ana" onClose={stay} />);
  const last = vi.fn(async () => ({ Greeting }));
  lazyDialog("Greeting", last);
  preloadDialogs();
  await vi.waitFor(() => expect(last).toHaveBeenCalled(), { timeout: 10_000 });
  rerender(<Lazy open name="Ana" onClose={stay} />);
  expect(screen.getByText("Olá, Ana")).toBeVisible();
});

test("is not rendered before it is opened, though it is there, and is rendered closed after", async () => {
  const rendered = vi.fn();
  const Watched = ({ open }: Props) => {
    rendered(open);
    return null;
  };
  const Lazy = lazyDialog("Watched", async () => ({ Watched }));
  const { rerender } = render(<Lazy open name="Ana" onClose={stay} />);
  await vi.waitFor(() => expect(rendered).toHaveBeenCalledWith(true));
  rerender(<Lazy open={false} name="Ana" onClose={stay} />);
  expect(rendered).toHaveBeenLastCalledWith(false);
  rendered.mockClear();
  render(<Lazy open={false} name="Ana" onClose={stay} />);
  expect(rendered).not.toHaveBeenCalled();
});

test("while it is fetched the page says so, takes no other key, and lets go of it with Escape", async () => {
  const onClose = vi.fn();
  const onClick = vi.fn();
  const Lazy = lazyDialog("Greeting", () => new Promise<{ Greeting: typeof Greeting }>(() => {}));
  render(
    <>
      <button type="button" onClick={onClick}>
        Outro
      </button>
      <Lazy open name="Ana" onClose={onClose} />
    </>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("Carregando...");
  const user = userEvent.setup();
  screen.getByRole("button").focus();
  await user.keyboard("{Enter} ");
  expect(onClick).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

test("what cannot be fetched is told, and tried again by whoever opens it again", async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue({ Greeting });
  const Lazy = lazyDialog("Greeting", fetch as () => Promise<{ Greeting: typeof Greeting }>);
  const onClose = vi.fn();
  const { rerender } = render(<Lazy open name="Ana" onClose={onClose} />);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(getSnapshot()[0]).toMatchObject({ title: "Não foi possível abrir", tone: "error" });
  rerender(<Lazy open={false} name="Ana" onClose={onClose} />);
  rerender(<Lazy open name="Ana" onClose={onClose} />);
  expect(await screen.findByText("Olá, Ana")).toBeVisible();
});
