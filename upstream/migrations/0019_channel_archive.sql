-- expands: a channel that says nothing is in use
ALTER TABLE "channel" ADD COLUMN "archived_at" bigint;