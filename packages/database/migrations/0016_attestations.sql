CREATE TABLE "app"."badge_attestation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"uid" text NOT NULL,
	"attester" text NOT NULL,
	"attested_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"compared_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."badge_attester" (
	"address" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"named_by" uuid NOT NULL,
	"named_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "app"."badge_attestation" ADD CONSTRAINT "badge_attestation_id_badge_id_fk" FOREIGN KEY ("id") REFERENCES "app"."badge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "badge_attestation_uid" ON "app"."badge_attestation" USING btree ("chain_id","uid");--> statement-breakpoint
CREATE INDEX "badge_attestation_compared" ON "app"."badge_attestation" USING btree ("compared_at") WHERE "app"."badge_attestation"."revoked_at" IS NULL;