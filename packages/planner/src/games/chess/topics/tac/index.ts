import type { ChessTopic } from '../../chess-topic.ts';
import { ajTacAtraccion } from './aj-tac-atraccion.ts';
import { ajTacAtrapada } from './aj-tac-atrapada.ts';
import { ajTacCadenas } from './aj-tac-cadenas.ts';
import { ajTacClavada } from './aj-tac-clavada.ts';
import { ajTacDefensor } from './aj-tac-defensor.ts';
import { ajTacDescubierta } from './aj-tac-descubierta.ts';
import { ajTacDespeje } from './aj-tac-despeje.ts';
import { ajTacDesviacion } from './aj-tac-desviacion.ts';
import { ajTacDoble } from './aj-tac-doble.ts';
import { ajTacEnfilada } from './aj-tac-enfilada.ts';
import { ajTacGeometria } from './aj-tac-geometria.ts';
import { ajTacInterferencia } from './aj-tac-interferencia.ts';
import { ajTacIntermedia } from './aj-tac-intermedia.ts';
import { ajTacMate1 } from './aj-tac-mate1.ts';
import { ajTacMate2 } from './aj-tac-mate2.ts';
import { ajTacMate3 } from './aj-tac-mate3.ts';
import { ajTacMixta } from './aj-tac-mixta.ts';
import { ajTacPatrones } from './aj-tac-patrones.ts';
import { ajTacPocaspiezas } from './aj-tac-pocaspiezas.ts';
import { ajTacPromocion } from './aj-tac-promocion.ts';
import { ajTacRecursos } from './aj-tac-recursos.ts';
import { ajTacRefutar } from './aj-tac-refutar.ts';
import { ajTacSilenciosa } from './aj-tac-silenciosa.ts';

export const tac: readonly ChessTopic[] = [
  ajTacMate1,
  ajTacMate2,
  ajTacMate3,
  ajTacPatrones,
  ajTacDoble,
  ajTacClavada,
  ajTacEnfilada,
  ajTacDescubierta,
  ajTacDefensor,
  ajTacAtrapada,
  ajTacPromocion,
  ajTacDesviacion,
  ajTacAtraccion,
  ajTacIntermedia,
  ajTacInterferencia,
  ajTacDespeje,
  ajTacSilenciosa,
  ajTacRecursos,
  ajTacMixta,
  ajTacCadenas,
  ajTacGeometria,
  ajTacPocaspiezas,
  ajTacRefutar,
];
