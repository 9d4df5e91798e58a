-- needs a stop: a server of before would register people whom the directories do not know.
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
CREATE INDEX "directorio_sesiones_user" ON "directorio_sesiones" USING btree ("user_id");
