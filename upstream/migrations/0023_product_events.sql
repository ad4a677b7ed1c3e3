-- expands: a team that says nothing shares its product events as before
ALTER TABLE "team" ADD COLUMN "shares_product_events" boolean DEFAULT true NOT NULL;