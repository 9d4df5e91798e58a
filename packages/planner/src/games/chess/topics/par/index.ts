import type { ChessTopic } from '../../chess-topic.ts';
import { ajParAnalizar } from './aj-par-analizar.ts';
import { ajParCriticos } from './aj-par-criticos.ts';
import { ajParErrores } from './aj-par-errores.ts';
import { ajParJugar } from './aj-par-jugar.ts';
import { ajParModelo } from './aj-par-modelo.ts';
import { ajParMotor } from './aj-par-motor.ts';
import { ajParReferentes } from './aj-par-referentes.ts';
import { ajParTematicas } from './aj-par-tematicas.ts';

export const par: readonly ChessTopic[] = [
  ajParJugar,
  ajParAnalizar,
  ajParModelo,
  ajParErrores,
  ajParMotor,
  ajParCriticos,
  ajParTematicas,
  ajParReferentes,
];
