CREATE TABLE "app"."unnamed_file" (
	"cid" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "unnamed_file_due" ON "app"."unnamed_file" USING btree ("removed_at","seen_at");