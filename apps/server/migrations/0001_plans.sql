CREATE TYPE "public"."campo" AS ENUM('Ajedrez', 'Poker Texas Holdem');--> statement-breakpoint
CREATE TYPE "public"."dia_semana" AS ENUM('lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo');--> statement-breakpoint
CREATE TYPE "public"."estado" AS ENUM('esperando', 'enProgreso', 'finalizado');--> statement-breakpoint
CREATE TYPE "public"."prioridad" AS ENUM('baja', 'media', 'alta');--> statement-breakpoint
CREATE TYPE "public"."tipo_tarea" AS ENUM('teoria', 'ejercicios', 'repaso', 'test', 'jugar', 'analizar', 'cierre');--> statement-breakpoint
CREATE TABLE "aprendices" (
	"user_id" text NOT NULL,
	"campo" "campo" NOT NULL,
	"estado" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "aprendices_user_id_campo_pk" PRIMARY KEY("user_id","campo")
);
--> statement-breakpoint
CREATE TABLE "objetivos" (
	"user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"objetivo_index" smallint NOT NULL,
	"id" text,
	"titulo" text NOT NULL,
	"descripcion" text NOT NULL,
	"estado" "estado" DEFAULT 'esperando' NOT NULL,
	"tema_id" text NOT NULL,
	"meta" jsonb NOT NULL,
	CONSTRAINT "objetivos_user_id_plan_id_objetivo_index_pk" PRIMARY KEY("user_id","plan_id","objetivo_index")
);
--> statement-breakpoint
CREATE TABLE "planes" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"campo" "campo" NOT NULL,
	"informacion" jsonb NOT NULL,
	"zona_horaria" text NOT NULL,
	"hoy" date NOT NULL,
	"semana" integer NOT NULL,
	"cambios" jsonb NOT NULL,
	"reemplaza" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "planes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "semanas" (
	"user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"campo" "campo" NOT NULL,
	"semana" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"minutos" integer NOT NULL,
	"tareas" integer NOT NULL,
	"objetivos" integer NOT NULL,
	"por_tipo" jsonb NOT NULL,
	CONSTRAINT "semanas_user_id_plan_id_pk" PRIMARY KEY("user_id","plan_id")
);
--> statement-breakpoint
CREATE TABLE "tareas" (
	"user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"dia_index" smallint NOT NULL,
	"tarea_index" smallint NOT NULL,
	"dia" "dia_semana" NOT NULL,
	"fecha" date NOT NULL,
	"titulo" text NOT NULL,
	"descripcion" text NOT NULL,
	"contenido" text NOT NULL,
	"tiempo" smallint NOT NULL,
	"estado" "estado" DEFAULT 'esperando' NOT NULL,
	"prioridad" "prioridad" DEFAULT 'media' NOT NULL,
	"tema_id" text NOT NULL,
	"nivel" smallint NOT NULL,
	"tipo" "tipo_tarea" NOT NULL,
	"porque" text NOT NULL,
	"otros_temas" jsonb,
	"ejercicio" jsonb,
	CONSTRAINT "tareas_user_id_plan_id_dia_index_tarea_index_pk" PRIMARY KEY("user_id","plan_id","dia_index","tarea_index")
);
--> statement-breakpoint
ALTER TABLE "aprendices" ADD CONSTRAINT "aprendices_user_id_usuarios_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."usuarios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objetivos" ADD CONSTRAINT "objetivos_user_id_plan_id_planes_user_id_id_fk" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."planes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planes" ADD CONSTRAINT "planes_user_id_usuarios_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."usuarios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "semanas" ADD CONSTRAINT "semanas_user_id_usuarios_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."usuarios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tareas" ADD CONSTRAINT "tareas_user_id_plan_id_planes_user_id_id_fk" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."planes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planes" ADD CONSTRAINT "planes_user_campo" UNIQUE ("user_id","campo") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE UNIQUE INDEX "planes_reemplaza" ON "planes" USING btree ("user_id","reemplaza");
