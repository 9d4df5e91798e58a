import type { ChessTopic } from '../../chess-topic.ts';
import { ajEstActividad } from './aj-est-actividad.ts';
import { ajEstAtaque } from './aj-est-ataque.ts';
import { ajEstAvalancha } from './aj-est-avalancha.ts';
import { ajEstCambios } from './aj-est-cambios.ts';
import { ajEstCarlsbad } from './aj-est-carlsbad.ts';
import { ajEstCasillas } from './aj-est-casillas.ts';
import { ajEstColgantes } from './aj-est-colgantes.ts';
import { ajEstColumnas } from './aj-est-columnas.ts';
import { ajEstDefensa } from './aj-est-defensa.ts';
import { ajEstDesequilibrios } from './aj-est-desequilibrios.ts';
import { ajEstEnroquesopuestos } from './aj-est-enroquesopuestos.ts';
import { ajEstErizo } from './aj-est-erizo.ts';
import { ajEstEspacio } from './aj-est-espacio.ts';
import { ajEstEstructura } from './aj-est-estructura.ts';
import { ajEstMaroczy } from './aj-est-maroczy.ts';
import { ajEstMenores } from './aj-est-menores.ts';
import { ajEstPasados } from './aj-est-pasados.ts';
import { ajEstPeonaislado } from './aj-est-peonaislado.ts';
import { ajEstPlan } from './aj-est-plan.ts';
import { ajEstProfilaxis } from './aj-est-profilaxis.ts';
import { ajEstRey } from './aj-est-rey.ts';
import { ajEstSacrificio } from './aj-est-sacrificio.ts';

export const est: readonly ChessTopic[] = [
  ajEstActividad,
  ajEstRey,
  ajEstPlan,
  ajEstEstructura,
  ajEstCasillas,
  ajEstColumnas,
  ajEstMenores,
  ajEstPasados,
  ajEstAtaque,
  ajEstCambios,
  ajEstEspacio,
  ajEstDefensa,
  ajEstProfilaxis,
  ajEstSacrificio,
  ajEstCarlsbad,
  ajEstMaroczy,
  ajEstErizo,
  ajEstPeonaislado,
  ajEstColgantes,
  ajEstEnroquesopuestos,
  ajEstDesequilibrios,
  ajEstAvalancha,
];
