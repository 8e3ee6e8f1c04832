import { accountChanges } from "#shared/accounts/account-changes.ts";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import type { MERGED, movementKinds } from "#shared/ingredients/enumerations.ts";

/** Account events, which the system admin sees for every company. */
export const accountActions = [
  "login",
  // The right password, entered by a blocked user.
  "login_refused",
  "logout",
  "password_changed",
  "password_reset",
  "company_confirmed",
  "user_blocked",
  "user_unblocked",
  "user_invited",
  "invitation_cancelled",
  "invitation_link_made",
  "invitation_accepted",
  "company_role_changed",
  "user_removed",
  "user_left",
  "user_renamed",
  "device_ended",
  ...accountChanges,
  "second_step_required",
  "second_step_not_required",
  "company_changed",
  "company_closed",
  "company_reopened",
] as const;
export type AccountAction = (typeof accountActions)[number];

/** What happened to a company's own data, other than movements of its stock. */
const companyActions = [
  "client_created",
  "client_changed",
  "client_deleted",
  "client_restored",
  "client_name_deleted",
  "drink_created",
  "drink_changed",
  "drink_deleted",
  "event_created",
  "event_changed",
  "event_disabled",
  "event_enabled",
  "event_nothing_used",
  "event_nothing_used_undone",
  // By the team's link, once for each name.
  "event_counted_by_team",
  "event_counts_dismissed",
  "event_team_link_created",
  "event_team_link_revoked",
  "event_priced",
  "event_back_to_accepted",
  "event_charges_changed",
  "event_payment_recorded",
  "event_payment_reversed",
  "payment_settings_changed",
  "usual_costs_changed",
  "proposal_sent",
  "proposal_accepted",
  // By the link, without an account.
  "proposal_accepted_by_client",
  "proposal_refused_by_client",
  "proposal_revoked",
  "proposal_settings_changed",
  "company_logo_changed",
  // By the public page, without an account.
  "inquiry_received",
  "inquiry_noted",
  "inquiry_discarded",
  "inquiry_reopened",
  "inquiry_settings_changed",
  "supplier_created",
  "supplier_changed",
  "supplier_deleted",
  "ingredient_created",
  "ingredient_changed",
  "stock_imported",
  "drinks_imported",
  "clients_imported",
  "ingredient_archived",
  "ingredient_unarchived",
  "ingredient_merged",
  "ingredient_unmerged",
  "calendar_link_created",
  "calendar_link_revoked",
  "data_exported",
] as const;
export type CompanyAction = (typeof companyActions)[number];

export const auditActions = [...accountActions, ...companyActions] as const;

export type AuditAction = AccountAction | CompanyAction;

/** Fields whose change is told. */
export const changedFields = [
  "name",
  "date",
  "location",
  "guests",
  "status",
  "type",
  "combo",
  "drinks",
  "supplies",
  // One ingredient that is planned in place of another.
  "swap",
  "clients",
  "fixedCosts",
  "category",
  "unit",
  "unitCost",
  "minQuantity",
  "yield",
  "observations",
  "recipe",
  "description",
  "email",
  "phone",
  "cpf",
  "address",
  "notes",
  "cnpj",
  "timeZone",
  "companyRole",
  "price",
  "durationMinutes",
  "arrivalTime",
  "teamNotes",
  "teaches",
  "guestsPresent",
  "charges",
  "payment",
  "pixKey",
  "receiverName",
  "city",
  "useTxid",
  "depositPercent",
  "balanceDueDays",
  "targetMargin",
  "terms",
  "included",
  "validityDays",
  "confirmOn",
  "colour",
  "whatsapp",
  "pack",
  "supplier",
  "isOpen",
  "greeting",
] as const;
export type ChangedField = (typeof changedFields)[number];

/** A changed field; with its values where they are short and nobody's personal data. */
export type ActivityChange = {
  field: ChangedField;
  from?: string | number | null;
  to?: string | number | null;
};

/** The link by which somebody without an account acted. */
export type ActingLink = { of: "proposal"; proposalId: number } | { of: "team" } | { of: "inquiries" };

/** What an entry of the trail says besides its subject; part of its hash. */
export type ActivityDetails = {
  /** Of an entry without a user. Never a name: that stands with the proposal, the count or the request, and goes with it. */
  link?: ActingLink;
  /** The count that tells the name of somebody of the team. */
  countId?: string;
  /** Of an invitation and its acceptance. */
  companyRole?: CompanyRole;
  changes?: ActivityChange[];
  /** Of an import: new and changed items. */
  created?: number;
  changed?: number;
  /** Of a merge: the name that the other ingredient had. */
  into?: string;
};

/** Things that an activity is about. */
export const activityThings = [
  "event",
  "inquiry",
  "ingredient",
  "drink",
  "client",
  "supplier",
  "account",
] as const;
export type ActivityThing = (typeof activityThings)[number];

/** Movements that the trail tells apart from others of their kind: "Levar mais", and what takes another one back. */
const furtherMoves = [
  "retirada_a_mais",
  "estorno",
  "perda_estornada",
  "contagem_estornada",
  "baixa_desfeita",
  "retirada_a_mais_desfeita",
  "retorno_desfeito",
] as const;

/** The kinds of movements and further moves of stock that the trail tells; merges have an entry of their own. */
export type StockAction =
  | Exclude<(typeof movementKinds)[number], typeof MERGED>
  | (typeof furtherMoves)[number];

/** One line of the audit trail, newest first on the wire. */
export type Activity = {
  key: string;
  /** ISO 8601. */
  at: string;
  action: AuditAction | StockAction;
  /**
   * The acting user, or the name that was given by a link, null once it is deleted; without a link null stands for the
   * system admin, towards a company.
   */
  username: string | null;
  /** The affected drink, event, ingredient, user or removed client by name. */
  subject: string | null;
  /** The number of ingredients: movements of several at once are one line. */
  count: number;
  /** What it is about; null for the company as a whole. */
  thing: ActivityThing | null;
  /** The id of that thing, while it can be opened. */
  thingId: number | null;
  details: ActivityDetails | null;
  /** The stock before and after the movement of a single ingredient. */
  stock: { from: number; to: number; unit: string } | null;
  /** Why something was lost. */
  reason: string | null;
  /** The user's company, for readers who see more than one. */
  company: string | null;
  /** The IP address of a login. */
  address: string | null;
};

export type ActivityBatch = {
  activities: Activity[];
  /** The company's users, to choose from; absent where that is not offered. */
  people?: { id: number; username: string }[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
};
