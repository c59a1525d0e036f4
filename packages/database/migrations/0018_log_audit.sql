CREATE TABLE "app"."chain_audit" (
	"chain_id" bigint PRIMARY KEY NOT NULL,
	"audited_block" bigint,
	"generation" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."log_difference" (
	"chain_id" bigint NOT NULL,
	"block_number" bigint NOT NULL,
	"missing" integer NOT NULL,
	"surplus" integer NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"repaired_at" timestamp with time zone,
	CONSTRAINT "log_difference_chain_id_block_number_pk" PRIMARY KEY("chain_id","block_number")
);
