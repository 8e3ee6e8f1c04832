ALTER TABLE "emails" DROP CONSTRAINT "emails_of_company";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "morning_mail" boolean;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "morning_mail_on" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unsubscribe_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_unsubscribe_token" UNIQUE("unsubscribe_token");--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_of_company" CHECK (("emails"."kind" in ('invitation', 'proposal_answer', 'inquiry', 'morning')) = ("emails"."company_id" is not null));