-- expands: counts of people and licences are read from one index
DROP INDEX "person_licensed";--> statement-breakpoint
CREATE INDEX "person_counts" ON "person" USING btree ("team_id","state","is_licensed","licence_category","is_auto_renew_enabled","trial_licence_ends_at","role");