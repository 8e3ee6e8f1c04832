-- Unlogged, which the schema cannot say: counters of a minute, written without waiting for the disk.
CREATE UNLOGGED TABLE "user_calls" (
	"user_id" integer NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	"writes" integer NOT NULL,
	CONSTRAINT "user_calls_user_id_minute_pk" PRIMARY KEY("user_id","minute")
);
