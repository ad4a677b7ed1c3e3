CREATE TABLE "bulk_job" (
	"bulk_job_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer NOT NULL,
	"failed" integer NOT NULL,
	"undoes" text,
	"request_id" text,
	"created_at" bigint NOT NULL,
	"finished_at" bigint
);
--> statement-breakpoint
CREATE TABLE "bulk_job_item" (
	"bulk_job_id" text NOT NULL,
	"position" integer NOT NULL,
	"guid" text NOT NULL,
	"result" text,
	CONSTRAINT "bulk_job_item_bulk_job_id_position_pk" PRIMARY KEY("bulk_job_id","position")
);
--> statement-breakpoint
CREATE TABLE "channel" (
	"group_jid" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text COLLATE "C" NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"created_at" bigint NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_member" (
	"group_jid" text NOT NULL,
	"guid" text NOT NULL,
	CONSTRAINT "channel_member_group_jid_guid_pk" PRIMARY KEY("group_jid","guid")
);
--> statement-breakpoint
CREATE TABLE "guest_contact" (
	"guest_guid" text NOT NULL,
	"member_guid" text NOT NULL,
	CONSTRAINT "guest_contact_guest_guid_member_guid_pk" PRIMARY KEY("guest_guid","member_guid")
);
--> statement-breakpoint
-- Nobody wrote down when the people who are there came into their state: as far as is known, when they came.
ALTER TABLE "person" ADD COLUMN "state_since" bigint;--> statement-breakpoint
UPDATE "person" SET "state_since" = "created_at";--> statement-breakpoint
ALTER TABLE "person" ALTER COLUMN "state_since" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_job" ADD CONSTRAINT "bulk_job_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_job_item" ADD CONSTRAINT "bulk_job_item_bulk_job_id_bulk_job_bulk_job_id_fk" FOREIGN KEY ("bulk_job_id") REFERENCES "public"."bulk_job"("bulk_job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel" ADD CONSTRAINT "channel_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_member" ADD CONSTRAINT "channel_member_group_jid_channel_group_jid_fk" FOREIGN KEY ("group_jid") REFERENCES "public"."channel"("group_jid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_member" ADD CONSTRAINT "channel_member_guid_person_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_contact" ADD CONSTRAINT "guest_contact_guest_guid_person_guid_fk" FOREIGN KEY ("guest_guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_contact" ADD CONSTRAINT "guest_contact_member_guid_person_guid_fk" FOREIGN KEY ("member_guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_job_team" ON "bulk_job" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_job_item_result" ON "bulk_job_item" USING btree ("bulk_job_id","result","position");--> statement-breakpoint
CREATE INDEX "channel_list" ON "channel" USING btree ("team_id","name_key","group_jid");--> statement-breakpoint
CREATE INDEX "channel_member_guid" ON "channel_member" USING btree ("guid");--> statement-breakpoint
CREATE INDEX "guest_contact_member" ON "guest_contact" USING btree ("member_guid");