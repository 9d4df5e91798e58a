import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type Accion,
  type Calculo,
  type Mesa,
  type Opcion,
  type PokerRow,
  type Pos,
  pokerRow,
} from '@estratega/lessons';
import { compute, replay, type Situacion } from '@estratega/lessons/poker';

/**
 * From a hand told in one line to a row of the bank. Nothing that can be computed is typed: amounts come from the replay, and every
 * figure of an explanation is asked of `Figures`, which writes down the sum behind it.
 */

const FOLDER = new URL('../../packages/lessons/content/poker/exercises/', import.meta.url);
const ALPHABET = '0123456789abcdefghjkmnpqrstuvwxyz';

/** The same key always gives the same id, so that a family can be written again. */
export const idOf = (key: string): string =>
  `pk${[...createHash('sha256').update(key).digest().subarray(0, 6)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;

/** 12.5 → "12,5" with exactly `decimals`. */
export const fixed = (value: number, decimals: number): string => {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const zero = Number(value.toFixed(decimals)) === 0;
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(?:\d{3})+$)/gu, '.') : whole;
  return `${value < 0 && !zero ? '−' : ''}${grouped}${fraction ? `,${fraction}` : ''}`;
};
/** As few decimals as it needs, two at most. */
export const short = (value: number): string =>
  fixed(value, 2).replace(/,?0+$/u, (zeros) => (zeros.includes(',') ? '' : zeros.replace(/0+$/u, '')));

export type Street = PokerRow['historia'][number];
const STREETS = ['pre', 'flop', 'turn', 'river'] as const;
const WORDS: Readonly<Record<string, Accion['hace']>> = { f: 'fold', x: 'check', c: 'call', a: 'allin' };

const cardsOf = (text: string): string[] => text.replaceAll(' ', '').match(/../gu) ?? [];

/** "c", "r6", "b1.5", "a" → an action. */
export const optionOf = (text: string): Opcion => {
  const plain = WORDS[text];
  if (plain) return { hace: plain };
  return { hace: text.startsWith('b') ? 'bet' : 'raise', a: Number(text.slice(1)) };
};

export interface TableSpec {
  readonly tipo?: Mesa['tipo'];
  readonly unidad?: Mesa['unidad'];
  readonly ciegas?: readonly [number, number];
  readonly ante?: number;
  /** "CO:25 BTN:25 SB:18 BB:40"; the hero's has an asterisk. */
  readonly asientos: string;
  readonly notas?: Readonly<Partial<Record<Pos, string>>>;
  readonly premios?: readonly number[];
  readonly quedan?: { readonly jugadores: number; readonly cobran: number };
}

export const tableOf = (spec: TableSpec): Mesa => ({
  tipo: spec.tipo ?? 'mtt',
  unidad: spec.unidad ?? 'bb',
  ciegas: [...(spec.ciegas ?? [0.5, 1])],
  ...(spec.ante === 0 ? {} : { ante: { quien: 'BB' as const, valor: spec.ante ?? spec.ciegas?.[1] ?? 1 } }),
  asientos: spec.asientos.split(' ').map((one) => {
    const [pos = '', stack = ''] = one.replace('*', '').split(':');
    const nota = spec.notas?.[pos as Pos];
    return {
      pos: pos as Pos,
      stack: Number(stack),
      ...(one.includes('*') ? { heroe: true as const } : {}),
      ...(nota ? { nota } : {}),
    };
  }),
  ...(spec.premios ? { premios: [...spec.premios] } : {}),
  ...(spec.quedan ? { quedan: spec.quedan } : {}),
});

/** "CO r2, BB c | Kd7s2c BB x, CO b1.5 | 4h BB x": whoever is not mentioned folds or checks, up to the hero's turn. */
export const historyOf = (mesa: Mesa, told: string): Street[] => {
  const hero = mesa.asientos.find(({ heroe }) => heroe)?.pos;
  const streets: Street[] = [];
  const wait = (until: Pos | undefined): void => {
    for (let now = replay(mesa, streets); now.turno && now.turno !== until; now = replay(mesa, streets))
      streets.at(-1)?.acciones.push({ pos: now.turno, hace: now.aPagar > 0 ? 'fold' : 'check' });
  };
  const parts = told.split('|').map((part) => part.trim());
  parts.forEach((part, i) => {
    const calle = STREETS[i] as (typeof STREETS)[number];
    const board = /^((?:[2-9TJQKA][shdc])+)\s*/u.exec(part);
    if (i > 0) wait(undefined);
    streets.push({ calle, ...(board ? { cartas: cardsOf(board[1] as string) } : {}), acciones: [] });
    for (const step of part.slice(board?.[0].length ?? 0).split(',')) {
      const [pos, what] = step.trim().split(' ');
      if (!pos || !what) continue;
      wait(pos as Pos);
      const { hace, a } = optionOf(what);
      streets.at(-1)?.acciones.push({ pos: pos as Pos, hace, ...(a === undefined ? {} : { a }) });
    }
  });
  wait(hero);
  if (streets.length === 1 && streets[0]?.acciones.length === 0) return [];
  return streets;
};

/** Figures for the explanation; each leaves its sum behind. */
export class Figures {
  readonly sums: Calculo[] = [];
  readonly now: Situacion | undefined;
  readonly hand: string;
  constructor(now: Situacion | undefined, hand: string) {
    this.now = now;
    this.hand = hand;
  }
  put(calculo: Calculo, decimals: number, unit = ' %', before = ''): string {
    const da = `${before}${fixed(compute(calculo), decimals)}${unit}`;
    if (!this.sums.some((one) => one.da === da)) this.sums.push({ ...calculo, da });
    return da;
  }
  /** A sum in numbers; `unit` as " bb", " %", "". */
  sum(expresion: string, decimals = 1, unit = ' bb', before = ''): string {
    return this.put({ tipo: 'cuenta', expresion }, decimals, unit, before);
  }
  private get table(): Situacion {
    if (!this.now) throw new Error('no table');
    return this.now;
  }
  /** Equity that the call in front asks for. */
  price(decimals = 1): string {
    return this.put(priceOf(this.table), decimals);
  }
  equity(rango: string, decimals = 1): string {
    return this.put(this.against(rango), decimals);
  }
  against(rango: string): Calculo {
    const mesa = this.now?.mesa.join(' ');
    return { tipo: 'equity', mano: this.hand, rango, ...(mesa ? { mesa } : {}) };
  }
  /** Against hands as listed: "Ah Qh". */
  equityOf(rivales: readonly string[], decimals = 1): string {
    const mesa = this.now?.mesa.join(' ');
    return this.put({ tipo: 'equity', mano: this.hand, rivales: [...rivales], ...(mesa ? { mesa } : {}) }, decimals);
  }
  /** Folds that a bet needs on its own. */
  folds(apuesta: number, decimals = 1): string {
    return this.put({ tipo: 'alfa', bote: this.table.bote, apuesta }, decimals);
  }
  spr(decimals = 1): string {
    return this.put({ tipo: 'spr', stack: this.table.efectivo, bote: this.table.boteInicial }, decimals, '');
  }
}

export const priceOf = ({ aPagar, enJuego }: Situacion): Calculo => ({
  tipo: 'cuenta',
  expresion: `100*${aPagar}/(${enJuego}+${aPagar})`,
});

export interface SpotSpec {
  readonly key: string;
  readonly temas: readonly string[];
  readonly niveles: readonly [number, number];
  readonly formatos?: PokerRow['formatos'];
  readonly tabla?: string;
  readonly mesa?: TableSpec;
  readonly mano?: string;
  readonly historia?: string;
  readonly rangos?: PokerRow['rangos'];
  readonly situacion?: string;
  readonly preguntas: (figures: Figures) => readonly unknown[];
  readonly explicacion: (figures: Figures) => string;
}

export const spotOf = (spec: SpotSpec): PokerRow => {
  const mesa = spec.mesa ? tableOf(spec.mesa) : undefined;
  const mano = spec.mano ? cardsOf(spec.mano) : undefined;
  const historia = mesa && spec.historia !== undefined ? historyOf(mesa, spec.historia) : [];
  const now = mesa ? replay(mesa, historia, mano) : undefined;
  const figures = new Figures(now, (mano ?? []).join(' '));
  const explicacion = spec.explicacion(figures);
  return pokerRow.parse({
    id: idOf(spec.key),
    temas: spec.temas,
    niveles: spec.niveles,
    formatos: spec.formatos ?? ['torneo', 'sng'],
    ...(mesa ? { mesa } : {}),
    ...(mano ? { mano } : {}),
    historia,
    ...(spec.rangos ? { rangos: spec.rangos } : {}),
    ...(spec.tabla ? { tabla: spec.tabla } : {}),
    ...(spec.situacion ? { situacion: spec.situacion } : {}),
    preguntas: spec.preguntas(new Figures(now, (mano ?? []).join(' '))),
    explicacion,
    calculos: figures.sums.filter(({ da }) => da && explicacion.includes(da)),
  });
};

/** "f|c|r6|a", the best and what else is right. */
export const action = (
  options: string,
  mejor: number,
  aceptables: readonly number[] = [],
  extra: object = {},
): object => ({
  tipo: 'accion',
  opciones: options.split('|').map(optionOf),
  mejor,
  ...(aceptables.length > 0 ? { aceptables } : {}),
  ...extra,
});

export const choice = (pide: string, textos: readonly string[], correcta: number): object => ({
  tipo: 'elige',
  pide,
  textos,
  correcta,
});

type Trap = readonly [calculo: Calculo | string, aviso: string];
const asSum = (calculo: Calculo | string): Calculo =>
  typeof calculo === 'string' ? { tipo: 'cuenta', expresion: calculo } : calculo;

export const number = (
  pide: string,
  unidad: string,
  calculo: Calculo | string,
  abs: number,
  trampas: readonly Trap[] = [],
): object => ({
  tipo: 'numero',
  pide,
  unidad,
  calculo: asSum(calculo),
  tolerancia: { abs },
  ...(trampas.length > 0 ? { trampas: trampas.map(([sum, aviso]) => ({ calculo: asSum(sum), aviso })) } : {}),
});

/** Rows go to the file of their first topic; a row written before keeps its place. */
export const write = (rows: readonly PokerRow[]): void => {
  const files = Map.groupBy(rows, ({ temas: [first = ''] }) => `${first.split('-')[1]}/${first}.jsonl`);
  for (const [name, own] of files) {
    const file = new URL(name, FOLDER);
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    for (const row of own) {
      const line = JSON.stringify(lean(row));
      const at = lines.findIndex((old) => old.startsWith(`{"id":"${row.id}"`));
      if (at < 0) lines.push(line);
      else lines[at] = line;
    }
    writeFileSync(file, `${lines.join('\n')}\n`);
  }
};

/** What the schema adds by itself is not written. */
const lean = ({ calculos, ...row }: PokerRow): object => ({
  ...row,
  preguntas: row.preguntas.map((question) => {
    const { aceptables, trampas, ...rest } = question as { aceptables?: unknown[]; trampas?: unknown[] };
    return {
      ...rest,
      ...(aceptables && aceptables.length > 0 ? { aceptables } : {}),
      ...(trampas && trampas.length > 0 ? { trampas } : {}),
    };
  }),
  ...(calculos.length > 0 ? { calculos } : {}),
});
