import type { PokerTopic } from '../../poker-topic.ts';
import { pkPosBloqueo } from './pk-pos-bloqueo.ts';
import { pkPosBote3bet } from './pk-pos-bote3bet.ts';
import { pkPosBote4bet } from './pk-pos-bote4bet.ts';
import { pkPosCbet } from './pk-pos-cbet.ts';
import { pkPosCheckraise } from './pk-pos-checkraise.ts';
import { pkPosControl } from './pk-pos-control.ts';
import { pkPosFarol } from './pk-pos-farol.ts';
import { pkPosGeometria } from './pk-pos-geometria.ts';
import { pkPosMultiway } from './pk-pos-multiway.ts';
import { pkPosOop } from './pk-pos-oop.ts';
import { pkPosOverbet } from './pk-pos-overbet.ts';
import { pkPosProyectos } from './pk-pos-proyectos.ts';
import { pkPosRiver } from './pk-pos-river.ts';
import { pkPosSonda } from './pk-pos-sonda.ts';
import { pkPosSpr } from './pk-pos-spr.ts';
import { pkPosTextura } from './pk-pos-textura.ts';
import { pkPosTurn } from './pk-pos-turn.ts';
import { pkPosValor } from './pk-pos-valor.ts';
import { pkPosVscbet } from './pk-pos-vscbet.ts';
import { pkPosXrtardio } from './pk-pos-xrtardio.ts';

export const pos: readonly PokerTopic[] = [
  pkPosTextura,
  pkPosValor,
  pkPosProyectos,
  pkPosControl,
  pkPosMultiway,
  pkPosCbet,
  pkPosVscbet,
  pkPosSpr,
  pkPosFarol,
  pkPosTurn,
  pkPosRiver,
  pkPosCheckraise,
  pkPosOop,
  pkPosSonda,
  pkPosBote3bet,
  pkPosOverbet,
  pkPosBloqueo,
  pkPosBote4bet,
  pkPosGeometria,
  pkPosXrtardio,
];
