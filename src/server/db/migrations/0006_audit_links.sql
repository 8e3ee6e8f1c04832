CREATE TABLE "audit_links" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"company_id" integer,
	"position" integer NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_links_place" UNIQUE NULLS NOT DISTINCT("company_id","position")
);
--> statement-breakpoint
ALTER TABLE "audit_links" ADD CONSTRAINT "audit_links_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_links" ADD CONSTRAINT "audit_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "audit_links_only_added" BEFORE UPDATE OR DELETE ON "audit_links" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
ALTER TABLE "audit_links" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "audit_links" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
-- Over everything that an entry says, its place and the hash before it. Moments as numbers: their text depends on the
-- time zone of whoever asks.
CREATE FUNCTION "trail_hash"("previous" text, "link" "audit_links", "entry" "audit_entries") RETURNS text LANGUAGE sql STABLE
RETURN encode(sha256(convert_to(jsonb_build_array("previous", ("link")."position", extract(epoch FROM ("link")."linked_at"),
	("entry")."id", ("entry")."company_id", ("entry")."user_id", ("entry")."action", ("entry")."subject_id",
	("entry")."address", extract(epoch FROM ("entry")."created_at"))::text, 'UTF8')), 'hex');--> statement-breakpoint
-- Puts an entry at the end of the chain of its company, or of that of no company. Whoever comes meanwhile waits.
CREATE FUNCTION "link_entry"("entry" "audit_entries") RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"last" "audit_links";
	"link" "audit_links";
BEGIN
	PERFORM pg_advisory_xact_lock(4217002, coalesce("entry"."company_id", 0));
	IF "entry"."company_id" IS NULL THEN
		SELECT * INTO "last" FROM "audit_links" WHERE "company_id" IS NULL ORDER BY "position" DESC LIMIT 1;
	ELSE
		SELECT * INTO "last" FROM "audit_links" WHERE "company_id" = "entry"."company_id" ORDER BY "position" DESC LIMIT 1;
	END IF;
	"link"."entry_id" := "entry"."id";
	"link"."company_id" := "entry"."company_id";
	"link"."position" := coalesce("last"."position", 0) + 1;
	"link"."linked_at" := greatest(clock_timestamp(), "last"."linked_at");
	"link"."hash" := "trail_hash"("last"."hash", "link", "entry");
	INSERT INTO "audit_links" SELECT "link".*;
END $$;--> statement-breakpoint
-- As the owner of the tables: a company adds to its trail, and to its chain only by this.
CREATE FUNCTION "link_new_entry"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
	PERFORM "link_entry"(NEW);
	RETURN NULL;
END $$;--> statement-breakpoint
-- With the commit, when the transaction waits for nothing else any more: so two that wait for each other cannot be, and
-- the chain is held no longer than the commit takes.
CREATE CONSTRAINT TRIGGER "audit_entries_linked" AFTER INSERT ON "audit_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "link_new_entry"();--> statement-breakpoint
-- For entries from before there was a chain: here, and when a backup of that time is restored.
CREATE FUNCTION "link_older_entries"() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"entry" "audit_entries";
BEGIN
	FOR "entry" IN
		SELECT * FROM "audit_entries" "e"
		WHERE NOT EXISTS (SELECT FROM "audit_links" "l" WHERE "l"."entry_id" = "e"."id") ORDER BY "id"
	LOOP
		PERFORM "link_entry"("entry");
	END LOOP;
END $$;--> statement-breakpoint
SELECT "link_older_entries"();
