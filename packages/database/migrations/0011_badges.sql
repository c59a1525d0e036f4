CREATE TABLE "app"."badge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"address" text NOT NULL,
	"project" text NOT NULL,
	"issuer" text NOT NULL,
	"scope" text NOT NULL,
	"report" text DEFAULT '' NOT NULL,
	"code_hash" text NOT NULL,
	"owner" text NOT NULL,
	"tax_bits" text,
	"indexed_at" bigint NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"end_note" text DEFAULT '' NOT NULL,
	"compared_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."badge_application" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"applicant" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"address" text NOT NULL,
	"project" text NOT NULL,
	"contact" text NOT NULL,
	"website" text NOT NULL,
	"statement" text NOT NULL,
	"auditor" text DEFAULT '' NOT NULL,
	"report" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"forgotten_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app"."badge_document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sealed" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app"."badge_document_access" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"reader" text NOT NULL,
	"reader_id" uuid NOT NULL,
	"client" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."badge_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"act" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."badge" ADD CONSTRAINT "badge_id_badge_application_id_fk" FOREIGN KEY ("id") REFERENCES "app"."badge_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."badge_application" ADD CONSTRAINT "badge_application_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."badge_document" ADD CONSTRAINT "badge_document_application_id_badge_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "app"."badge_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "badge_contract" ON "app"."badge" USING btree ("chain_id","address");--> statement-breakpoint
CREATE UNIQUE INDEX "badge_number" ON "app"."badge" USING btree ("number");--> statement-breakpoint
CREATE INDEX "badge_compared" ON "app"."badge" USING btree ("compared_at") WHERE "app"."badge"."ended_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "badge_standing" ON "app"."badge" USING btree ("chain_id","address","kind") WHERE "app"."badge"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "badge_application_account" ON "app"."badge_application" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "badge_application_queue" ON "app"."badge_application" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "badge_application_due" ON "app"."badge_application" USING btree ("updated_at") WHERE "app"."badge_application"."forgotten_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "badge_application_open" ON "app"."badge_application" USING btree ("account_id","chain_id","address","kind") WHERE "app"."badge_application"."state" IN ('draft', 'submitted', 'inReview', 'moreWanted');--> statement-breakpoint
CREATE INDEX "badge_document_application" ON "app"."badge_document" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "badge_document_access_application" ON "app"."badge_document_access" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "badge_event_application" ON "app"."badge_event" USING btree ("application_id","id");--> statement-breakpoint
CREATE FUNCTION "app"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are kept as they were written', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "badge_event_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "app"."badge_event" FOR EACH STATEMENT EXECUTE FUNCTION "app"."refuse_change"();--> statement-breakpoint
CREATE TRIGGER "badge_document_access_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "app"."badge_document_access" FOR EACH STATEMENT EXECUTE FUNCTION "app"."refuse_change"();
