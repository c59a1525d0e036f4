CREATE TABLE "app"."webhook" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"url" text NOT NULL,
	"label" text NOT NULL,
	"chain_ids" bigint[] DEFAULT '{}' NOT NULL,
	"kinds" text[] DEFAULT '{}' NOT NULL,
	"addresses" text[] DEFAULT '{}' NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"state" text DEFAULT 'active' NOT NULL,
	"paused_by" text,
	"language" text NOT NULL,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."webhook_cursor" (
	"chain_id" bigint PRIMARY KEY NOT NULL,
	"genesis_hash" text,
	"block_number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."webhook_delivery" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"attempted_at" timestamp with time zone,
	"last_status" integer,
	"failure" text,
	"excerpt" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_delivery_event" UNIQUE("webhook_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "app"."webhook" ADD CONSTRAINT "webhook_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "app"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_account" ON "app"."webhook" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "app"."webhook_delivery" USING btree ("webhook_id","next_attempt_at") WHERE "app"."webhook_delivery"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_delivery_recent" ON "app"."webhook_delivery" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_age" ON "app"."webhook_delivery" USING btree ("created_at");