import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A slow machine is no failure; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
