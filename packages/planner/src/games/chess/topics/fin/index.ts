import type { ChessTopic } from '../../chess-topic.ts';
import { ajFinAlfil } from './aj-fin-alfil.ts';
import { ajFinCaballo } from './aj-fin-caballo.ts';
import { ajFinConversion } from './aj-fin-conversion.ts';
import { ajFinCuadrado } from './aj-fin-cuadrado.ts';
import { ajFinDama } from './aj-fin-dama.ts';
import { ajFinDamapasado } from './aj-fin-damapasado.ts';
import { ajFinFortaleza } from './aj-fin-fortaleza.ts';
import { ajFinMatedificil } from './aj-fin-matedificil.ts';
import { ajFinMates } from './aj-fin-mates.ts';
import { ajFinMenores } from './aj-fin-menores.ts';
import { ajFinOposicion } from './aj-fin-oposicion.ts';
import { ajFinPeones } from './aj-fin-peones.ts';
import { ajFinPrincipios } from './aj-fin-principios.ts';
import { ajFinTorre } from './aj-fin-torre.ts';
import { ajFinTorrecontramenor } from './aj-fin-torrecontramenor.ts';
import { ajFinTorremenor } from './aj-fin-torremenor.ts';
import { ajFinTorrepractica } from './aj-fin-torrepractica.ts';
import { ajFinTransicion } from './aj-fin-transicion.ts';

export const fin: readonly ChessTopic[] = [
  ajFinMates,
  ajFinMatedificil,
  ajFinPrincipios,
  ajFinCuadrado,
  ajFinOposicion,
  ajFinPeones,
  ajFinTorre,
  ajFinTorrepractica,
  ajFinDama,
  ajFinAlfil,
  ajFinCaballo,
  ajFinMenores,
  ajFinFortaleza,
  ajFinConversion,
  ajFinTorremenor,
  ajFinTorrecontramenor,
  ajFinDamapasado,
  ajFinTransicion,
];
