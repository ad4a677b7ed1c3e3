-- expands: indexes, and a column that the build before leaves out: what it emptied is looked at once more
ALTER TABLE "shared_file" ADD COLUMN "removed_at" bigint;--> statement-breakpoint
CREATE INDEX "direct_message_file" ON "direct_message" USING btree ("file_name") WHERE "direct_message"."file_name" is not null;--> statement-breakpoint
CREATE INDEX "message_file" ON "message" USING btree ("file_name") WHERE "message"."file_name" is not null;--> statement-breakpoint
CREATE INDEX "published_event_time" ON "published_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "audit_entry_time" ON "audit_entry" USING btree ("at");