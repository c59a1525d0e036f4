DROP INDEX "app"."asset_facts_token0";--> statement-breakpoint
DROP INDEX "app"."asset_facts_token1";--> statement-breakpoint
CREATE INDEX "asset_facts_token0_pools" ON "app"."asset_facts" USING btree ("token0","chain_id","found_at","address") WHERE "app"."asset_facts"."id" LIKE '%-' || "app"."asset_facts"."address";--> statement-breakpoint
CREATE INDEX "asset_facts_token0_positions" ON "app"."asset_facts" USING btree ("token0","chain_id","id") WHERE "app"."asset_facts"."id" NOT LIKE '%-' || "app"."asset_facts"."address";--> statement-breakpoint
CREATE INDEX "asset_facts_token1_pools" ON "app"."asset_facts" USING btree ("token1","chain_id","found_at","address") WHERE "app"."asset_facts"."id" LIKE '%-' || "app"."asset_facts"."address";--> statement-breakpoint
CREATE INDEX "asset_facts_token1_positions" ON "app"."asset_facts" USING btree ("token1","chain_id","id") WHERE "app"."asset_facts"."id" NOT LIKE '%-' || "app"."asset_facts"."address";