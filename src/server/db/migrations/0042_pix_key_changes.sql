ALTER TABLE "emails" DROP CONSTRAINT "emails_of_company";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "pix_key_from" text;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "pix_key_to" text;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD COLUMN "pix_key_from" text;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD COLUMN "pix_key_to" text;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD COLUMN "pix_key_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD COLUMN "pix_key_changed_by" integer;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD CONSTRAINT "payment_settings_pix_key_changed_by" FOREIGN KEY ("company_id","pix_key_changed_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_of_pix_key" CHECK (("emails"."kind" = 'pix_key') = ("emails"."pix_key_to" is not null));--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_of_company" CHECK (("emails"."kind" in ('invitation', 'proposal_answer', 'inquiry', 'morning', 'pix_key')) = ("emails"."company_id" is not null));