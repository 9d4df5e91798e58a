import library from '../../content/poker/flops/index.json' with { type: 'json' };
import { FOCUS_RULES, hasLine } from '../hand-play/focus.ts';
import { FORMACIONES, type Formacion } from '../hand-play/formations.ts';
import { HABIT_RULES } from '../hand-play/habits.ts';
import { EXPLOITING } from '../hand-play/themes.ts';
import { type Foco, HABITOS, type Habito, type HandExercise } from '../schema/hand.ts';
import type { Drill } from './drill.ts';
import { makeRng } from './random.ts';

/** «Mano entera»: a hand played street by street on a flop that was solved ahead. The seed chooses formation, flop and seat. */

/** By formation and flop: the name of its pack, the part of all flops that it stands for, and the edition of the library that it came with. */
export const FLOPS = library as unknown as Readonly<
  Record<
    string,
    Readonly<Record<string, { readonly paquete: string; readonly parte: number; readonly edicion?: number }>>
  >
>;
export const flopPack = (paquete: string): string => `/lecciones/${paquete}.json`;

/** The first edition is what drills had that name none: their seeds go on dealing the same hands, whatever is solved later. */
const FIRST = 1;
const SECOND = 2;
const flopsOf = ({ id }: Formacion, edicion: number) =>
  Object.entries(FLOPS[id] ?? {}).filter(([, flop]) => (flop.edicion ?? FIRST) <= edicion);

/** The flop of a seed, as often as it stands for others. Each flop draws its own number. */
const flopFor = (formacion: Formacion, semilla: string, edicion: number) => {
  const drawn = flopsOf(formacion, edicion).map(([flop, { paquete, parte }]) => ({
    flop,
    paquete,
    wait: -Math.log(1 - makeRng(`${semilla}.${formacion.id}.${flop}`).next()) / parte,
  }));
  return drawn.reduce((best, one) => (one.wait < best.wait ? one : best));
};

/** Beginners have one size to bet on the flop. */
const BOTH_SIZES_FROM = 3;

const played =
  (
    temas: readonly string[],
    desde: HandExercise['desde'],
    wanted: (formacion: Formacion, nivel: number) => boolean,
    seatOf: (formacion: Formacion) => 0 | 1 | undefined,
    of: Pick<HandExercise, 'habito' | 'foco'> = {},
    edicion: number = FIRST,
  ): Drill['make'] =>
  (rng, nivel, semilla) => {
    const formacion = rng.pick(FORMACIONES.filter((one) => flopsOf(one, edicion).length > 0 && wanted(one, nivel)));
    const { flop, paquete } = flopFor(formacion, semilla, edicion);
    return {
      tipo: 'poker-mano',
      temas: [...temas],
      niveles: [nivel, nivel],
      formatos: [...formacion.formatos],
      dificultad: nivel + 0.5,
      formacion: formacion.id,
      flop,
      heroe: seatOf(formacion) ?? (rng.chance(0.5) ? 0 : 1),
      desde,
      tamanos: nivel < BOTH_SIZES_FROM ? 1 : 2,
      semilla,
      ...of,
      paquete: flopPack(paquete),
    };
  };

const other = (player: 0 | 1): 0 | 1 => (player === 0 ? 1 : 0);
const attacker = ({ ataca }: Formacion): 0 | 1 => ataca;
const defender = ({ ataca }: Formacion): 0 | 1 => other(ataca);
const either = (): undefined => undefined;

const isSingle = ({ resubido }: Formacion): boolean => !resubido;
/** Between the blinds the raiser is out of position: later. */
const isEarly = ({ ataca }: Formacion, nivel: number): boolean => ataca === 1 || nivel >= BOTH_SIZES_FROM;
const singleEarly = (formacion: Formacion, nivel: number): boolean => isSingle(formacion) && isEarly(formacion, nivel);

type Wanted = (formacion: Formacion, nivel: number) => boolean;

interface Kind {
  readonly drill: string;
  /** Where a hand begins says how many decisions are left: `decisions.measure.test.ts` plays some of each. */
  readonly decisiones: number;
  readonly tema: string;
  readonly titulo: string;
  readonly niveles: readonly [number, number];
  readonly desde: HandExercise['desde'];
  readonly wanted: Wanted;
  readonly seatOf: (formacion: Formacion) => 0 | 1 | undefined;
  /** Of the library, the first where none is named. */
  readonly edicion?: number;
}

/** The same kind of hand in each format: what its players meet. */
const inFormat = (
  { drill, decisiones, tema, titulo, niveles, desde, wanted, seatOf, edicion }: Kind,
  formatos: NonNullable<Drill['formatos']>,
  name = drill,
): Drill => {
  const fits: Wanted = (formacion, nivel) =>
    wanted(formacion, nivel) && formacion.formatos.some((one) => formatos.includes(one));
  return {
    drill: name,
    juego: 'poker',
    temas: [tema],
    niveles,
    titulo,
    formatos,
    decisiones,
    make: played([tema], desde, fits, seatOf, {}, edicion),
  };
};

const KINDS: readonly Kind[] = [
  {
    drill: 'mano-cbet',
    decisiones: 2.5,
    tema: 'pk-pos-cbet',
    titulo: 'Mano entera: la c-bet',
    niveles: [1, 5],
    desde: 'cbet',
    wanted: singleEarly,
    seatOf: attacker,
  },
  {
    drill: 'mano-vscbet',
    decisiones: 2.3,
    tema: 'pk-pos-vscbet',
    titulo: 'Mano entera: contra la c-bet',
    niveles: [2, 5],
    desde: 'vscbet',
    wanted: singleEarly,
    seatOf: defender,
  },
  {
    drill: 'mano-turn',
    decisiones: 1.7,
    tema: 'pk-pos-turn',
    titulo: 'Mano entera: desde el turn',
    niveles: [2, 5],
    desde: 'turn',
    wanted: singleEarly,
    seatOf: either,
  },
  {
    drill: 'mano-river',
    decisiones: 1.1,
    tema: 'pk-pos-river',
    titulo: 'Mano entera: el river',
    niveles: [2, 5],
    desde: 'river',
    wanted: singleEarly,
    seatOf: either,
  },
];

const RERAISED: Kind = {
  drill: 'mano-resubida',
  decisiones: 2.3,
  tema: 'pk-pos-bote3bet',
  titulo: 'Mano entera: bote con 3-bet',
  niveles: [3, 5],
  desde: 'flop',
  wanted: ({ resubido }) => resubido,
  seatOf: either,
};

/** The harder half of them: the pot was reraised and the player acts first. */
const RERAISED_BEFORE: Kind = {
  ...RERAISED,
  drill: 'mano-resubida-fuera',
  titulo: 'Mano entera: bote con 3-bet, fuera de posición',
  seatOf: () => 0,
};

/** Whoever bet the flop and was called, on the turn: what a title that speaks of two barrels asks. */
const BARREL: Kind = {
  drill: 'mano-barril',
  decisiones: 1.7,
  tema: 'pk-pos-turn',
  titulo: 'Mano entera: el segundo barril',
  niveles: [2, 5],
  desde: 'barril',
  wanted: singleEarly,
  seatOf: attacker,
  edicion: SECOND,
};

const isSpin = ({ tipo }: Formacion): boolean => tipo === 'sng';

/** Themes of a stack: what is decided on the flop is booked under them (`hand-play/themes.ts`). */
const SPIN: Kind = {
  drill: 'mano-spin',
  decisiones: 2.3,
  tema: 'pk-sng-spin',
  titulo: 'Mano entera: Spin a tres, 25 bb',
  // Above, the theme is one rival's habits and what is played with less.
  niveles: [2, 3],
  desde: 'flop',
  wanted: (formacion, nivel) => isSpin(formacion) && isEarly(formacion, nivel),
  seatOf: either,
  edicion: SECOND,
};
const MIDDLE: Kind = {
  drill: 'mano-stack',
  decisiones: 2.3,
  tema: 'pk-tor-stackmedio',
  titulo: 'Mano entera: con 25 a 40 ciegas',
  niveles: [2, 5],
  desde: 'flop',
  wanted: (formacion, nivel) => !isSpin(formacion) && singleEarly(formacion, nivel),
  seatOf: either,
  edicion: SECOND,
};

/** First the habits that are met most and punished most simply. */
const EARLY_HABITS: readonly Habito[] = ['paga-de-mas', 'abandona', 'nunca-farolea'];

/** «Explota»: from the turn or the river on, against a rival who leaves the balance in one way. */
interface Bent {
  readonly drill: string;
  readonly tema: string;
  readonly titulo: string;
  readonly niveles: readonly [number, number];
  readonly decisiones: number;
  readonly habits: (nivel: number) => readonly Habito[];
}

const bentIn = (
  { drill, tema, titulo, niveles, decisiones, habits }: Bent,
  formatos: NonNullable<Drill['formatos']>,
  name = drill,
): Drill => {
  const fits: Wanted = (formacion, nivel) =>
    singleEarly(formacion, nivel) && formacion.formatos.some((one) => formatos.includes(one));
  const temas = [tema];
  return {
    drill: name,
    juego: 'poker',
    temas,
    niveles,
    titulo,
    formatos,
    decisiones,
    make: (rng, nivel, semilla) => {
      const habito = rng.pick(habits(nivel));
      return played(temas, HABIT_RULES[habito].desde, fits, either, { habito })(rng, nivel, semilla);
    },
  };
};

const ANY_HABIT: Bent = {
  drill: 'mano-habito',
  tema: EXPLOITING,
  titulo: 'Mano entera: explota un hábito',
  niveles: [2, 5],
  decisiones: 1.8,
  habits: (nivel) => (nivel < BOTH_SIZES_FROM ? EARLY_HABITS : HABITOS),
};

/** The habit that a theme is about: who pays too much meets who never bluffs, and who is always paid meets who always pays. */
const BENT: readonly Bent[] = [
  {
    drill: 'mano-sin-farol',
    tema: 'pk-fun-errores',
    titulo: 'Mano entera: pagar solo a quien farolea',
    niveles: [1, 3],
    decisiones: 1.1,
    // Mostly folded, as at these limits; where folding were always right, nobody would look.
    habits: () => ['nunca-farolea', 'nunca-farolea', 'apuesta-demasiado'],
  },
  {
    drill: 'mano-pagador',
    tema: 'pk-pos-farol',
    titulo: 'Mano entera: contra quien paga de más',
    niveles: [2, 5],
    decisiones: 1.7,
    habits: () => ['paga-de-mas'],
  },
  {
    drill: 'mano-valor',
    tema: 'pk-pos-valor',
    titulo: 'Mano entera: cobrar a quien paga de más',
    niveles: [1, 5],
    decisiones: 1.7,
    habits: () => ['paga-de-mas'],
  },
  {
    drill: 'mano-regular',
    tema: 'pk-exp-regulares',
    titulo: 'Mano entera: el regular y su fuga',
    niveles: [3, 5],
    decisiones: 1.8,
    habits: () => ['apuesta-demasiado', 'paga-y-se-rinde', 'abandona'],
  },
];

/** A theme that a hand is dealt for, by whoever does it or by whoever meets it. */
interface Focused {
  readonly drill: string;
  readonly decisiones: number;
  readonly foco: Foco;
  readonly titulo: string;
  readonly niveles: readonly [number, number];
  readonly desde: readonly HandExercise['desde'][];
  readonly wanted: Wanted;
  readonly doer: (formacion: Formacion) => 0 | 1;
  /** The level from which it is also met, and where. */
  readonly met?: {
    readonly nivel: number;
    readonly desde: readonly HandExercise['desde'][];
    readonly wanted?: Wanted;
  };
}

const firstToAct = (): 0 => 0;
const raisedInPosition: Wanted = (formacion) => isSingle(formacion) && formacion.ataca === 1;
/** With less, some flops are never checked back, and on some nobody raises. */
const isDeep: Wanted = ({ fichas }) => fichas >= 40;
/** Of hands at such a level. */
const MET = 0.3;

const FOCUSED: readonly Focused[] = [
  {
    drill: 'mano-overbet',
    decisiones: 1,
    foco: 'overbet',
    titulo: 'Mano entera: la sobreapuesta',
    niveles: [4, 5],
    desde: ['river'],
    wanted: singleEarly,
    doer: attacker,
    met: { nivel: 4, desde: ['river'] },
  },
  {
    drill: 'mano-tardio',
    decisiones: 1.2,
    foco: 'check-raise-tardio',
    titulo: 'Mano entera: check-raise en turn y river',
    niveles: [4, 5],
    desde: ['turn', 'river'],
    wanted: raisedInPosition,
    doer: firstToAct,
    met: { nivel: 5, desde: ['river'] },
  },
  {
    drill: 'mano-checkraise',
    decisiones: 1.7,
    foco: 'check-raise',
    titulo: 'Mano entera: el check-raise',
    niveles: [2, 5],
    desde: ['flop'],
    wanted: raisedInPosition,
    doer: firstToAct,
    met: { nivel: 4, desde: ['flop'], wanted: isDeep },
  },
  {
    drill: 'mano-farol',
    decisiones: 1.2,
    foco: 'farol',
    titulo: 'Mano entera: farolear o rendirse',
    niveles: [2, 5],
    desde: ['turn', 'river'],
    wanted: singleEarly,
    doer: attacker,
  },
  {
    drill: 'mano-fuera',
    decisiones: 2.2,
    foco: 'fuera-de-posicion',
    titulo: 'Mano entera: fuera de posición',
    niveles: [2, 5],
    desde: ['flop'],
    wanted: ({ ataca }, nivel) => ataca === 1 || nivel >= BOTH_SIZES_FROM,
    doer: firstToAct,
  },
  {
    drill: 'mano-sonda',
    decisiones: 1.8,
    foco: 'sonda',
    titulo: 'Mano entera: la apuesta sonda',
    niveles: [3, 5],
    desde: ['turn'],
    wanted: (formacion, nivel) => raisedInPosition(formacion, nivel) && isDeep(formacion, nivel),
    doer: firstToAct,
    met: { nivel: 4, desde: ['turn'] },
  },
  {
    drill: 'mano-bloqueo',
    decisiones: 1.2,
    foco: 'bloqueo',
    titulo: 'Mano entera: la apuesta de bloqueo',
    niveles: [3, 5],
    desde: ['river'],
    wanted: singleEarly,
    doer: firstToAct,
    met: { nivel: 4, desde: ['river'] },
  },
];

const focusedIn = (
  { drill, decisiones, foco, titulo, niveles, desde, wanted, doer, met }: Focused,
  formatos: NonNullable<Drill['formatos']>,
  name = drill,
): Drill => {
  const temas = [FOCUS_RULES[foco].tema];
  return {
    drill: name,
    juego: 'poker',
    temas,
    niveles,
    titulo,
    formatos,
    decisiones,
    make: (rng, nivel, semilla) => {
      const isMet = met !== undefined && nivel >= met.nivel && rng.chance(MET);
      const from = rng.pick(isMet ? met.desde : desde);
      const seatOf = (formacion: Formacion): 0 | 1 => (isMet ? other(doer(formacion)) : doer(formacion));
      const fits: Wanted = (formacion) =>
        wanted(formacion, nivel) &&
        (!isMet || met.wanted?.(formacion, nivel) !== false) &&
        formacion.formatos.some((one) => formatos.includes(one)) &&
        hasLine(foco, formacion, { heroe: seatOf(formacion), desde: from });
      return played(temas, from, fits, seatOf, { foco })(rng, nivel, semilla);
    },
  };
};

export const HAND_DRILLS: readonly Drill[] = [
  ...KINDS.map((kind) => inFormat(kind, ['cash'])),
  ...KINDS.map((kind) => inFormat(kind, ['torneo', 'sng'], `${kind.drill}-torneo`)),
  inFormat(RERAISED, ['cash']),
  inFormat(RERAISED_BEFORE, ['cash']),
  inFormat({ ...RERAISED, edicion: SECOND }, ['torneo', 'sng'], 'mano-resubida-torneo'),
  inFormat(BARREL, ['cash']),
  inFormat(
    { ...BARREL, wanted: (formacion, nivel) => !isSpin(formacion) && singleEarly(formacion, nivel) },
    ['torneo', 'sng'],
    'mano-barril-torneo',
  ),
  inFormat(MIDDLE, ['torneo', 'sng']),
  inFormat(SPIN, ['sng']),
  ...[ANY_HABIT, ...BENT].map((one) => bentIn(one, ['cash'])),
  ...[ANY_HABIT, ...BENT].map((one) => bentIn(one, ['torneo', 'sng'], `${one.drill}-torneo`)),
  ...FOCUSED.map((one) => focusedIn(one, ['cash'])),
  ...FOCUSED.map((one) => focusedIn(one, ['torneo', 'sng'], `${one.drill}-torneo`)),
];
