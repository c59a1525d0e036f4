CREATE TABLE "app"."asset_facts" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"address" text NOT NULL,
	"name" text,
	"symbol" text,
	"decimals" integer,
	"supply" numeric(78, 0),
	"token0" text,
	"token1" text,
	"factory" text,
	"fee_ppm" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "asset_facts_due" ON "app"."asset_facts" USING btree ("chain_id","next_read_at");--> statement-breakpoint
CREATE INDEX "asset_facts_token0" ON "app"."asset_facts" USING btree ("token0","chain_id");--> statement-breakpoint
CREATE INDEX "asset_facts_token1" ON "app"."asset_facts" USING btree ("token1","chain_id");