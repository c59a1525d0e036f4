CREATE TABLE "app"."presale_info" (
	"cid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "presale_info_start" ON "app"."presale_info" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
-- Substring search, where the extension is there; without it every row is read.
DO $$
DECLARE
	trigram text;
BEGIN
	SELECT n.nspname INTO trigram FROM pg_opclass o JOIN pg_namespace n ON n.oid = o.opcnamespace WHERE o.opcname = 'gin_trgm_ops' LIMIT 1;
	IF trigram IS NOT NULL THEN
		EXECUTE format('CREATE INDEX IF NOT EXISTS presale_info_search ON app.presale_info USING gin (name %I.gin_trgm_ops)', trigram);
	END IF;
END
$$;
