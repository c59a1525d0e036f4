CREATE TABLE "app"."account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"password_hash" text,
	"name" text DEFAULT '' NOT NULL,
	"activated_at" timestamp with time zone,
	"phone" text,
	"totp_secret" text,
	"totp_last_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "app"."account_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"kind" text NOT NULL,
	"client" text NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."account_recovery_code" (
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "account_recovery_code_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "app"."account_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."account_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"subject" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."account_wallet" (
	"address" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."wallet_nonce" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."delivery_report" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."outbox_message" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"detail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."account_recovery_code" ADD CONSTRAINT "account_recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."account_session" ADD CONSTRAINT "account_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."account_token" ADD CONSTRAINT "account_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."account_wallet" ADD CONSTRAINT "account_wallet_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_event_account" ON "app"."account_event" USING btree ("account_id","happened_at");--> statement-breakpoint
CREATE INDEX "account_session_account" ON "app"."account_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_session_age" ON "app"."account_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_token_account" ON "app"."account_token" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "account_token_age" ON "app"."account_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_wallet_account" ON "app"."account_wallet" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "wallet_nonce_age" ON "app"."wallet_nonce" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_message_due" ON "app"."outbox_message" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "outbox_message_age" ON "app"."outbox_message" USING btree ("created_at");