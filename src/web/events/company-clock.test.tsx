import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { press } from "#web/events/testing/open-event.tsx";
import { fill } from "#web/testing/fill.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { EventDialog } from "./editor/event-dialog.tsx";
import { EventTime } from "./list/event-time.tsx";

// The device is where `vitest.config.ts` puts it, which is in no zone of Brazil.
beforeEach(() => void vi.spyOn(window, "scrollTo").mockImplementation(() => {}));

test.each<[TimeZone, string, string, string]>([
  ["America/Noronha", "2026-12-31T23:30", "2027-01-01T01:30:00.000Z", "qui 31/12/2026 23:30"],
  ["America/Sao_Paulo", "2026-12-31T20:00", "2026-12-31T23:00:00.000Z", "qui 31/12/2026 20:00"],
  ["America/Manaus", "2026-12-31T20:00", "2027-01-01T00:00:00.000Z", "qui 31/12/2026 20:00"],
  ["America/Rio_Branco", "2027-01-01T00:00", "2027-01-01T05:00:00.000Z", "sex 01/01/2027 00:00"],
])("in %s %s is typed, sent as %s and shown as %s", async (timeZone, typed, sentAs, shown) => {
  const { sent } = stubApi({ ...barAnswers([wedding]), "PUT /api/events/7": { body: wedding } });
  const show = (event: PricedEvent) => (
    <TestCompany timeZone={timeZone}>
      <EventTime date={event.date} />
      <EventDialog event={event} open onClose={() => {}} />
    </TestCompany>
  );
  const { unmount } = render(show(wedding));
  await fill(await screen.findByLabelText("Data e hora"), typed);
  await press("Salvar");
  const put = () => sent.find(({ route }) => route.startsWith("PUT"))?.body as PricedEvent | undefined;
  await waitFor(() => expect(put()?.date).toBe(sentAs));
  unmount();
  render(show({ ...wedding, date: sentAs }));
  expect(await screen.findByLabelText("Data e hora")).toHaveValue(typed);
  expect(screen.getByText((_text, element) => element?.tagName === "TIME")).toHaveTextContent(shown);
});
