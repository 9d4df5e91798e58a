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
ALTER TABLE "tareas_propias" ADD CONSTRAINT "tareas_propias_user_id_plan_id_planes_user_id_id_fk" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."planes"("user_id","id") ON DELETE cascade ON UPDATE no action;