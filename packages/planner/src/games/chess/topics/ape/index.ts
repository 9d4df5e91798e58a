import type { ChessTopic } from '../../chess-topic.ts';
import { ajApeAbiertas } from './aj-ape-abiertas.ts';
import { ajApeArchivos } from './aj-ape-archivos.ts';
import { ajApeBenoni } from './aj-ape-benoni.ts';
import { ajApeCarokann } from './aj-ape-carokann.ts';
import { ajApeCeladas } from './aj-ape-celadas.ts';
import { ajApeFlanco } from './aj-ape-flanco.ts';
import { ajApeFrancesa } from './aj-ape-francesa.ts';
import { ajApeGambitodama } from './aj-ape-gambitodama.ts';
import { ajApeGambitos } from './aj-ape-gambitos.ts';
import { ajApeIndias } from './aj-ape-indias.ts';
import { ajApePreparacion } from './aj-ape-preparacion.ts';
import { ajApePrincipios } from './aj-ape-principios.ts';
import { ajApeRepertorio } from './aj-ape-repertorio.ts';
import { ajApeSiciliana } from './aj-ape-siciliana.ts';
import { ajApeSistemas } from './aj-ape-sistemas.ts';
import { ajApeTransposiciones } from './aj-ape-transposiciones.ts';

export const ape: readonly ChessTopic[] = [
  ajApePrincipios,
  ajApeCeladas,
  ajApeAbiertas,
  ajApeSiciliana,
  ajApeFrancesa,
  ajApeCarokann,
  ajApeGambitodama,
  ajApeIndias,
  ajApeSistemas,
  ajApeFlanco,
  ajApeGambitos,
  ajApeRepertorio,
  ajApePreparacion,
  ajApeArchivos,
  ajApeTransposiciones,
  ajApeBenoni,
];
