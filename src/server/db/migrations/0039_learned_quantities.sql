ALTER TABLE "events" ADD COLUMN "teaches" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "guests_present" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "ran_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_guests_present" CHECK ("events"."guests_present" > 0);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_ran_out" CHECK (not "stock_movements"."ran_out" or ("stock_movements"."kind" = 'retorno' and "stock_movements"."quantity_delta" = 0));