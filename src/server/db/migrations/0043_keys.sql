CREATE TABLE "login_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"address" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_steps" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL,
	"code_salt" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
DROP INDEX "audit_entries_of_accounts";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "requires_second_step" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_by" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "lacks_second_step" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_second_step" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "account_change" text;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD CONSTRAINT "login_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_steps" ADD CONSTRAINT "second_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_tickets_user" ON "login_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_accounts" ON "audit_entries" USING btree ("created_at") WHERE "audit_entries"."action" in ('login', 'login_refused', 'logout', 'password_changed', 'password_reset', 'company_confirmed', 'user_blocked', 'user_unblocked', 'user_invited', 'invitation_cancelled', 'invitation_link_made', 'invitation_accepted', 'company_role_changed', 'user_removed', 'user_renamed', 'device_ended', 'second_step_on', 'second_step_off', 'second_step_ended', 'recovery_code_used', 'passkey_added', 'passkey_removed', 'second_step_required', 'second_step_not_required', 'company_changed');--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('login', 'login_refused', 'logout', 'password_changed', 'password_reset', 'company_confirmed', 'user_blocked', 'user_unblocked', 'user_invited', 'invitation_cancelled', 'invitation_link_made', 'invitation_accepted', 'company_role_changed', 'user_removed', 'user_renamed', 'device_ended', 'second_step_on', 'second_step_off', 'second_step_ended', 'recovery_code_used', 'passkey_added', 'passkey_removed', 'second_step_required', 'second_step_not_required', 'company_changed', 'client_created', 'client_changed', 'client_deleted', 'client_restored', 'client_name_deleted', 'drink_created', 'drink_changed', 'drink_deleted', 'event_created', 'event_changed', 'event_disabled', 'event_enabled', 'event_nothing_used', 'event_nothing_used_undone', 'event_counted_by_team', 'event_counts_dismissed', 'event_team_link_created', 'event_team_link_revoked', 'event_priced', 'event_charges_changed', 'event_payment_recorded', 'event_payment_reversed', 'payment_settings_changed', 'usual_costs_changed', 'proposal_sent', 'proposal_accepted', 'proposal_accepted_by_client', 'proposal_refused_by_client', 'proposal_revoked', 'proposal_settings_changed', 'company_logo_changed', 'inquiry_received', 'inquiry_noted', 'inquiry_discarded', 'inquiry_reopened', 'inquiry_settings_changed', 'supplier_created', 'supplier_changed', 'supplier_deleted', 'ingredient_created', 'ingredient_changed', 'stock_imported', 'drinks_imported', 'clients_imported', 'ingredient_archived', 'ingredient_unarchived', 'ingredient_merged', 'ingredient_unmerged', 'calendar_link_created', 'calendar_link_revoked', 'data_exported'));--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_of_account_change" CHECK (("emails"."kind" = 'account_change') = ("emails"."account_change" is not null));--> statement-breakpoint
ALTER TABLE "login_tickets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "login_tickets" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "no_company" ON "login_tickets" USING ((SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
ALTER TABLE "passkey_challenges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "passkey_challenges" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "no_company" ON "passkey_challenges" USING ((SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
ALTER TABLE "passkeys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "passkeys" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "no_company" ON "passkeys" USING ((SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recovery_codes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "no_company" ON "recovery_codes" USING ((SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
ALTER TABLE "second_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "second_steps" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "no_company" ON "second_steps" USING ((SELECT current_setting('balcao.company', true) = 'all'));
