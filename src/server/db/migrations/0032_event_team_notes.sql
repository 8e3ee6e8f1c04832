ALTER TABLE "events" ADD COLUMN "arrival_time" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "team_notes" text;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_arrival_time" CHECK ("events"."arrival_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_team_notes" CHECK (length("events"."team_notes") <= 2000);