CREATE TABLE "event_steps" (
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"undoes" integer,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_steps_company_id_event_id_number_pk" PRIMARY KEY("company_id","event_id","number"),
	CONSTRAINT "event_steps_undoes" CHECK ("event_steps"."undoes" < "event_steps"."number"),
	CONSTRAINT "event_steps_kind" CHECK ("event_steps"."kind" in ('retirada', 'retirada_a_mais', 'retorno'))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_step";--> statement-breakpoint
-- Movements from before steps were numbered belong together if they were made at the same moment; they come before the
-- numbered ones, so their numbers are negative.
WITH "call" AS (
	SELECT "company_id", "event_id", "created_at",
		- row_number() OVER (PARTITION BY "company_id", "event_id" ORDER BY min("id") DESC) AS "number"
	FROM "stock_movements" WHERE "event_id" IS NOT NULL AND "step" IS NULL GROUP BY 1, 2, 3
)
UPDATE "stock_movements" SET "step" = "call"."number" FROM "call"
	WHERE "stock_movements"."company_id" = "call"."company_id" AND "stock_movements"."event_id" = "call"."event_id"
	AND "stock_movements"."created_at" = "call"."created_at" AND "stock_movements"."step" IS NULL;--> statement-breakpoint
INSERT INTO "event_steps" ("company_id", "event_id", "number", "kind", "undoes", "user_id", "created_at")
	SELECT m."company_id", m."event_id", m."step",
		CASE WHEN bool_or(m."kind" = 'retorno') THEN 'retorno' ELSE 'retirada' END,
		max(undone."step"), max(m."user_id"), min(m."created_at")
	FROM "stock_movements" m LEFT JOIN "stock_movements" undone
		ON undone."company_id" = m."company_id" AND undone."id" = m."reverses_id"
	WHERE m."event_id" IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;--> statement-breakpoint
-- What was taken while other stock of the event was out was taken besides.
UPDATE "event_steps" SET "kind" = 'retirada_a_mais'
	WHERE "kind" = 'retirada' AND "undoes" IS NULL AND (
		SELECT earlier."kind" FROM "event_steps" earlier
		WHERE earlier."company_id" = "event_steps"."company_id" AND earlier."event_id" = "event_steps"."event_id"
			AND earlier."number" < "event_steps"."number" AND earlier."undoes" IS NULL
			AND NOT EXISTS (SELECT FROM "event_steps" undo WHERE undo."company_id" = earlier."company_id"
				AND undo."event_id" = earlier."event_id" AND undo."undoes" = earlier."number"
				AND undo."number" < "event_steps"."number")
		ORDER BY earlier."number" DESC LIMIT 1) = 'retirada';--> statement-breakpoint
UPDATE "event_steps" undo SET "kind" = undone."kind" FROM "event_steps" undone
	WHERE undone."company_id" = undo."company_id" AND undone."event_id" = undo."event_id" AND undone."number" = undo."undoes";--> statement-breakpoint
ALTER TABLE "event_steps" ADD CONSTRAINT "event_steps_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_steps" ADD CONSTRAINT "event_steps_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_steps" ADD CONSTRAINT "event_steps_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_steps" ADD CONSTRAINT "event_steps_undone" FOREIGN KEY ("company_id","event_id","undoes") REFERENCES "public"."event_steps"("company_id","event_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_steps_by_undone" ON "event_steps" USING btree ("company_id","event_id","undoes") WHERE "event_steps"."undoes" is not null;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_event_step" FOREIGN KEY ("company_id","event_id","step") REFERENCES "public"."event_steps"("company_id","event_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_step" CHECK ("stock_movements"."step" is null or "stock_movements"."event_id" is not null);--> statement-breakpoint
ALTER TABLE "event_steps" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "event_steps" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "event_steps_revision_on_write" BEFORE INSERT OR UPDATE ON "event_steps" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "event_steps_revision_on_delete" BEFORE DELETE ON "event_steps" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "event_steps_revision_on_truncate" AFTER TRUNCATE ON "event_steps" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();
