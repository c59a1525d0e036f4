CREATE TABLE "app"."bot_alert" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"chat_id" bigint NOT NULL,
	"key" text NOT NULL,
	"body" jsonb NOT NULL,
	"rank" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bot_alert_key" UNIQUE("chat_id","key")
);
--> statement-breakpoint
CREATE TABLE "app"."bot_watch" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"chat_id" bigint NOT NULL,
	"chain_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"label" text NOT NULL,
	"path" text NOT NULL,
	"known" text[] NOT NULL,
	"next_look_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bot_watch_subject" UNIQUE("chat_id","chain_id","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "app"."bot_alert" ADD CONSTRAINT "bot_alert_chat_id_bot_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "app"."bot_chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."bot_watch" ADD CONSTRAINT "bot_watch_chat_id_bot_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "app"."bot_chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bot_alert_due" ON "app"."bot_alert" USING btree ("next_attempt_at") WHERE "app"."bot_alert"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "bot_alert_age" ON "app"."bot_alert" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bot_watch_due" ON "app"."bot_watch" USING btree ("chain_id","next_look_at");