import type { Exercise } from '@estratega/lessons';
import type { Lessons } from '../src/platform/lessons/lessons.ts';

/** A few exercises of each kind, for tests. */

const chess = (id: string, dificultad: number): Exercise => ({
  tipo: 'ajedrez',
  id,
  temas: ['aj-tac-doble'],
  nivel: 1,
  dificultad,
  fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
  linea: ['h1h7', 'e8d8', 'h7h8'],
  aceptadas: [['h1h7'], ['h7h8', 'h7h6']],
  casi: [['h1h6'], []],
  refutaciones: { h1h2: { causa: 'deja_escapar' } },
  pista: ['La torre corta al rey.', 'Mueve la torre.'],
  explicacion: 'La torre encierra al rey en la última fila.',
  prueba: { margen: 500 },
  rasgos: {
    bando: 'blancas',
    fase: 'final',
    material: 'T',
    enroque: true,
    jaque: false,
    mate: false,
    primera: 'tranquila',
    jugadas: 2,
    meta: 'gana',
  },
});

const poker = (id: string): Exercise => ({
  tipo: 'poker',
  id,
  temas: ['pk-mat-potodds'],
  niveles: [1, 3],
  formatos: ['cash'],
  historia: [],
  situacion: 'El bote es 10 y te apuestan 5.',
  preguntas: [
    {
      tipo: 'numero',
      pide: '¿Qué equity necesitas?',
      unidad: '%',
      valor: 25,
      tolerancia: { abs: 1 },
      trampas: [{ valor: 33.3, aviso: 'Olvidaste tu propia apuesta.' }],
    },
    { tipo: 'accion', opciones: [{ hace: 'fold' }, { hace: 'call' }], mejor: 1, aceptables: [] },
  ],
  explicacion: 'Pagas 5 para ganar 20.',
});

/** Queen and king against king, one move from mate. */
const playOut = (id: string): Exercise => ({
  tipo: 'ajedrez-partida',
  id,
  temas: ['aj-fin-mates'],
  nivel: 0,
  dificultad: 600,
  fen: '7k/8/5KQ1/8/8/8/8/8 w - - 0 1',
  meta: 'mate',
  limite: 50,
  titulo: 'Mate con la dama',
  consigna: 'Da mate con la dama.',
  pista: 'El rey defiende a la dama.',
  explicacion: 'La dama da mate junto al rey.',
  tablas: {},
});

const EXERCISES = new Map<string, Exercise>(
  [
    chess('aj000001', 900),
    chess('aj000002', 1200),
    chess('aj000003', 1500),
    // Of stages that are read: no plan names them.
    chess('c.aj-tac-doble.1.p101', 1000),
    chess('c.aj-tac-doble.2.p101', 1000),
    playOut('j.000004'),
    poker('pk000001'),
  ].map((one) => [one.id, one]),
);

export const someLessons: Lessons = {
  tables: async () => new Map(),
  exercise: async (id) => (id.startsWith('g.potodds.') ? { ...poker(id) } : EXERCISES.get(id)),
  paquetes: (ejercicios, unidades) => [
    ...unidades.map((one) => `/lecciones/${one}.json`),
    ...(ejercicios.length > 0 ? [`/lecciones/ejercicios-${ejercicios.length}.json`] : []),
  ],
};

export const RIGHT = { jugadas: ['h1h7', 'h7h8'] };
export const WRONG = { jugadas: ['h1h2'] };
