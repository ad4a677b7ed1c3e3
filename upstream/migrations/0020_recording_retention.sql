-- expands: a team that says nothing keeps its recordings as before
ALTER TABLE "team" ADD COLUMN "recording_kept_days" integer;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "recording_deletes_from" bigint;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "recording_retention_version" integer DEFAULT 1 NOT NULL;