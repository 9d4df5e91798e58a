CREATE TABLE "mensajes_contacto" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reenviado_at" timestamp with time zone,
	"intentos" smallint DEFAULT 0 NOT NULL,
	"siguiente_intento_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mensajes_contacto_created" ON "mensajes_contacto" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mensajes_contacto_pendientes" ON "mensajes_contacto" USING btree ("siguiente_intento_at") WHERE "mensajes_contacto"."reenviado_at" is null;