-- expands: a start is held to the key that the database was used with
CREATE TABLE "secret_key" (
	"name" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"since" bigint NOT NULL
);
