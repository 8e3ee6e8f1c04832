ALTER TABLE "charges" ALTER COLUMN "due_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "due_at" text;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_due_at" CHECK (("charges"."due_on" is null) = ("charges"."due_at" is not null));--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_due_moment" CHECK ("charges"."due_at" in ('aceite'));