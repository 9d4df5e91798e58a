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
ALTER TABLE "planes" DROP CONSTRAINT "planes_user_campo";
