import type { CateringEvent } from "#shared/events/contract.ts";

/** When the team arrives, and what it has to know. */
export const TeamFacts = ({
  event: { arrivalTime, teamNotes },
}: {
  event: Pick<CateringEvent, "arrivalTime" | "teamNotes">;
}) => (
  <>
    {arrivalTime && (
      <p className="pt-2 text-sm">
        Chegada às <strong className="font-semibold tabular-nums">{arrivalTime}</strong>
      </p>
    )}
    {teamNotes && <p className="py-2 text-sm wrap-anywhere whitespace-pre-line">{teamNotes}</p>}
  </>
);
