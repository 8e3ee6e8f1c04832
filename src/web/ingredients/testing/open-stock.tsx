import { render } from "@testing-library/react";
import { vi } from "vitest";
import { AuthProvider, useAuth } from "#web/session/session.tsx";
import { TestCompany } from "#web/testing/test-company.tsx";
import { StockPage } from "../stock-page.tsx";

/** Opens the stock page in a window of a given width; the API must be stubbed before. */
export function openStock({ address = "/estoque", isWide = true } = {}) {
  window.history.replaceState(null, "", address);
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      ({
        matches: isWide && query.includes("min-width"),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
  // The list draws what is in sight, and nothing has a height here.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
  return render(
    <TestCompany>
      <AuthProvider>
        <StockOnceChecked />
      </AuthProvider>
    </TestCompany>,
  );
}

/** The product shows no page before it knows whose session it is. */
function StockOnceChecked() {
  const { session } = useAuth();
  return session.state === "loading" ? null : <StockPage />;
}
