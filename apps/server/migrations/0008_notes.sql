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
CREATE INDEX "correos_cuenta" ON "correos" USING btree ("cuenta");