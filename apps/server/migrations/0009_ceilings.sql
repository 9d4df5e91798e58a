CREATE TABLE "avances_ejercicios" (
	"user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"dia_index" smallint NOT NULL,
	"tarea_index" smallint NOT NULL,
	"ejercicio" text NOT NULL,
	"orden" integer NOT NULL,
	"primero" text NOT NULL,
	"ultimo" text NOT NULL,
	"veces" integer NOT NULL,
	"ms" bigint NOT NULL,
	CONSTRAINT "avances_ejercicios_pk" PRIMARY KEY("user_id","plan_id","dia_index","tarea_index","ejercicio")
);
--> statement-breakpoint
CREATE TABLE "guardado" (
	"user_id" text NOT NULL,
	"que" text NOT NULL,
	"cuantas" integer NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "guardado_user_id_que_pk" PRIMARY KEY("user_id","que")
);
--> statement-breakpoint
ALTER TABLE "avances_ejercicios" ADD CONSTRAINT "avances_ejercicios_user_id_usuarios_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."usuarios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardado" ADD CONSTRAINT "guardado_user_id_usuarios_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."usuarios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "avances_ejercicios" ("user_id", "plan_id", "dia_index", "tarea_index", "ejercicio", "orden", "primero", "ultimo", "veces", "ms")
SELECT i."user_id", i."plan_id", i."dia_index", i."tarea_index", i."ejercicio", min(i."orden"),
	(array_agg(i."resultado" ORDER BY i."orden"))[1], (array_agg(i."resultado" ORDER BY i."orden" DESC))[1], count(*), sum(i."ms")
FROM "intentos" i JOIN "planes" p ON p."user_id" = i."user_id" AND p."id" = i."plan_id"
GROUP BY i."user_id", i."plan_id", i."dia_index", i."tarea_index", i."ejercicio";--> statement-breakpoint
INSERT INTO "guardado" ("user_id", "que", "cuantas", "bytes")
SELECT "user_id", 'partidas', count(*), sum(octet_length("partida"::text) + coalesce(octet_length("analisis"::text), 0)) FROM "partidas" GROUP BY "user_id"
UNION ALL SELECT "user_id", 'manos', count(*), sum(octet_length("mano"::text)) FROM "manos" GROUP BY "user_id";
