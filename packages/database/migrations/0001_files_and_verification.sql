CREATE TABLE "app"."file" (
	"cid" text PRIMARY KEY NOT NULL,
	"size" integer NOT NULL,
	"media_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."file_pin" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"cid" text NOT NULL,
	"service" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"request_id" text,
	"detail" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."upload" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"cid" text NOT NULL,
	"client" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."token_verification" (
	"id" text PRIMARY KEY NOT NULL,
	"token_id" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"address" text NOT NULL,
	"service" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"detail" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "file_pin_once" ON "app"."file_pin" USING btree ("cid","service");--> statement-breakpoint
CREATE INDEX "file_pin_due" ON "app"."file_pin" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "upload_client" ON "app"."upload" USING btree ("client","created_at");--> statement-breakpoint
CREATE INDEX "upload_age" ON "app"."upload" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "token_verification_once" ON "app"."token_verification" USING btree ("token_id","service");--> statement-breakpoint
CREATE INDEX "token_verification_due" ON "app"."token_verification" USING btree ("status","next_attempt_at");