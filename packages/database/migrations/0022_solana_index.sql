CREATE TABLE "app"."solana_cursor" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"program" text NOT NULL,
	"genesis_hash" text NOT NULL,
	"signature" text,
	"slot" bigint NOT NULL,
	"events" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."solana_event" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"signature" text NOT NULL,
	"place" integer NOT NULL,
	"number" bigint NOT NULL,
	"slot" bigint NOT NULL,
	"happened_at" bigint NOT NULL,
	"address" text NOT NULL,
	"wallet" text
);
--> statement-breakpoint
CREATE TABLE "app"."solana_mint" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"mint" text NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"decimals" integer,
	"read_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."solana_position" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"wallet" text NOT NULL,
	"amount" numeric(20, 0) NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."solana_thing" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"owner" text NOT NULL,
	"mint" text NOT NULL,
	"second_mint" text,
	"created_at" bigint NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"amount" numeric(20, 0) NOT NULL,
	"done_amount" numeric(20, 0) NOT NULL,
	"status" text,
	"is_closed" boolean NOT NULL,
	"slot" bigint NOT NULL,
	"data" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "solana_event_address" ON "app"."solana_event" USING btree ("address");--> statement-breakpoint
CREATE INDEX "solana_event_kind" ON "app"."solana_event" USING btree ("chain_id","kind","name");--> statement-breakpoint
CREATE INDEX "solana_mint_mint" ON "app"."solana_mint" USING btree ("mint");--> statement-breakpoint
CREATE INDEX "solana_position_wallet" ON "app"."solana_position" USING btree ("wallet");--> statement-breakpoint
CREATE INDEX "solana_position_address" ON "app"."solana_position" USING btree ("address");--> statement-breakpoint
CREATE INDEX "solana_thing_address" ON "app"."solana_thing" USING btree ("address");--> statement-breakpoint
CREATE INDEX "solana_thing_owner" ON "app"."solana_thing" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "solana_thing_mint" ON "app"."solana_thing" USING btree ("mint");--> statement-breakpoint
CREATE INDEX "solana_thing_second" ON "app"."solana_thing" USING btree ("second_mint");