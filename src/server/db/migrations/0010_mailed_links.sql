CREATE TABLE "link_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "link_tokens_owner" ON "link_tokens" USING btree ("email","kind");--> statement-breakpoint
ALTER TABLE "link_tokens" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "no_company" ON "link_tokens" USING ((SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
-- Links that were mailed before go on working.
INSERT INTO "link_tokens" ("token_hash", "kind", "email", "expires_at")
SELECT "confirmation_token_hash", 'confirmation', "email", "confirmation_token_expiry" FROM "companies"
WHERE "confirmation_token_hash" IS NOT NULL AND "confirmation_token_expiry" IS NOT NULL
UNION ALL
SELECT "reset_token_hash", 'recovery', "email", "reset_token_expiry" FROM "users"
WHERE "reset_token_hash" IS NOT NULL AND "reset_token_expiry" IS NOT NULL;--> statement-breakpoint
-- Messages that wait get a new link when they go; those in the local outbox have had theirs.
ALTER TABLE "emails" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "is_spent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "emails" SET "is_spent" = "delivered_at" IS NOT NULL,
	"kind" = CASE WHEN "link" LIKE '%/reset-password?%' THEN 'recovery' ELSE 'confirmation' END;--> statement-breakpoint
ALTER TABLE "emails" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "confirmation_token_hash";--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "confirmation_token_expiry";--> statement-breakpoint
ALTER TABLE "emails" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "emails" DROP COLUMN "html";--> statement-breakpoint
ALTER TABLE "emails" DROP COLUMN "text";--> statement-breakpoint
ALTER TABLE "emails" DROP COLUMN "link";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "reset_token_hash";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "reset_token_expiry";
