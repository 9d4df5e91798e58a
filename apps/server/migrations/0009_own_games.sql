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
CREATE INDEX "partidas_jugada" ON "partidas" USING btree ("user_id","jugada_en","id");