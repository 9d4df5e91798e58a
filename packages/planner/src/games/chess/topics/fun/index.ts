import type { ChessTopic } from '../../chess-topic.ts';
import { ajFunJaquemate } from './aj-fun-jaquemate.ts';
import { ajFunReglas } from './aj-fun-reglas.ts';
import { ajFunSeguridad } from './aj-fun-seguridad.ts';
import { ajFunValor } from './aj-fun-valor.ts';
import { ajFunVision } from './aj-fun-vision.ts';

export const fun: readonly ChessTopic[] = [ajFunReglas, ajFunJaquemate, ajFunValor, ajFunSeguridad, ajFunVision];
