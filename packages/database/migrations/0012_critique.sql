CREATE TABLE "app"."critique_answer" (
	"request_id" uuid NOT NULL,
	"critic" text NOT NULL,
	"account_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"said" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "critique_answer_request_id_critic_pk" PRIMARY KEY("request_id","critic")
);
--> statement-breakpoint
CREATE TABLE "app"."critique_invite" (
	"request_id" uuid NOT NULL,
	"critic" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "critique_invite_request_id_critic_pk" PRIMARY KEY("request_id","critic")
);
--> statement-breakpoint
CREATE TABLE "app"."critique_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"asker" text NOT NULL,
	"subject" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"address" text NOT NULL,
	"title" text NOT NULL,
	"goal" text NOT NULL,
	"standard" text NOT NULL,
	"client" text NOT NULL,
	"weight" integer,
	"visibility" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."critique_answer" ADD CONSTRAINT "critique_answer_request_id_critique_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "app"."critique_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."critique_answer" ADD CONSTRAINT "critique_answer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."critique_invite" ADD CONSTRAINT "critique_invite_request_id_critique_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "app"."critique_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."critique_request" ADD CONSTRAINT "critique_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "critique_answer_account" ON "app"."critique_answer" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "critique_invite_critic" ON "app"."critique_invite" USING btree ("critic");--> statement-breakpoint
CREATE INDEX "critique_request_account" ON "app"."critique_request" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "critique_request_contract" ON "app"."critique_request" USING btree ("chain_id","address","created_at");