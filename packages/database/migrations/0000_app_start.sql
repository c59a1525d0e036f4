CREATE SCHEMA IF NOT EXISTS "app";
--> statement-breakpoint
CREATE TABLE "app"."chain_status" (
	"chain_id" bigint PRIMARY KEY NOT NULL,
	"genesis_hash" text,
	"anchor_block" bigint,
	"anchor_hash" text,
	"indexed_block" bigint,
	"indexed_at" bigint,
	"head_block" bigint,
	"head_at" bigint,
	"lag_seconds" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."index_release" (
	"schema_name" text PRIMARY KEY NOT NULL,
	"chain_group" text NOT NULL,
	"chain_ids" bigint[] NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "index_release_active" ON "app"."index_release" USING btree ("chain_group") WHERE "app"."index_release"."is_active";--> statement-breakpoint
-- Substring search needs trigrams. The extension is a trusted one; a role that may not create it still gets a
-- working, slower search.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA app;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
	RAISE NOTICE 'pg_trgm is not available: search works without an index';
END
$$;
