import { z } from 'zod';
import { respuestaTema } from './contracts.ts';
import { dia, objetivo } from './plan.ts';
import { informacionTema } from './request.ts';

/** `vista-previa`: the week that would be made, and nothing stored. */

export const vistaPreviaBody = z.strictObject({ informacionTema });

export const vistaPrevia = z.object({
  planEstudio: z.array(dia),
  objetivos: z.array(objetivo),
  respuestas: z.array(respuestaTema),
  /** The player spoke of trouble with money or of not being able to stop. */
  cautela: z.boolean(),
  /** One quiet question, until it is answered; and whoever would play is under age. */
  duda: z.boolean(),
  menor: z.boolean(),
});
export type VistaPrevia = z.infer<typeof vistaPrevia>;
