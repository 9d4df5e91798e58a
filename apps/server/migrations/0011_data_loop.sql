CREATE TABLE "informes" (
	"nombre" text NOT NULL,
	"dia" date NOT NULL,
	"contenido" jsonb NOT NULL,
	CONSTRAINT "informes_nombre_dia_pk" PRIMARY KEY("nombre","dia")
);
--> statement-breakpoint
ALTER TABLE "intentos" ADD COLUMN "esperado" real;--> statement-breakpoint
ALTER TABLE "intentos" ADD COLUMN "carril" text;--> statement-breakpoint
ALTER TABLE "intentos" ADD COLUMN "sonda" smallint;--> statement-breakpoint
ALTER TABLE "planes" ADD COLUMN "motor" text;--> statement-breakpoint
ALTER TABLE "planes" ADD COLUMN "variante" text;--> statement-breakpoint
ALTER TABLE "semanas" ADD COLUMN "detalle" jsonb;--> statement-breakpoint
ALTER TABLE "semanas" ADD COLUMN "motor" text;--> statement-breakpoint
ALTER TABLE "semanas" ADD COLUMN "variante" text;--> statement-breakpoint
CREATE INDEX "intentos_sondas" ON "intentos" USING btree ("registrado_en") WHERE "intentos"."sonda" is not null;