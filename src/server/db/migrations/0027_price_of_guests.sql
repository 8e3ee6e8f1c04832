ALTER TABLE "events" ADD COLUMN "priced_guests" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "price_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Guests did not move a price until now: where they have changed since, it says for how many it was.
UPDATE "events" SET "priced_guests" = CASE
	WHEN greatest("guests", coalesce("min_guests", 0)) * "price_per_guest" = "price" THEN "guests"
	ELSE least(round("price" / "price_per_guest"), 2147483647)::integer END
	WHERE "pricing_mode" = 'por_convidado';--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_priced_guests" CHECK (("events"."priced_guests" is not null) = ("events"."pricing_mode" is not distinct from 'por_convidado'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_price_lines" CHECK ("events"."price" is not null or "events"."price_lines" = '[]');