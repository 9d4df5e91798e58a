import type { Leccion, Plan, TipoTarea } from '@estratega/domain';
import type { ChessExercise, Etapa, Exercise, Pack, PlayOut, PokerExercise } from '@estratega/lessons';
import { makeDrill } from '@estratega/lessons/drills';
import { aPlan, aTask } from '../../test/a-plan.ts';

/** A handful of exercises of every kind, for tests and for looking at the screen. */

const chess = (changes: Partial<ChessExercise> & Pick<ChessExercise, 'id' | 'fen' | 'linea'>): ChessExercise => ({
  tipo: 'ajedrez',
  temas: ['aj-tac-clavada'],
  nivel: 2,
  dificultad: 1400,
  aceptadas: changes.linea.filter((_, i) => i % 2 === 0).map((move) => [move]),
  casi: changes.linea.filter((_, i) => i % 2 === 0).map(() => []),
  refutaciones: {},
  pista: ['Busca un jaque que siga.', 'Juega el caballo.'],
  explicacion: 'La clavada es relativa: detrás está la dama, no el rey. Si la captura, hay mate en dos.',
  prueba: { margen: 400 },
  rasgos: {
    bando: changes.fen.split(' ')[1] === 'b' ? 'negras' : 'blancas',
    fase: 'medio',
    material: 'DTACP',
    enroque: false,
    jaque: false,
    mate: false,
    primera: 'captura',
    jugadas: Math.ceil(changes.linea.length / 2),
    meta: 'gana',
  },
  ...changes,
});

export const LEGAL = chess({
  id: 'aj00aa11',
  fen: 'rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5',
  ultima: 'g7g6',
  linea: ['f3e5', 'g4d1', 'c4f7', 'e8e7', 'c3d5'],
  casi: [['h2h3'], [], []],
  refutaciones: { f3d4: { con: 'g4d1', causa: 'pierde_dama' } },
});
export const BACK_RANK = chess({
  id: 'aj00aa12',
  fen: '1r4k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1',
  linea: ['b8b1'],
  pista: ['Mira la última fila.', 'Juega la torre.'],
  explicacion: 'El rey blanco no tiene aire: la torre da mate en la primera fila.',
});
export const CROWN = chess({
  id: 'aj00aa13',
  fen: '8/4P1k1/8/8/8/8/6K1/8 w - - 0 60',
  linea: ['e7e8q'],
  casi: [['e7e8r']],
  pista: ['El peón ya está listo.', 'Juega el peón.'],
  explicacion: 'La dama gana más rápido que cualquier otra pieza.',
});
export const CASTLE = chess({
  id: 'aj00aa14',
  fen: 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R w KQkq - 0 5',
  linea: ['e1g1'],
  aceptadas: [['e1g1', 'c2c3']],
  pista: ['Pon a salvo al rey.', 'Juega el rey.'],
  explicacion: 'El rey queda seguro y la torre entra en juego.',
});
export const STALEMATE = chess({
  id: 'aj00aa15',
  fen: '7k/8/5K2/8/8/8/8/6Q1 w - - 0 1',
  linea: ['g1g7'],
  refutaciones: { g1g6: { causa: 'tablas' } },
  pista: ['Acércate sin ahogar.', 'Juega la dama.'],
  explicacion: 'La dama, defendida por el rey, da mate.',
});
export const QUIET = chess({
  id: 'aj00aa16',
  fen: 'r1bqk2r/ppp2ppp/2np1n2/2b1p1B1/2B1P3/2NP1N2/PPP2PPP/R2QK2R b KQkq - 0 6',
  linea: ['h7h6'],
  refutaciones: { c6d4: { con: 'f3d4', causa: 'pierde_pieza' } },
  explicacion: 'Pregunta al alfil antes de decidir nada más.',
});
/** Questions about a board, made from their names: squares, what attacks one of them, and a game without a board. */
const asked = (id: string) => {
  const made = makeDrill(id);
  if (made.tipo !== 'ajedrez-pregunta') throw new Error(`${id} is no question`);
  return made;
};
export const SQUARES = asked('g.coordenadas.0.a1');
export const ATTACKERS = asked('g.atacantes.1.a1');
export const BLIND = asked('g.a-ciegas.4.a1');
export const QUESTIONS = [SQUARES, ATTACKERS, BLIND] as const;

/** Queen and king, one move from mate and one from stalemate: told by the board alone. */
export const PLAY_OUT: PlayOut = {
  tipo: 'ajedrez-partida',
  id: 'j.00aa41',
  temas: ['aj-fin-mates'],
  nivel: 0,
  dificultad: 700,
  fen: '7k/8/5KQ1/8/8/8/8/8 w - - 0 1',
  meta: 'mate',
  limite: 20,
  titulo: 'Mate con la dama',
  consigna: 'Da mate con la dama y el rey.',
  pista: 'La dama remata junto al rey, defendida.',
  explicacion: 'Antes de cada jugada mira si al rey rival le queda una casilla.',
  tablas: {},
};

export const CHESS = [LEGAL, BACK_RANK, CROWN, CASTLE, STALEMATE, QUIET] as const;

const SIX: NonNullable<PokerExercise['mesa']> = {
  tipo: 'cash',
  unidad: '$',
  ciegas: [0.05, 0.1],
  asientos: [
    { pos: 'UTG', stack: 10 },
    { pos: 'HJ', stack: 10 },
    { pos: 'CO', stack: 10 },
    { pos: 'BTN', stack: 10, heroe: true },
    { pos: 'SB', stack: 10 },
    { pos: 'BB', stack: 10 },
  ],
};
const FLUSH_DRAW: Pick<PokerExercise, 'mesa' | 'mano' | 'historia'> = {
  mesa: SIX,
  mano: ['As', 'Js'],
  historia: [
    {
      calle: 'pre',
      acciones: [
        { pos: 'UTG', hace: 'fold' },
        { pos: 'HJ', hace: 'fold' },
        { pos: 'CO', hace: 'raise', a: 0.3 },
        { pos: 'BTN', hace: 'call' },
        { pos: 'SB', hace: 'fold' },
        { pos: 'BB', hace: 'fold' },
      ],
    },
    { calle: 'flop', cartas: ['Ks', '7d', '4s'], acciones: [{ pos: 'CO', hace: 'bet', a: 0.5 }] },
  ],
};

const poker = (changes: Partial<PokerExercise> & Pick<PokerExercise, 'id' | 'preguntas'>): PokerExercise => ({
  tipo: 'poker',
  temas: ['pk-mat-odds'],
  niveles: [1, 3],
  formatos: ['cash'],
  historia: [],
  explicacion:
    'Pagas $0,50 por un bote final de $1,75. Nueve picas completan el color; tres ases ganan además a una pareja de reyes.',
  ...changes,
});

export const PRICE = poker({
  id: 'pk00aa11',
  ...FLUSH_DRAW,
  situacion: 'El CO apuesta casi todos los flops con rey.',
  preguntas: [
    {
      tipo: 'accion',
      opciones: [{ hace: 'fold' }, { hace: 'call' }, { hace: 'raise', a: 1.5 }],
      mejor: 1,
      aceptables: [2],
    },
  ],
});
export const ODDS = poker({
  id: 'pk00aa12',
  ...FLUSH_DRAW,
  preguntas: [
    {
      tipo: 'numero',
      pide: '¿Qué porcentaje de las veces necesitas ganar para pagar?',
      unidad: '%',
      valor: 28.5714,
      tolerancia: { abs: 0.6 },
      trampas: [{ valor: 40, aviso: 'Dividiste por el bote que había, sin sumar tu propio pago.' }],
    },
    {
      tipo: 'numero',
      pide: '¿Con qué probabilidad completas el color con dos cartas por venir?',
      unidad: '%',
      valor: 34.97,
      tolerancia: { abs: 1.5 },
      trampas: [],
    },
    { tipo: 'accion', opciones: [{ hace: 'fold' }, { hace: 'call' }], mejor: 1, aceptables: [] },
  ],
});
/** What is known of a seat, and a sum that has its steps. */
export const NOTED = poker({
  id: 'pk00aa18',
  temas: ['pk-pos-cbet'],
  ...FLUSH_DRAW,
  mesa: {
    ...SIX,
    asientos: SIX.asientos.map((seat) => (seat.pos === 'CO' ? { ...seat, nota: 'se retira el 88 %' } : seat)),
  },
  situacion: 'Apuesta con todo su rango.',
  preguntas: [
    {
      tipo: 'numero',
      pide: '¿Qué equity pide el precio?',
      unidad: '%',
      valor: 28.5714,
      cuenta: '0,5 ÷ (0,75 + 0,5 + 0,5) = 28,6 %.',
      pista: 'Lo que pagas, dividido por el bote que habría después de pagar.',
      tolerancia: { abs: 0.6 },
      trampas: [],
    },
    { tipo: 'accion', opciones: [{ hace: 'fold' }, { hace: 'call' }], mejor: 1, aceptables: [] },
  ],
});
export const RANGE = poker({
  id: 'pk00aa13',
  preguntas: [
    {
      tipo: 'rango',
      pide: 'Pinta las parejas con las que abres desde UTG.',
      solucion: 'TT+',
      tolerancia: { combos: 6 },
    },
  ],
  explicacion: 'Desde la primera posición, solo las parejas grandes.',
});
export const CHOICE = poker({
  id: 'pk00aa14',
  situacion: 'Perdiste tres cajas en una hora y sientes que el rival te tiene tomado el tiempo.',
  preguntas: [
    {
      tipo: 'elige',
      pide: '¿Qué haces primero?',
      textos: [
        'Subo de límite para recuperar',
        'Me levanto y anoto las tres manos',
        'Juego más manos',
        'Cambio de mesa',
      ],
      correcta: 1,
      aceptables: [3],
    },
  ],
  explicacion: 'Parar corta la racha de decisiones malas; anotar las manos la convierte en estudio.',
});
export const OWN = poker({
  id: 'pk00aa15',
  preguntas: [
    {
      tipo: 'libre',
      pide: 'Describe tu regla para dejar una sesión.',
      claves: ['Un límite de pérdida en cajas.', 'Un límite de tiempo.'],
    },
  ],
  explicacion: 'Una regla escrita se cumple; una pensada, no.',
});
export const PUSH = poker({
  id: 'pk00aa16',
  formatos: ['torneo'],
  mesa: {
    tipo: 'mtt',
    unidad: 'fichas',
    ciegas: [400, 800],
    ante: { quien: 'BB', valor: 800 },
    asientos: (['UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN', 'SB', 'BB'] as const).map((pos) => ({
      pos,
      stack: pos === 'CO' ? 8_400 : 24_000,
      ...(pos === 'CO' ? { heroe: true as const } : {}),
    })),
    quedan: { jugadores: 40, cobran: 36 },
  },
  mano: ['Ad', '9d'],
  historia: [
    {
      calle: 'pre',
      acciones: (['UTG', 'UTG1', 'UTG2', 'LJ', 'HJ'] as const).map((pos) => ({ pos, hace: 'fold' as const })),
    },
  ],
  preguntas: [
    {
      tipo: 'accion',
      opciones: [{ hace: 'fold' }, { hace: 'call' }, { hace: 'raise', a: 1_800 }, { hace: 'allin', a: 8_400 }],
      mejor: 3,
      valores: [0, -0.4, 0.35, 0.9],
      aceptables: [],
    },
  ],
  explicacion: 'Con diez ciegas y una mano que rara vez está dominada, el all-in gana más que abrir chico.',
});
export const POKER = [PRICE, ODDS, NOTED, RANGE, CHOICE, OWN, PUSH] as const;

export const STAGE: Etapa = {
  unidad: 'aj-tac-clavada@2',
  titulo: 'Clavadas',
  nivel: 2,
  ideas: [
    'Una pieza clavada no puede moverse sin dejar al descubierto algo más valioso. Si detrás está el rey, la clavada es absoluta: la pieza no se mueve.',
    'Si detrás está otra pieza, es relativa: se mueve, pero paga. Antes de creer en una clavada, mira qué pasa si la pieza se mueve con amenaza.',
  ],
  enfoque: 'En tu nivel, distingue en dos segundos la absoluta de la relativa.',
  idea: 'La clavada relativa se rompe con una amenaza mayor.',
  errorTipico: 'Dar por hecha la clavada sin mirar los jaques.',
  preguntas: [
    { pregunta: '¿Qué es una clavada relativa?', respuesta: 'La pieza puede moverse, con un costo.' },
    { pregunta: '¿Qué miras antes de creer en una clavada?', respuesta: 'Los jaques y las amenazas mayores.' },
  ],
  criterio: 'Ocho de diez sin ayuda.',
  foco: 'Antes de cada jugada, busca las piezas clavadas de los dos bandos.',
  revision: 'Mira qué clavadas viste tarde y qué jaque las rompía.',
  ejemplo: { tipo: 'ajedrez', fen: LEGAL.fen, linea: LEGAL.linea, explicacion: LEGAL.explicacion },
  variantes: { ejercicios: [{ titulo: 'La clavada que no clava', consigna: 'Busca la jugada que rompe la clavada.' }] },
};

export const PACK_ADDRESS = '/lecciones/aaaa.json';
export const PACK: Pack = { etapa: STAGE, ejercicios: [...CHESS, ...POKER] };

const lesson = (plantilla: TipoTarea, exercises: readonly Exercise[]): Leccion => ({
  plantilla,
  unidad: STAGE.unidad,
  tema: STAGE.titulo,
  variante: 0,
  ejercicios: exercises.map(({ id }) => id),
  sesion: 1,
  paquetes: [PACK_ADDRESS],
});

/** Thursday's first task is the one under study. */
export function aPlanFor(
  tipo: TipoTarea,
  exercises: readonly Exercise[] = [],
  campo: Plan['campo'] = 'Ajedrez',
  changes: Partial<Plan['planEstudio'][number]['tareas'][number]> = {},
): Plan {
  const plan = aPlan({ campo });
  const [monday, thursday, saturday] = plan.planEstudio;
  if (!monday || !thursday || !saturday) throw new Error('A week without its days');
  const task = aTask({
    titulo: campo === 'Ajedrez' ? 'La clavada que no clava' : 'Pot odds: pagar o tirar',
    tipo,
    temaId: campo === 'Ajedrez' ? 'aj-tac-clavada' : 'pk-mat-odds',
    leccion: lesson(tipo, exercises),
    ...changes,
  });
  const later = saturday.tareas.map((one) => ({ ...one, leccion: lesson('ejercicios', [QUIET]) }));
  return {
    ...plan,
    planEstudio: [monday, { ...thursday, tareas: [task] }, { ...saturday, tareas: later }],
  };
}
