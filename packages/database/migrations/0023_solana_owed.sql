-- Rows of clusters come of events, which tell the new columns: with the cursors gone they are read anew.
DELETE FROM "app"."solana_cursor";--> statement-breakpoint
DELETE FROM "app"."solana_event";--> statement-breakpoint
DELETE FROM "app"."solana_thing";--> statement-breakpoint
DELETE FROM "app"."solana_position";--> statement-breakpoint
ALTER TABLE "app"."solana_position" ADD COLUMN "is_owed" boolean;--> statement-breakpoint
ALTER TABLE "app"."solana_position" ADD COLUMN "paid_to_leave" boolean NOT NULL;
