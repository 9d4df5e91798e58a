CREATE TABLE "bajas" (
	"huella" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sesiones" ADD COLUMN "confirmada_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "verificaciones_value" ON "verificaciones" USING btree ("value");--> statement-breakpoint
-- Keys are kept as hashes from here on: who is signed in stays so, links and counters of the last hour begin anew.
UPDATE "sesiones" SET "token" = 'sha256:' || rtrim(translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/', '-_'), '=');--> statement-breakpoint
DELETE FROM "verificaciones";--> statement-breakpoint
DELETE FROM "limites";
