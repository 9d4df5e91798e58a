import { type Campo, GAMES } from '@estratega/domain';

/**
 * Whether what is expected of answers is what comes: in ten bins of expected chance, the mean distance between the two (ECE). By game,
 * and in it by level, lane, week and what chose the exercise. Pure.
 */

export const BINS = 10;
export const ALARM_FROM = 0.05;
/**
 * Chance alone keeps bins apart: where all is as expected, ten even bins of n answers are off by about 1 ÷ √n, so 0.022 ± 0.006 at
 * two thousand, from where a distance of 0.05 is no accident (five deviations; at five hundred it would be one night in four).
 */
export const LEAST_ANSWERS = 2000;
/** And not the habits of two or three who answer a great deal. */
export const LEAST_PLAYERS = 30;

/** Answers alike in everything that they are grouped by. */
export interface Cell {
  readonly campo: Campo;
  readonly nivel: string;
  readonly carril: string;
  readonly sonda: boolean;
  readonly celda: number;
  readonly n: number;
  readonly jugadores: number;
  readonly esperado: number;
  readonly aciertos: number;
}

export interface DatedCell extends Cell {
  /** How many weeks ago they came: 0 in the last seven days. */
  readonly semana: number;
}

export interface Bin {
  readonly n: number;
  readonly esperado: number;
  readonly aciertos: number;
}

export interface Group {
  readonly campo: Campo;
  readonly por: 'todo' | 'nivel' | 'carril' | 'semana' | 'origen';
  readonly valor: string;
  readonly n: number;
  /** At least so many people: cells are summed, and who is in several is counted once. */
  readonly jugadores: number;
  /** Shares of one. */
  readonly esperado: number;
  readonly aciertos: number;
  readonly ece: number;
  readonly alarma: boolean;
  readonly celdas: readonly Bin[];
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Mean distance of right from expected over the bins, each by its answers. */
export const calibrationError = (bins: readonly Bin[]): number => {
  const all = bins.reduce((sum, { n }) => sum + n, 0);
  return all === 0 ? 0 : bins.reduce((sum, { esperado, aciertos }) => sum + Math.abs(aciertos - esperado), 0) / all;
};

const groupOf = (campo: Campo, por: Group['por'], valor: string, cells: readonly DatedCell[]): Group => {
  const celdas = Array.from({ length: BINS }, (_, bin): Bin => {
    const own = cells.filter(({ celda }) => celda === bin);
    return {
      n: own.reduce((sum, { n }) => sum + n, 0),
      esperado: own.reduce((sum, { esperado }) => sum + esperado, 0),
      aciertos: own.reduce((sum, { aciertos }) => sum + aciertos, 0),
    };
  });
  const n = celdas.reduce((sum, bin) => sum + bin.n, 0);
  const jugadores = cells.reduce((most, one) => Math.max(most, one.jugadores), 0);
  const ece = calibrationError(celdas);
  return {
    campo,
    por,
    valor,
    n,
    jugadores,
    esperado: rounded(celdas.reduce((sum, { esperado }) => sum + esperado, 0) / Math.max(1, n)),
    aciertos: rounded(celdas.reduce((sum, { aciertos }) => sum + aciertos, 0) / Math.max(1, n)),
    ece: rounded(ece),
    alarma: n >= LEAST_ANSWERS && jugadores >= LEAST_PLAYERS && ece > ALARM_FROM,
    celdas: celdas.map((bin) => ({ n: bin.n, esperado: rounded(bin.esperado), aciertos: rounded(bin.aciertos) })),
  };
};

const WAYS: readonly (readonly [Group['por'], (cell: DatedCell) => string])[] = [
  ['todo', () => ''],
  ['nivel', ({ nivel }) => nivel],
  ['carril', ({ carril }) => carril],
  ['semana', ({ semana }) => String(semana)],
  ['origen', ({ sonda }) => (sonda ? 'sonda' : 'plan')],
];

export const calibrationOf = (cells: readonly DatedCell[]): Group[] =>
  GAMES.flatMap((campo) => {
    const own = cells.filter((cell) => cell.campo === campo);
    return WAYS.flatMap(([por, nameOf]) =>
      [...Map.groupBy(own, nameOf)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([valor, some]) => groupOf(campo, por, valor, some)),
    );
  });
