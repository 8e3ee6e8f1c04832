import { useQuery } from "@tanstack/react-query";
import { defaultProposalSettings } from "#shared/proposals/default-settings.ts";
import { paymentSettingsQuery } from "#web/payments/queries.ts";
import { logoQuery, proposalSettingsQuery } from "#web/proposals/queries.ts";
import { teamQuery } from "#web/team/queries.ts";

/** How much of each of the owner's first steps is done; 0, or undefined for the team, until it is known. */
export function useCompanySteps(enabled: boolean) {
  const payments = useQuery({ ...paymentSettingsQuery, enabled });
  const proposals = useQuery({ ...proposalSettingsQuery, enabled });
  const logo = useQuery({ ...logoQuery, enabled });
  const team = useQuery({ ...teamQuery, enabled });
  const isPixSet = payments.data?.some(({ pixKey }) => Boolean(pixKey));
  // The defaults count until somebody has read and saved them.
  const areTermsSet = proposals.data?.some(({ version }) => version > defaultProposalSettings.version);
  // Besides whoever looks at it.
  const others = team.data && team.data.people.length - 1 + team.data.invitations.length;
  return { pix: isPixSet ? 1 : 0, terms: areTermsSet ? 1 : 0, logo: logo.data ? 1 : 0, team: others };
}
