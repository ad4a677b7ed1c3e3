-- Keys of names and searches hold letters and apostrophes that a keyboard may lack as `foldText` spells them. What it does
-- beyond that is in the kept keys of names already.
UPDATE "person" SET "name_key" = replace(replace(replace(replace(translate("name_key", '’‘ʼʻłıøđðħ', '''''''''lioddh'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
WHERE "name_key" ~ '[’‘ʼʻłıøđðħßæœþ]';--> statement-breakpoint
UPDATE "channel" SET "name_key" = replace(replace(replace(replace(translate("name_key", '’‘ʼʻłıøđðħ', '''''''''lioddh'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
WHERE "name_key" ~ '[’‘ʼʻłıøđðħßæœþ]';--> statement-breakpoint
-- Of addresses too, accents of Latin letters are dropped.
INSERT INTO "person_term" ("team_id", "term", "guid", "field")
SELECT "team_id", lower(normalize(regexp_replace(normalize("term", NFKD), '([a-złıøđðħßæœþ])[\u0300-\u036f]+', '\1', 'gi'), NFC)), "guid", "field"
FROM "person_term"
WHERE "field" = 'email' AND octet_length("term") > length("term")
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "person_term"
WHERE "field" = 'email' AND octet_length("term") > length("term") AND "term" <> lower(normalize(regexp_replace(normalize("term", NFKD), '([a-złıøđðħßæœþ])[\u0300-\u036f]+', '\1', 'gi'), NFC));--> statement-breakpoint
-- A word begins behind each apostrophe. At most 120 characters are told apart.
INSERT INTO "person_term" ("team_id", "term", "guid", "field")
SELECT "team_id", left(replace(replace(replace(replace(translate(substr("term", place), '’‘ʼʻłıøđðħ', '''''''''lioddh'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 120), "guid", "field"
FROM "person_term" CROSS JOIN LATERAL generate_series(1, length("term")) AS place
WHERE "term" ~ '[’‘ʼʻłıøđðħßæœþ]' AND (place = 1 OR substr("term", place - 1, 1) IN ('’', '‘', 'ʼ', 'ʻ'))
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "person_term" WHERE "term" ~ '[’‘ʼʻłıøđðħßæœþ]';
