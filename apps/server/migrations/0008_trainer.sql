-- needs a stop: a server of before would register people whom the directories do not know.
CREATE TABLE "apuntes" (
	"user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"dia_index" smallint NOT NULL,
	"tarea_index" smallint NOT NULL,
	"nombre" text NOT NULL,
	"texto" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "apuntes_user_id_plan_id_dia_index_tarea_index_nombre_pk" PRIMARY KEY("user_id","plan_id","dia_index","tarea_index","nombre")
);
--> statement-breakpoint
CREATE TABLE "tiempos" (
	"user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"dia_index" smallint NOT NULL,
	"tarea_index" smallint NOT NULL,
	"origen" uuid NOT NULL,
	"ms" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tiempos_user_id_plan_id_dia_index_tarea_index_origen_pk" PRIMARY KEY("user_id","plan_id","dia_index","tarea_index","origen")
);
--> statement-breakpoint
CREATE TABLE "correos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cuenta" text,
	"tipo" text NOT NULL,
	"correo" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"intentos" smallint DEFAULT 0 NOT NULL,
	"siguiente_at" timestamp with time zone NOT NULL,
	"tomado_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "semanas" ADD COLUMN "prediccion" jsonb;--> statement-breakpoint
ALTER TABLE "apuntes" ADD CONSTRAINT "apuntes_user_id_usuarios_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."usuarios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tiempos" ADD CONSTRAINT "tiempos_user_id_usuarios_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."usuarios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correos_siguiente" ON "correos" USING btree ("siguiente_at");--> statement-breakpoint
CREATE INDEX "correos_cuenta" ON "correos" USING btree ("cuenta");--> statement-breakpoint
CREATE TABLE "cupos" (
	"user_id" text NOT NULL,
	"mes" text NOT NULL,
	"partidas" integer DEFAULT 0 NOT NULL,
	"manos" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cupos_user_id_mes_pk" PRIMARY KEY("user_id","mes")
);
--> statement-breakpoint
CREATE TABLE "ejercicios_propios" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"campo" text NOT NULL,
	"de" text NOT NULL,
	"tema" text NOT NULL,
	"perdida" real NOT NULL,
	"ejercicio" jsonb NOT NULL,
	"creado_en" timestamp with time zone NOT NULL,
	CONSTRAINT "ejercicios_propios_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "hechos_llevados" (
	"user_id" text NOT NULL,
	"campo" text NOT NULL,
	"hecho" text NOT NULL,
	"llevado_en" timestamp with time zone NOT NULL,
	CONSTRAINT "hechos_llevados_user_id_campo_hecho_pk" PRIMARY KEY("user_id","campo","hecho")
);
--> statement-breakpoint
CREATE TABLE "manos" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"jugada_en" timestamp with time zone NOT NULL,
	"guardada_en" timestamp with time zone NOT NULL,
	"mes" text,
	"sala" text NOT NULL,
	"mano" jsonb NOT NULL,
	CONSTRAINT "manos_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "partidas" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"jugada_en" timestamp with time zone NOT NULL,
	"guardada_en" timestamp with time zone NOT NULL,
	"mes" text,
	"sitio" text NOT NULL,
	"partida" jsonb NOT NULL,
	"analisis" jsonb,
	"ideas" jsonb,
	CONSTRAINT "partidas_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "cupos" ADD CONSTRAINT "cupos_user_id_usuarios_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."usuarios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ejercicios_propios" ADD CONSTRAINT "ejercicios_propios_user_id_usuarios_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."usuarios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hechos_llevados" ADD CONSTRAINT "hechos_llevados_user_id_usuarios_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."usuarios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manos" ADD CONSTRAINT "manos_user_id_usuarios_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."usuarios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partidas" ADD CONSTRAINT "partidas_user_id_usuarios_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."usuarios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ejercicios_propios_de" ON "ejercicios_propios" USING btree ("user_id","de");--> statement-breakpoint
CREATE INDEX "manos_jugada" ON "manos" USING btree ("user_id","jugada_en","id");--> statement-breakpoint
CREATE INDEX "partidas_jugada" ON "partidas" USING btree ("user_id","jugada_en","id");--> statement-breakpoint
CREATE TABLE "tareas_propias" (
	"user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"id" text NOT NULL,
	"fecha" date NOT NULL,
	"titulo" text NOT NULL,
	"nota" text,
	"tiempo" smallint NOT NULL,
	"estado" "estado" DEFAULT 'esperando' NOT NULL,
	"prioridad" "prioridad" DEFAULT 'media' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tareas_propias_user_id_plan_id_id_pk" PRIMARY KEY("user_id","plan_id","id")
);
--> statement-breakpoint
ALTER TABLE "semanas" ADD COLUMN "lecciones" jsonb;--> statement-breakpoint
ALTER TABLE "tareas" ADD COLUMN "no_aplica" jsonb;--> statement-breakpoint
ALTER TABLE "tareas" ADD COLUMN "recuperada" jsonb;--> statement-breakpoint
ALTER TABLE "tareas_propias" ADD CONSTRAINT "tareas_propias_user_id_plan_id_planes_user_id_id_fk" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."planes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "pruebas_nivel" (
	"user_id" text NOT NULL,
	"campo" text NOT NULL,
	"id" uuid NOT NULL,
	"nivel" jsonb NOT NULL,
	"respuestas" jsonb NOT NULL,
	"siguiente" jsonb,
	"aplicada" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pruebas_nivel_user_id_campo_pk" PRIMARY KEY("user_id","campo")
);
--> statement-breakpoint
ALTER TABLE "pruebas_nivel" ADD CONSTRAINT "pruebas_nivel_user_id_usuarios_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."usuarios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A tier may allow several plans of a game: how many is decided under the lock on the user.
ALTER TABLE "planes" DROP CONSTRAINT "planes_user_campo";--> statement-breakpoint
CREATE TABLE "directorio_correos" (
	"email" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directorio_accesos" (
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "directorio_accesos_account_id_provider_id_pk" PRIMARY KEY("account_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "directorio_suscripciones" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directorio_sesiones" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boletos" (
	"token" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- While the old keys still promise that nothing is there twice.
INSERT INTO "directorio_correos" ("email", "user_id") SELECT "email", "uid" FROM "usuarios";--> statement-breakpoint
INSERT INTO "directorio_accesos" ("provider_id", "account_id", "user_id") SELECT "provider_id", "account_id", "user_id" FROM "cuentas" WHERE "provider_id" <> 'credential';--> statement-breakpoint
INSERT INTO "directorio_suscripciones" ("subscription_id", "user_id") SELECT "subscription_id", "user_id" FROM "suscripciones" WHERE "subscription_id" IS NOT NULL;--> statement-breakpoint
-- Tickets of minutes are not carried over; who is signed in stays so, for as long as a session may last.
DELETE FROM "sesiones" WHERE "token" NOT LIKE 'sha256:%';--> statement-breakpoint
INSERT INTO "directorio_sesiones" ("token", "user_id", "expires_at") SELECT "token", "user_id", "created_at" + interval '90 days' FROM "sesiones";--> statement-breakpoint
DROP INDEX "usuarios_email";--> statement-breakpoint
DROP INDEX "sesiones_token";--> statement-breakpoint
DROP INDEX "sesiones_user";--> statement-breakpoint
DROP INDEX "cuentas_provider";--> statement-breakpoint
DROP INDEX "cuentas_user";--> statement-breakpoint
DROP INDEX "suscripciones_id";--> statement-breakpoint
ALTER TABLE "cuentas" DROP CONSTRAINT "cuentas_pkey";--> statement-breakpoint
ALTER TABLE "cuentas" ADD CONSTRAINT "cuentas_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "sesiones" DROP CONSTRAINT "sesiones_pkey";--> statement-breakpoint
ALTER TABLE "sesiones" ADD CONSTRAINT "sesiones_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cuentas_provider" ON "cuentas" USING btree ("user_id","provider_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "suscripciones_id" ON "suscripciones" USING btree ("user_id","subscription_id");--> statement-breakpoint
CREATE INDEX "boletos_user" ON "boletos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "directorio_sesiones_user" ON "directorio_sesiones" USING btree ("user_id");--> statement-breakpoint
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
