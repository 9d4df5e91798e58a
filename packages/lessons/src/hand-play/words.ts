import { type Combo, handName, parseCards } from '@estratega/poker/cards';
import type { Sizes } from '@estratega/poker/solver';
import { list, num, percent } from '../drills/words.ts';
import type { HandExercise } from '../schema/hand.ts';
import type { Opcion } from '../schema/poker.ts';
import { RULES, type Rules } from './betting.ts';
import { FOCUS_RULES } from './focus.ts';
import { HABIT_RULES } from './habits.ts';
import type { Decision } from './hand.ts';
import { MIXED } from './weigh.ts';

/** A decision in words, each of them from a number that was computed. */

const VERBS: Readonly<Record<Opcion['hace'], string>> = {
  fold: 'retirarse',
  check: 'pasar',
  call: 'pagar',
  bet: 'apostar',
  raise: 'subir a',
  allin: 'ir all-in',
};
/** "apostar 6,8 bb". */
export const verbOf = ({ hace, a }: Opcion): string =>
  a === undefined || hace === 'allin' ? VERBS[hace] : `${VERBS[hace]} ${num(a, 1)} bb`;

const DONE: Readonly<Record<Opcion['hace'], string>> = {
  fold: 'Te retiraste',
  check: 'Pasaste',
  call: 'Pagaste',
  bet: 'Apostaste',
  raise: 'Subiste a',
  allin: 'Fuiste all-in',
};
/** "Apostaste 1,8". */
export const doneWords = ({ hace, a }: Opcion): string =>
  a === undefined || hace === 'allin' ? DONE[hace] : `${DONE[hace]} ${num(a, 1)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** No line ends between a figure and its sign. */
const whole = (share: number): string => percent(100 * share, 0).replace(' ', '\u00a0');
const blinds = (value: number): string => num(value, 2);

/** "Apostar 6,8 bb vale 6,4 bb; pasar, 5,6." */
export const valueWords = ({ juicio, opciones, ofrecidas, elegida }: Decision): string => {
  if (!juicio) return 'Con esta mano la estrategia casi nunca llega hasta aquí: esta decisión no se juzga.';
  const { pesos, mejor } = juicio;
  const valor = (at: number): number => pesos[at]?.valor ?? 0;
  const others = ofrecidas.filter((at) => at !== mejor).sort((a, b) => valor(b) - valor(a));
  const beside = elegida === mejor ? others[0] : elegida;
  const name = (at: number): string => verbOf(opciones[at] as Opcion);
  const first = `${capital(name(mejor))} vale ${blinds(valor(mejor))} bb`;
  return beside === undefined ? `${first}.` : `${first}; ${name(beside)}, ${blinds(valor(beside))}.`;
};

/** "Jugar equilibrado (pasar el 70 %, apostar 6,8 bb el 30 %) vale 3,2 bb contra este rival: 0,8 menos." Nothing where the rival has no habit. */
export const steadyWords = ({ juicio, opciones }: Decision): string => {
  if (!juicio?.llano) return '';
  const { valor, veces } = juicio.llano;
  const mix = [...veces.entries()]
    .filter(([, share]) => share >= 0.015)
    .sort(([, a], [, b]) => b - a)
    .map(([at, share]) => `${verbOf(opciones[at] as Opcion)}${share > 0.985 ? ' siempre' : ` el ${whole(share)}`}`);
  const best = juicio.pesos[juicio.mejor]?.valor ?? valor;
  const gain = Math.max(0, Math.round((best - valor) * 100) / 100);
  const line = `Jugar equilibrado (${mix.join(', ')}) vale ${blinds(valor)} bb contra este rival`;
  return gain === 0
    ? `${line}: lo mismo, aquí el hábito no cambia nada.`
    : `${line}: aprovechar el hábito gana ${blinds(gain)} bb más.`;
};

const NEAR = 0.02;

const BETTING: Readonly<Partial<Record<Opcion['hace'], string>>> = { bet: 'apuestas', raise: 'subes' };

/** "Si apuestas, se retira el 28 % de su rango, menos del 43 % que pide un farol; contra lo que sigue ganas el 35 %." */
const betWords = (
  { retira, retiraria, pide, pagada }: Decision['hechos'],
  opciones: Decision['opciones'],
  bet: number,
) => {
  const verb = betVerb(opciones, retira, bet);
  const folds = retira[bet] ?? 0;
  const asked = pide[bet];
  const usual = retiraria?.[bet];
  const beside = usual === undefined ? '' : ` (uno equilibrado tiraría el ${whole(usual)})`;
  const needed =
    asked === undefined
      ? ''
      : Math.abs(folds - asked) < 0.01
        ? ', justo lo que pide un farol'
        : `, ${folds > asked ? 'más' : 'menos'} del ${whole(asked)} que pide un farol`;
  const paid = pagada[bet];
  return `Si ${verb}, se retira el ${whole(folds)} de su rango${beside}${needed}${paid === undefined ? '' : `; contra lo que sigue ganas el ${whole(paid)}`}.`;
};

/** "apuestas", or "apuestas 34,3 bb" where there is more than one size. */
const betVerb = (opciones: Decision['opciones'], retira: Decision['hechos']['retira'], bet: number): string => {
  const { hace, a } = opciones[bet] as Opcion;
  const verb = BETTING[hace];
  if (!verb) return 'vas all-in';
  const sizes = retira.filter((one) => one !== undefined).length;
  return sizes > 1 && a !== undefined ? `${verb} ${num(a, 1)} bb` : verb;
};

/** What a bet would be for, where the numbers say it. */
const purposeWords = (
  calle: Decision['calle'],
  { retira, pide, pagada, tirada }: Decision['hechos'],
  opciones: Decision['opciones'],
  bet: number,
  isBest: boolean,
): string => {
  const paid = pagada[bet];
  const folded = tirada[bet] ?? 0;
  const asked = pide[bet];
  if (paid === undefined || asked === undefined) return '';
  const what = opciones[bet]?.hace === 'bet' ? 'Apostar' : opciones[bet]?.hace === 'raise' ? 'Subir' : 'Ir all-in';
  const [isValue, isBluff] = [paid > 0.5 + NEAR, (retira[bet] ?? 0) > asked + NEAR];
  if (isBest) {
    if (isValue) return `${what} es por valor: lo que sigue pierde contra ti más de la mitad de las veces.`;
    if (isBluff) return `${what} es un farol que se paga con lo que tira.`;
    return calle === 'river' ? '' : `${what} suma las dos cosas: lo que tira ahora y lo que aún ganas cuando sigue.`;
  }
  if (isValue || paid > 0.5 - NEAR) return '';
  if (folded > 0.5 + NEAR)
    return `Lo que se retira ya perdía contra ti el ${whole(folded)} de las veces: ${what.toLowerCase()} espanta lo peor y deja lo mejor.`;
  return isBluff ? '' : `${what} no gana ni por valor ni de farol: lo que sigue va por delante y se retira poco.`;
};

/** Why, from what the decision rests on. */
export const whyWords = ({ calle, hechos, juicio, opciones, elegida }: Decision): string => {
  const { equity, pordelante, retira, precio } = hechos;
  const best = juicio?.mejor ?? elegida;
  const sentences: string[] = [];
  if (precio !== undefined) {
    const folds = opciones[best]?.hace === 'fold';
    const than =
      equity > precio + NEAR
        ? folds && calle !== 'river'
          ? 'bastaría si nadie apostara más, pero quedan cartas y apuestas, y no la cobras entera'
          : 'más de lo que hace falta'
        : equity < precio - NEAR
          ? folds || calle === 'river'
            ? 'menos de lo que hace falta'
            : 'menos de lo que hace falta, y lo compensa lo que ganas después cuando mejoras'
          : 'lo justo';
    sentences.push(`Pagar pide ganar el ${whole(precio)} y contra lo que trae ganas el ${whole(equity)}: ${than}.`);
  }
  const bet = [best, elegida, ...opciones.keys()].find((at) => retira[at] !== undefined);
  if (bet !== undefined) sentences.push(betWords(hechos, opciones, bet));
  // Of two sizes, the one that was taken or might have been: on the river nothing else is left to decide.
  const isBet = (at: number): boolean => retira[at] !== undefined;
  const other = [elegida, ...opciones.keys()].find((at) => at !== bet && isBet(at));
  if (bet !== undefined && other !== undefined && (isBet(best) || calle === 'river'))
    sentences.push(betWords(hechos, opciones, other));
  if (precio === undefined) sentences.push(`Contra todo lo que trae ganas el ${whole(equity)}.`);
  sentences.push(
    pordelante < 0.005
      ? 'Ahora mismo no te gana casi nada.'
      : `Ahora mismo te gana el ${whole(pordelante)} de sus manos.`,
  );
  // Whoever pays or folds asks of a raise only what it would have met, and a bet that is mixed is as good as the best.
  const isMixed = bet !== best && (juicio?.pesos[bet ?? -1]?.veces ?? 0) >= MIXED;
  const isAsked = bet !== undefined && !isMixed && (precio === undefined || bet === best || bet === elegida);
  const reason = isAsked ? purposeWords(calle, hechos, opciones, bet, bet === best) : '';
  if (reason) sentences.push(reason);
  return sentences.join(' ');
};

const HOW_OFTEN = (share: number): string => (share > 0.985 ? 'siempre' : share < 0.015 ? 'nunca' : whole(share));

/** What the strategy does with the hand, most first: "Apostar 6,8 bb: siempre". */
export const mixWords = ({
  juicio,
  opciones,
}: Decision): { readonly at: number; readonly veces: number; readonly texto: string }[] =>
  (juicio?.pesos ?? [])
    .map(({ veces }, at) => ({ at, veces, texto: `${capital(verbOf(opciones[at] as Opcion))}: ${HOW_OFTEN(veces)}` }))
    .filter(({ veces }) => veces >= 0.015)
    .sort((a, b) => b.veces - a.veces);

const sizesOf = ({ sizes }: Sizes): string => list((sizes[0] ?? []).map((part) => whole(part)));

/** "Con estos tamaños: 33 % y 75 % en el flop, 75 % en el turn, 75 % y 150 % en el river y subidas del bote." */
const sizeWords = (rules: Rules): string => {
  const [flop, turn, river] = [sizesOf(rules[3]), sizesOf(rules[4]), sizesOf(rules[5])];
  const later = turn === river ? `${turn} después` : `${turn} en el turn, ${river} en el river`;
  return `Con estos tamaños: ${flop} en el flop, ${later} y subidas del bote; la que se lleva dos tercios de las fichas va all-in.`;
};

const SOURCES = 'Rangos de nuestras tablas. El flop está resuelto de antemano; turn y river se calculan aquí.';

/** By what the figures of a hand are true; of a rival with a habit, also against whom. */
export const supuestosOf = ({ habito, foco }: Pick<HandExercise, 'habito' | 'foco'>): string => {
  const habit = habito && HABIT_RULES[habito];
  const told = `${sizeWords((foco && FOCUS_RULES[foco].rules) ?? RULES)} ${SOURCES}`;
  return habit
    ? `${told} ${habit.texto} Lo demás lo juega equilibrado, y tus decisiones se comparan con la mejor respuesta a eso.`
    : told;
};

/** The starting hand that two cards are: "Kd", "5c" → "K5o". */
export const handOfNames = (cards: readonly string[]): string => handName(parseCards(cards) as unknown as Combo);
