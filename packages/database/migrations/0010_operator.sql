CREATE TABLE "app"."operator" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" text NOT NULL,
	"totp_last_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "app"."operator_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."account_wallet" ADD COLUMN "chain_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."account_wallet" DROP CONSTRAINT "account_wallet_pkey";--> statement-breakpoint
ALTER TABLE "app"."account_wallet" ADD CONSTRAINT "account_wallet_address_chain_id_pk" PRIMARY KEY("address","chain_id");--> statement-breakpoint
ALTER TABLE "app"."operator_session" ADD CONSTRAINT "operator_session_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "app"."operator"("id") ON DELETE cascade ON UPDATE no action;