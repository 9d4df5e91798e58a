import { type Combo, handName, parseCards } from '@estratega/poker/cards';
import { num, percent } from '../drills/words.ts';
import type { Opcion } from '../schema/poker.ts';
import type { HabitRules } from './habits.ts';
import type { Decision } from './hand.ts';

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

/** Why, from what the decision rests on. */
export const whyWords = ({ calle, hechos, juicio, opciones, elegida }: Decision): string => {
  const { equity, pordelante, retira, retiraria, precio } = hechos;
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
  if (bet !== undefined) {
    const verb = opciones[bet]?.hace === 'bet' ? 'apuestas' : opciones[bet]?.hace === 'raise' ? 'subes' : 'vas all-in';
    const usual = retiraria?.[bet];
    const beside = usual === undefined ? '' : `; uno equilibrado tiraría el ${whole(usual)}`;
    sentences.push(`Si ${verb}, se retira el ${whole(retira[bet] ?? 0)} de su rango${beside}.`);
  }
  if (precio === undefined) sentences.push(`Contra todo lo que trae ganas el ${whole(equity)}.`);
  sentences.push(
    pordelante < 0.005
      ? 'Ahora mismo no te gana casi nada.'
      : `Ahora mismo te gana el ${whole(pordelante)} de sus manos.`,
  );
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

const SUPUESTOS =
  'Con estos tamaños: 33 % y 75 % en el flop, 75 % después y subidas del bote. Rangos de nuestras tablas. El flop está resuelto de antemano; turn y river se calculan aquí.';

/** The same where the rival has a habit. */
export const supuestosOf = (habito: HabitRules | undefined): string =>
  habito
    ? `${SUPUESTOS} ${habito.texto} Lo demás lo juega equilibrado, y tus decisiones se comparan con la mejor respuesta a eso.`
    : SUPUESTOS;

/** The starting hand that two cards are: "Kd", "5c" → "K5o". */
export const handOfNames = (cards: readonly string[]): string => handName(parseCards(cards) as unknown as Combo);
