import { afterEach, beforeEach, vi } from "vitest";

/** The files that each test of the calling test file makes the browser save. */
export function watchSavedFiles(): readonly Blob[] {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      saved.push(file as Blob);
      return "blob:saved";
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return saved;
}
