-- What a finished presale keeps is told by its account: with the cursors gone they are read anew.
DELETE FROM "app"."solana_cursor";--> statement-breakpoint
DELETE FROM "app"."solana_event";--> statement-breakpoint
DELETE FROM "app"."solana_thing";--> statement-breakpoint
DELETE FROM "app"."solana_position";
