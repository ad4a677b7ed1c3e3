-- expands: a file that says nothing of a look at it is worked off at once, as before
ALTER TABLE "channel_upload" ADD COLUMN "encoding" text;--> statement-breakpoint
ALTER TABLE "channel_upload" ADD COLUMN "checked" integer;--> statement-breakpoint
ALTER TABLE "channel_upload" ADD COLUMN "planned" integer;--> statement-breakpoint
ALTER TABLE "channel_upload" ADD COLUMN "unchanged" integer;--> statement-breakpoint
ALTER TABLE "channel_upload" ADD COLUMN "refused" integer;--> statement-breakpoint
ALTER TABLE "channel_upload" ADD COLUMN "started_by" text;--> statement-breakpoint
ALTER TABLE "channel_upload" ADD COLUMN "started_by_name" text;--> statement-breakpoint
ALTER TABLE "channel_upload" ADD COLUMN "started_at" bigint;--> statement-breakpoint
ALTER TABLE "channel_upload_row" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "channel_upload_row" ADD COLUMN "changes" jsonb;--> statement-breakpoint
CREATE INDEX "channel_upload_row_plan" ON "channel_upload_row" USING btree ("upload_id","plan","line");