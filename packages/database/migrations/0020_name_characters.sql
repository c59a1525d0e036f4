-- A part of a name without spaces between its words is found by the characters that it has.
CREATE INDEX "presale_info_name_characters" ON "app"."presale_info" USING gin (string_to_array(lower("name"), NULL)) WHERE octet_length("name") <> length("name");
--> statement-breakpoint
CREATE INDEX "asset_facts_name_characters" ON "app"."asset_facts" USING gin (string_to_array(lower("name"), NULL)) WHERE octet_length("name") <> length("name");
--> statement-breakpoint
CREATE INDEX "asset_facts_symbol_characters" ON "app"."asset_facts" USING gin (string_to_array(lower("symbol"), NULL)) WHERE octet_length("symbol") <> length("symbol");
