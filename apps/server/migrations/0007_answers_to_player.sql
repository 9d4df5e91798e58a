ALTER TABLE "planes" ADD COLUMN "respuestas" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "planes" ADD COLUMN "cautela" boolean DEFAULT false NOT NULL;