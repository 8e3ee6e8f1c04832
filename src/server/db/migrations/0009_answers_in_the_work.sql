-- The key of a call and its answer are written in the transaction of the work, over a connection that acts for a
-- company: that one now sees the answers to its own users, as far as it sees the users themselves.
DROP POLICY "no_company" ON "given_answers";--> statement-breakpoint
CREATE POLICY "own_company" ON "given_answers" USING (
	EXISTS (SELECT FROM "users" WHERE "users"."id" = "given_answers"."user_id")
	OR (SELECT current_setting('balcao.company', true) = 'all'));
