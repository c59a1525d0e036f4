CREATE TABLE "app"."bot_chat" (
	"id" bigint PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"dialogue" jsonb,
	"wallet" text,
	"wallet_chain_id" bigint,
	"link_nonce" text,
	"link_issued_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."bot_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"chat_id" bigint NOT NULL,
	"sign_id" text NOT NULL,
	"kind" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"account" text NOT NULL,
	"token" text NOT NULL,
	"symbol" text NOT NULL,
	"seed" text,
	"state" text NOT NULL,
	"from_block" bigint NOT NULL,
	"mined_block" bigint,
	"hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."bot_update" (
	"id" bigint PRIMARY KEY NOT NULL,
	"handled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."bot_request" ADD CONSTRAINT "bot_request_chat_id_bot_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "app"."bot_chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bot_request_chat" ON "app"."bot_request" USING btree ("chat_id","created_at");--> statement-breakpoint
CREATE INDEX "bot_request_state" ON "app"."bot_request" USING btree ("state");--> statement-breakpoint
CREATE INDEX "bot_update_age" ON "app"."bot_update" USING btree ("handled_at");