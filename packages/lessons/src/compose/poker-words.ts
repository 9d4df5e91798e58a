import { listOf } from '@estratega/domain';
import type { Accion, Calle, CalleJugada, Mesa, Opcion, Pos } from '../schema/poker.ts';
import { formatAmount, formatNumber } from './numbers.ts';
import { fullStop } from './sentence.ts';

/** A hand in words. */

const SPOKEN: Readonly<Record<Pos, string>> = {
  UTG: 'UTG',
  UTG1: 'UTG+1',
  UTG2: 'UTG+2',
  LJ: 'LJ',
  HJ: 'HJ',
  CO: 'CO',
  BTN: 'el botón',
  SB: 'la ciega pequeña',
  BB: 'la ciega grande',
};
export const positionName = (pos: Pos): string => SPOKEN[pos];

/** On a seat's plate, where there is little room. */
const PLATES: Readonly<Partial<Record<Pos, string>>> = { BTN: 'Botón', SB: 'Ciega peq.', BB: 'Ciega gr.' };
export const plateName = (pos: Pos): string => PLATES[pos] ?? SPOKEN[pos];
const HERO_PLATES: Readonly<Partial<Record<Pos, string>>> = { BTN: 'botón', SB: 'ciega peq.', BB: 'ciega gr.' };
export const heroPlate = (pos: Pos): string => `Tú, ${HERO_PLATES[pos] ?? SPOKEN[pos]}`;

const RANKS: Readonly<Record<string, string>> = { A: 'as', K: 'rey', Q: 'dama', J: 'jota', T: 'diez' };
const SUITS: Readonly<Record<string, string>> = { s: 'picas', h: 'corazones', d: 'diamantes', c: 'tréboles' };
export const spokenCard = (code: string): string =>
  `${RANKS[code[0] ?? ''] ?? code[0]} de ${SUITS[code[1] ?? ''] ?? ''}`;
export const spokenCards = (codes: readonly string[]): string => listOf(codes.map(spokenCard));

/** "AKs" → "as y rey del mismo palo". */
export const spokenHand = (hand: string): string => {
  const [high = '', low = ''] = [...hand].map((letter) => RANKS[letter] ?? letter);
  if (hand.length === 2) return `pareja de ${high === 'as' ? 'ases' : high.endsWith('y') ? 'reyes' : plural(high)}`;
  return `${high} y ${low} ${hand.endsWith('s') ? 'del mismo palo' : 'de distinto palo'}`;
};
const plural = (rank: string): string =>
  /^\d$/u.test(rank) ? rank : rank.endsWith('z') ? `${rank.slice(0, -1)}ces` : `${rank}s`;

const STREET_NAMES: Readonly<Record<Calle, string>> = { pre: 'Preflop', flop: 'Flop', turn: 'Turn', river: 'River' };
export const streetName = (calle: Calle): string => STREET_NAMES[calle];

/** What a player does: [third person, tú]. `a` is the total on the street. */
const doing = (
  { hace, a }: Pick<Accion, 'hace' | 'a'>,
  unidad: Mesa['unidad'],
  hero: boolean,
  opens: boolean,
): string => {
  const sum = a === undefined ? '' : formatAmount(a, unidad);
  switch (hace) {
    case 'fold':
      return hero ? 'te retiras' : 'se retira';
    case 'check':
      return hero ? 'pasas' : 'pasa';
    case 'call':
      return hero ? 'pagas' : 'paga';
    case 'bet':
      return `${hero ? 'apuestas' : 'apuesta'} ${sum}`.trim();
    case 'raise':
      if (opens) return `${hero ? 'abres' : 'abre'} a ${sum}`;
      return `${hero ? 'subes' : 'sube'} a ${sum}`;
    case 'allin':
      return `${hero ? 'vas' : 'va'} all-in${sum ? ` por ${sum}` : ''}`;
  }
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isHero = (mesa: Mesa, pos: Pos): boolean => mesa.asientos.some((one) => one.pos === pos && one.heroe);

/** "UTG y HJ se retiran. CO abre a $0,30. Tú pagas." Folds in a row are told together. */
export const streetWords = (mesa: Mesa, { calle, acciones }: CalleJugada): string => {
  const sentences: string[] = [];
  let raised = calle !== 'pre';
  for (let i = 0; i < acciones.length; i++) {
    const accion = acciones[i] as Accion;
    const same = [accion];
    const grouped = accion.hace === 'fold' || accion.hace === 'check' || accion.hace === 'call';
    while (grouped && !isHero(mesa, accion.pos)) {
      const next = acciones[i + 1];
      if (!next || next.hace !== accion.hace || isHero(mesa, next.pos)) break;
      same.push(next);
      i++;
    }
    const hero = isHero(mesa, accion.pos);
    if (same.length > 1) {
      const plurals = { fold: 'se retiran', check: 'pasan', call: 'pagan' } as const;
      sentences.push(
        `${capital(listOf(same.map(({ pos }) => positionName(pos))))} ${plurals[accion.hace as 'fold' | 'check' | 'call']}.`,
      );
    } else {
      const who = hero ? 'Tú' : capital(positionName(accion.pos));
      sentences.push(`${who} ${doing(accion, mesa.unidad, hero, !raised)}.`);
    }
    if (accion.hace === 'raise' || accion.hace === 'allin') raised = true;
  }
  return sentences.join(' ');
};

/** What somebody last did before the question, as the beginning of it: "CO apuesta $0,50." */
export const lastActionWords = (mesa: Mesa, historia: readonly CalleJugada[]): string => {
  const all = historia.flatMap((street) => street.acciones.map((accion) => ({ accion, street })));
  const last = all.findLast(({ accion }) => !isHero(mesa, accion.pos) && accion.hace !== 'fold');
  if (!last || last.street !== historia.at(-1)) return '';
  const before = last.street.acciones.slice(0, last.street.acciones.indexOf(last.accion));
  const opens = last.street.calle === 'pre' && !before.some(({ hace }) => hace === 'raise' || hace === 'allin');
  return `${capital(positionName(last.accion.pos))} ${doing(last.accion, mesa.unidad, false, opens)}.`;
};

/** Seats that have folded are often not drawn: how many sit down is said only where everybody is there. */
const playersAt = ({ asientos }: Mesa): string | undefined => {
  if (asientos.length >= 6) return `${asientos.length} jugadores`;
  // Without a small blind apart the button is it: two at the table.
  return asientos.length === 2 && asientos.some(({ pos }) => pos === 'BTN') ? 'mano a mano' : undefined;
};

/** "Cash, 6 jugadores, ciegas $0,05/$0,10." */
export const tableLine = (mesa: Mesa): string => {
  const [small, big] = mesa.ciegas;
  const kind = mesa.tipo === 'cash' ? 'Cash' : mesa.tipo === 'mtt' ? 'Torneo' : 'Sit and Go';
  const blinds =
    mesa.unidad === 'bb' && big === 1
      ? undefined
      : mesa.unidad === 'bb'
        ? `ciegas ${formatNumber(small)}/${formatNumber(big)} bb`
        : `ciegas ${formatAmount(small, mesa.unidad)}/${formatAmount(big, mesa.unidad)}`;
  const ante = mesa.ante
    ? `ante ${formatAmount(mesa.ante.valor, mesa.unidad)}${mesa.ante.quien === 'BB' ? ' de la ciega grande' : ''}`
    : undefined;
  const left = mesa.quedan ? `quedan ${mesa.quedan.jugadores} y cobran ${mesa.quedan.cobran}` : undefined;
  const prizes = mesa.premios ? `premios ${mesa.premios.map((one) => formatNumber(one)).join(' / ')}` : undefined;
  return `${[kind, playersAt(mesa), blinds, ante, left, prizes].filter(Boolean).join(', ')}.`;
};

/** What is known of whoever sits there, seat by seat: "CO: paga de más en el river." */
export const seatNotes = ({ asientos }: Mesa): readonly { readonly quien: string; readonly nota: string }[] =>
  asientos.flatMap(({ pos, heroe, nota }) =>
    nota === undefined ? [] : [{ quien: heroe ? 'Tú' : capital(positionName(pos)), nota: fullStop(nota) }],
  );

/** The face of a button: the verb, and the sum under it. `pagar` is the price of a call. */
export const optionWords = (
  { hace, a }: Opcion,
  unidad: Mesa['unidad'],
  pagar?: number,
): { readonly verbo: string; readonly importe: string } => {
  const sum = a === undefined ? '' : formatAmount(a, unidad);
  switch (hace) {
    case 'fold':
      return { verbo: 'Retirarse', importe: '–' };
    case 'check':
      return { verbo: 'Pasar', importe: '–' };
    case 'call':
      return { verbo: 'Pagar', importe: sum || (pagar ? formatAmount(pagar, unidad) : '–') };
    case 'bet':
      return { verbo: 'Apostar', importe: sum };
    case 'raise':
      return { verbo: 'Subir a', importe: sum };
    case 'allin':
      return { verbo: 'All-in', importe: sum || 'todo' };
  }
};

/** "Subir a $1,50": one line. */
export const optionLine = (option: Opcion, unidad: Mesa['unidad'], pagar?: number): string => {
  const { verbo, importe } = optionWords(option, unidad, pagar);
  return option.hace === 'fold' ||
    option.hace === 'check' ||
    option.hace === 'call' ||
    importe === '–' ||
    importe === ''
    ? verbo
    : `${verbo} ${importe}`;
};
