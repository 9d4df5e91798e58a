CREATE TABLE "suscripciones_huerfanas" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "suscripciones_id";--> statement-breakpoint
ALTER TABLE "suscripciones" ADD COLUMN "plan_proveedor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "suscripciones" ADD COLUMN "reembolsada" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "suscripciones" ADD COLUMN "aplicada" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "suscripciones_id" ON "suscripciones" USING btree ("subscription_id");