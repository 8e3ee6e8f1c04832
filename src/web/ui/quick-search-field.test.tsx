import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { QuickSearchField } from "./quick-search-field.tsx";

function Search() {
  const [value, setValue] = useState("gin");
  return (
    <>
      <QuickSearchField label="Buscar" placeholder="" value={value} onChange={setValue} />
      <p>procura: {value}</p>
      <button type="button" onClick={() => setValue("")}>
        Limpar
      </button>
    </>
  );
}

test("tells of what was typed, and follows what comes from elsewhere", async () => {
  render(<Search />);
  const field = screen.getByRole("searchbox");
  expect(field).toHaveValue("gin");
  await userEvent.type(field, " seco");
  expect(field).toHaveValue("gin seco");
  await screen.findByText("procura: gin seco");
  await userEvent.click(screen.getByRole("button", { name: "Limpar" }));
  await waitFor(() => expect(field).toHaveValue(""));
  await userEvent.type(field, "rum");
  await screen.findByText("procura: rum");
  expect(field).toHaveValue("rum");
});
