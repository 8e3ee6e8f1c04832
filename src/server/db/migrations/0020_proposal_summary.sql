ALTER TABLE "proposals" ADD COLUMN "summary" text;--> statement-breakpoint
UPDATE "proposals" SET "summary" = (
	SELECT json_build_object('event', "offered" -> 'event', 'clientNames', "offered" -> 'clientNames', 'total', "offered" -> 'total', 'message', "offered" -> 'message')::text
	FROM (SELECT "proposals"."snapshot"::json AS "offered") AS "stored");--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "summary" SET NOT NULL;
