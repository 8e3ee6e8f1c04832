ALTER TABLE "event_counts" ALTER COLUMN "ingredient_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "event_counts" ADD COLUMN "guests_present" integer;--> statement-breakpoint
ALTER TABLE "event_counts" ADD COLUMN "ran_out" boolean;--> statement-breakpoint
ALTER TABLE "event_counts" ADD CONSTRAINT "event_counts_guests" CHECK ("event_counts"."guests_present" is null or ("event_counts"."guests_present" > 0 and "event_counts"."ingredient_id" is null));--> statement-breakpoint
ALTER TABLE "event_counts" ADD CONSTRAINT "event_counts_ran_out" CHECK ("event_counts"."ran_out" is null or "event_counts"."ingredient_id" is not null);