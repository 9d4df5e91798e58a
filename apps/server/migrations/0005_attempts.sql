CREATE TABLE "dificultades" (
	"ejercicio" text PRIMARY KEY NOT NULL,
	"valor" smallint NOT NULL,
	"n" integer NOT NULL,
	"actualizada" timestamp with time zone NOT NULL,
	"hasta" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intentos" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"orden" integer NOT NULL,
	"plan_id" text NOT NULL,
	"campo" text NOT NULL,
	"dia_index" smallint NOT NULL,
	"tarea_index" smallint NOT NULL,
	"ejercicio" text NOT NULL,
	"medida" text NOT NULL,
	"unidad" text NOT NULL,
	"respuesta" jsonb NOT NULL,
	"resultado" text NOT NULL,
	"primero" boolean NOT NULL,
	"pistas" smallint NOT NULL,
	"ms" integer NOT NULL,
	"dificultad" smallint NOT NULL,
	"hecho_en" timestamp with time zone NOT NULL,
	"registrado_en" timestamp with time zone NOT NULL,
	CONSTRAINT "intentos_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "semanas" ADD COLUMN "minutos_reales" integer;--> statement-breakpoint
ALTER TABLE "semanas" ADD COLUMN "hechos" integer;--> statement-breakpoint
ALTER TABLE "semanas" ADD COLUMN "aciertos" integer;--> statement-breakpoint
ALTER TABLE "tareas" ADD COLUMN "carril" text;--> statement-breakpoint
ALTER TABLE "tareas" ADD COLUMN "leccion" jsonb;--> statement-breakpoint
ALTER TABLE "intentos" ADD CONSTRAINT "intentos_user_id_usuarios_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."usuarios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intentos_plan" ON "intentos" USING btree ("user_id","plan_id");--> statement-breakpoint
CREATE INDEX "intentos_ejercicio" ON "intentos" USING btree ("user_id","ejercicio");--> statement-breakpoint
CREATE UNIQUE INDEX "intentos_orden" ON "intentos" USING btree ("user_id","orden");--> statement-breakpoint
CREATE INDEX "intentos_medida" ON "intentos" USING btree ("medida","registrado_en") WHERE "intentos"."primero";--> statement-breakpoint
CREATE INDEX "intentos_nuevos" ON "intentos" USING btree ("registrado_en","medida") WHERE "intentos"."primero";--> statement-breakpoint
UPDATE "planes" SET "informacion" = "informacion" || jsonb_build_object('zonaHoraria', "zona_horaria") WHERE NOT "informacion" ? 'zonaHoraria';
