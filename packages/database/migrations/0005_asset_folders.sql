CREATE TABLE "app"."folder_entry" (
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"cid" text NOT NULL,
	CONSTRAINT "folder_entry_folder_name_pk" PRIMARY KEY("folder","name")
);
--> statement-breakpoint
ALTER TABLE "app"."file" ADD COLUMN "dag_size" integer;