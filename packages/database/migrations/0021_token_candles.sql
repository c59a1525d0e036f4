CREATE TABLE "app"."token_candle" (
	"pool_id" text NOT NULL,
	"seconds" integer NOT NULL,
	"starts_at" bigint NOT NULL,
	"open" numeric NOT NULL,
	"high" numeric NOT NULL,
	"low" numeric NOT NULL,
	"close" numeric NOT NULL,
	"token_volume" numeric(78, 0) NOT NULL,
	"quote_volume" numeric(78, 0) NOT NULL,
	"swaps" integer NOT NULL,
	CONSTRAINT "token_candle_pool_id_seconds_starts_at_pk" PRIMARY KEY("pool_id","seconds","starts_at")
);
--> statement-breakpoint
CREATE TABLE "app"."token_pool" (
	"id" text PRIMARY KEY NOT NULL,
	"token_id" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"pair" text NOT NULL,
	"quote" text NOT NULL,
	"is_token0" boolean NOT NULL,
	"settled_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."token_swap" (
	"id" text PRIMARY KEY NOT NULL,
	"pool_id" text NOT NULL,
	"block_number" bigint NOT NULL,
	"block_hash" text NOT NULL,
	"swapped_at" bigint NOT NULL,
	"token_amount" numeric(78, 0) NOT NULL,
	"quote_amount" numeric(78, 0) NOT NULL,
	"price" numeric NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."token_candle" ADD CONSTRAINT "token_candle_pool_id_token_pool_id_fk" FOREIGN KEY ("pool_id") REFERENCES "app"."token_pool"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."token_swap" ADD CONSTRAINT "token_swap_pool_id_token_pool_id_fk" FOREIGN KEY ("pool_id") REFERENCES "app"."token_pool"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "token_pool_token" ON "app"."token_pool" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "token_pool_settled" ON "app"."token_pool" USING btree ("chain_id","settled_block");--> statement-breakpoint
CREATE INDEX "token_swap_block" ON "app"."token_swap" USING btree ("pool_id","block_number");--> statement-breakpoint
CREATE INDEX "token_swap_time" ON "app"."token_swap" USING btree ("pool_id","swapped_at");