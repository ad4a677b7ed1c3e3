-- expands: each webhook is sent for by the work that has its key alone; what the build before adds beside that ends by itself
INSERT INTO "job" ("name", "payload", "unique_key", "state", "due_at", "attempts", "created_at")
SELECT 'webhook.send', jsonb_build_object('webhookId', "payload" ->> 'webhookId'), 'webhook:' || ("payload" ->> 'webhookId'), 'waiting', min("due_at"), 0, min("created_at")
FROM "job" WHERE "name" = 'webhook.send' AND "unique_key" IS NULL AND "state" = 'waiting'
GROUP BY "payload" ->> 'webhookId'
ON CONFLICT ("unique_key") DO UPDATE SET "state" = 'waiting', "attempts" = 0, "finished_at" = NULL,
  "due_at" = CASE WHEN "job"."state" = 'waiting' THEN least("job"."due_at", excluded."due_at") ELSE excluded."due_at" END;
--> statement-breakpoint
DELETE FROM "job" WHERE "name" = 'webhook.send' AND "unique_key" IS NULL AND "state" = 'waiting';
