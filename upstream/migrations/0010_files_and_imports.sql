CREATE TABLE "member_upload" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"actor" text NOT NULL,
	"actor_name" text NOT NULL,
	"mode" text NOT NULL,
	"file_name" text NOT NULL,
	"stored_file" text NOT NULL,
	"encoding" text NOT NULL,
	"header" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"checked" integer NOT NULL,
	"read_to" bigint NOT NULL,
	"planned" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"refused" integer NOT NULL,
	"done" integer NOT NULL,
	"failed" integer NOT NULL,
	"mail" jsonb,
	"started_by" text,
	"started_by_name" text,
	"request_id" text,
	"uploaded_at" bigint NOT NULL,
	"started_at" bigint,
	"finished_at" bigint
);
--> statement-breakpoint
CREATE TABLE "member_upload_row" (
	"upload_id" text NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"guid" text,
	"plan" text NOT NULL,
	"changes" jsonb NOT NULL,
	"problem" jsonb,
	"result" text,
	CONSTRAINT "member_upload_row_upload_id_line_pk" PRIMARY KEY("upload_id","line")
);
--> statement-breakpoint
CREATE TABLE "archive_upload" (
	"upload_name" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"actor" text NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_problem" (
	"import_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "import_problem_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imported_as" (
	"team_id" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"target" text,
	"name" text NOT NULL,
	"import_id" text NOT NULL,
	CONSTRAINT "imported_as_team_id_source_kind_source_id_pk" PRIMARY KEY("team_id","source","kind","source_id")
);
--> statement-breakpoint
CREATE TABLE "team_import" (
	"import_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"actor" text NOT NULL,
	"actor_name" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"file_name" text NOT NULL,
	"archive_file" text NOT NULL,
	"source_url" text,
	"sealed_passphrase" text,
	"team_url" text NOT NULL,
	"invites_people" boolean NOT NULL,
	"records_file" text,
	"done_bytes" bigint NOT NULL,
	"total_bytes" bigint NOT NULL,
	"counts" jsonb NOT NULL,
	"failure" text,
	"request_id" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"finished_at" bigint
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "from_name" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "from_address" text;--> statement-breakpoint
ALTER TABLE "member_upload" ADD CONSTRAINT "member_upload_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_upload_row" ADD CONSTRAINT "member_upload_row_upload_id_member_upload_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."member_upload"("upload_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archive_upload" ADD CONSTRAINT "archive_upload_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_problem" ADD CONSTRAINT "import_problem_import_id_team_import_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."team_import"("import_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_as" ADD CONSTRAINT "imported_as_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_import" ADD CONSTRAINT "team_import_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_upload_team" ON "member_upload" USING btree ("team_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "member_upload_row_plan" ON "member_upload_row" USING btree ("upload_id","plan","line");--> statement-breakpoint
CREATE INDEX "member_upload_row_result" ON "member_upload_row" USING btree ("upload_id","result","line");--> statement-breakpoint
CREATE INDEX "member_upload_row_email" ON "member_upload_row" USING btree ("upload_id","email","line");--> statement-breakpoint
CREATE INDEX "archive_upload_actor" ON "archive_upload" USING btree ("team_id","actor","created_at");--> statement-breakpoint
CREATE INDEX "imported_as_target" ON "imported_as" USING btree ("target","import_id");--> statement-breakpoint
CREATE INDEX "team_import_team" ON "team_import" USING btree ("team_id","source","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_source" ON "message" USING btree ("group_jid","source_key");