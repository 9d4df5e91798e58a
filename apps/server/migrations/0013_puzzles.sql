CREATE TABLE "importaciones" (
	"huella" text PRIMARY KEY NOT NULL,
	"lineas" integer NOT NULL,
	"tomados" integer NOT NULL,
	"terminada" boolean NOT NULL,
	"actualizada" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problemas" (
	"id" text PRIMARY KEY NOT NULL,
	"fen" text NOT NULL,
	"ultima" text NOT NULL,
	"linea" text[] NOT NULL,
	"dificultad" smallint NOT NULL,
	"nivel" smallint NOT NULL,
	"temas" text[] NOT NULL,
	"meta" text NOT NULL,
	"calidad" integer NOT NULL,
	"elegido" boolean DEFAULT false NOT NULL,
	"rasgos" jsonb
);
--> statement-breakpoint
CREATE INDEX "problemas_elegidos" ON "problemas" USING btree ("id") WHERE "problemas"."elegido";