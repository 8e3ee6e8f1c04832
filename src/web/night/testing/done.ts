import { waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** Once the stock has moved, its page leads back to the event. */
export const backAtEvent = () => waitFor(() => expect(window.location.pathname).toBe("/eventos/7"));
