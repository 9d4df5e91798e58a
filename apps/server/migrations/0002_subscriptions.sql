CREATE TYPE "public"."plan_pago" AS ENUM('basic', 'pro');--> statement-breakpoint
CREATE TYPE "public"."estado_suscripcion" AS ENUM('CREANDO', 'APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED');--> statement-breakpoint
CREATE TABLE "eventos_pago" (
	"id" text PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suscripciones" (
	"user_id" text NOT NULL,
	"solicitud" text NOT NULL,
	"subscription_id" text,
	"aprobacion" text,
	"plan" "plan_pago" NOT NULL,
	"estado" "estado_suscripcion" DEFAULT 'CREANDO' NOT NULL,
	"pagada_hasta" timestamp with time zone,
	"lectura" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suscripciones_user_id_solicitud_pk" PRIMARY KEY("user_id","solicitud")
);
--> statement-breakpoint
ALTER TABLE "suscripciones" ADD CONSTRAINT "suscripciones_user_id_usuarios_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."usuarios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suscripciones_id" ON "suscripciones" USING btree ("user_id","subscription_id");