import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Lets the fake clock run, and React draw what comes of it. */
export const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
