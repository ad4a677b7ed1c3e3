CREATE TABLE "field" (
	"field_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text COLLATE "C" NOT NULL,
	"description" text NOT NULL,
	"value_type" text NOT NULL,
	"is_mandatory" boolean NOT NULL,
	"editable_by" text NOT NULL,
	"priority" integer NOT NULL,
	"is_archived" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "field_condition" (
	"field_id" text NOT NULL,
	"parent_field_id" text NOT NULL,
	"parent_value_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "field_condition_field_id_parent_field_id_pk" PRIMARY KEY("field_id","parent_field_id")
);
--> statement-breakpoint
CREATE TABLE "field_value" (
	"value_id" text PRIMARY KEY NOT NULL,
	"field_id" text NOT NULL,
	"value" text NOT NULL,
	"value_key" text COLLATE "C" NOT NULL,
	"origin" text NOT NULL,
	"contact_guid" text,
	"position" integer NOT NULL,
	"is_default" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_field_value" (
	"guid" text NOT NULL,
	"field_id" text NOT NULL,
	"value_id" text NOT NULL,
	CONSTRAINT "person_field_value_guid_field_id_pk" PRIMARY KEY("guid","field_id")
);
--> statement-breakpoint
CREATE TABLE "channel_user_group" (
	"group_jid" text NOT NULL,
	"user_group_id" text NOT NULL,
	CONSTRAINT "channel_user_group_group_jid_user_group_id_pk" PRIMARY KEY("group_jid","user_group_id")
);
--> statement-breakpoint
CREATE TABLE "user_group" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text COLLATE "C" NOT NULL,
	"description" text NOT NULL,
	"visible_to" text NOT NULL,
	"constraints_key" text NOT NULL,
	"created_at" bigint NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_group_value" (
	"user_group_id" text NOT NULL,
	"field_id" text NOT NULL,
	"value_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "user_group_value_user_group_id_value_id_pk" PRIMARY KEY("user_group_id","value_id")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "fields_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "field" ADD CONSTRAINT "field_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_condition" ADD CONSTRAINT "field_condition_field_id_field_field_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."field"("field_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_condition" ADD CONSTRAINT "field_condition_parent_field_id_field_field_id_fk" FOREIGN KEY ("parent_field_id") REFERENCES "public"."field"("field_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_condition" ADD CONSTRAINT "field_condition_parent_value_id_field_value_value_id_fk" FOREIGN KEY ("parent_value_id") REFERENCES "public"."field_value"("value_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_value" ADD CONSTRAINT "field_value_field_id_field_field_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."field"("field_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_value" ADD CONSTRAINT "field_value_contact_guid_person_guid_fk" FOREIGN KEY ("contact_guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_field_value" ADD CONSTRAINT "person_field_value_guid_person_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_field_value" ADD CONSTRAINT "person_field_value_field_id_field_field_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."field"("field_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_field_value" ADD CONSTRAINT "person_field_value_value_id_field_value_value_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."field_value"("value_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_user_group" ADD CONSTRAINT "channel_user_group_group_jid_channel_group_jid_fk" FOREIGN KEY ("group_jid") REFERENCES "public"."channel"("group_jid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_user_group" ADD CONSTRAINT "channel_user_group_user_group_id_user_group_id_fk" FOREIGN KEY ("user_group_id") REFERENCES "public"."user_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group" ADD CONSTRAINT "user_group_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_value" ADD CONSTRAINT "user_group_value_user_group_id_user_group_id_fk" FOREIGN KEY ("user_group_id") REFERENCES "public"."user_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_value" ADD CONSTRAINT "user_group_value_field_id_field_field_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."field"("field_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_value" ADD CONSTRAINT "user_group_value_value_id_field_value_value_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."field_value"("value_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "field_name" ON "field" USING btree ("team_id","name_key");--> statement-breakpoint
CREATE INDEX "field_condition_parent" ON "field_condition" USING btree ("parent_field_id");--> statement-breakpoint
CREATE INDEX "field_condition_value" ON "field_condition" USING btree ("parent_value_id");--> statement-breakpoint
CREATE UNIQUE INDEX "field_value_key" ON "field_value" USING btree ("field_id","value_key");--> statement-breakpoint
CREATE INDEX "field_value_contact" ON "field_value" USING btree ("contact_guid");--> statement-breakpoint
CREATE INDEX "person_field_value_value" ON "person_field_value" USING btree ("value_id","guid");--> statement-breakpoint
CREATE INDEX "person_field_value_field" ON "person_field_value" USING btree ("field_id");--> statement-breakpoint
CREATE INDEX "channel_user_group_group" ON "channel_user_group" USING btree ("user_group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_group_name" ON "user_group" USING btree ("team_id","name_key");--> statement-breakpoint
CREATE INDEX "user_group_constraints" ON "user_group" USING btree ("team_id","constraints_key");--> statement-breakpoint
CREATE INDEX "user_group_value_value" ON "user_group_value" USING btree ("value_id");--> statement-breakpoint
CREATE INDEX "user_group_value_field" ON "user_group_value" USING btree ("field_id");