import type { ChessTopic } from '../../chess-topic.ts';
import { ajComEnergia } from './aj-com-energia.ts';
import { ajComPsicologia } from './aj-com-psicologia.ts';
import { ajComRonda } from './aj-com-ronda.ts';
import { ajComTiempo } from './aj-com-tiempo.ts';
import { ajComTorneo } from './aj-com-torneo.ts';

export const com: readonly ChessTopic[] = [ajComTiempo, ajComPsicologia, ajComTorneo, ajComRonda, ajComEnergia];
