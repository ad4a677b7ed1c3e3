-- expands: an export without chosen channels is as it was
ALTER TABLE "chat_export" ADD COLUMN "channels" jsonb DEFAULT '[]'::jsonb NOT NULL;