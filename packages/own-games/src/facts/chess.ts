import { CAUSAS, type Causa } from '@estratega/domain';
import {
  type Analisis,
  type AnalisisPorPartida,
  type Color,
  colourOf,
  gameKey,
  type JugadaPropia,
  ownMoves,
  worstMoves,
} from '../games/analysis.ts';
import type { Partida } from '../games/model.ts';
import { MOTIFS, motifOf } from '../games/motif.ts';
import type { Fase, Final } from '../games/phase.ts';
import { fensAt } from '../games/position.ts';
import { between, decimal, type Hecho, percent, tail, wilson } from './fact.ts';

/** What own games show. Below these sizes nothing is said: noise in plain words is still noise. */
export const GAMES_TO_SPEAK = 20;
export const GAMES_FOR_RESULTS = 100;
const MOVES_TO_SPEAK = 300;
/** Loss of winning chance that counts as a serious error, and as one worth naming. */
const SERIOUS = 0.15;
const NOTABLE = 0.1;

/** Moves' worth of trust that a fact needs before it counts half. */
const HALF_TRUST = 200;
const weight = (n: number, k: number): number => n / (n + k);

const BY_ELO: readonly (readonly [number, number])[] = [
  [800, 0.07],
  [1200, 0.05],
  [1600, 0.034],
  [2000, 0.022],
  [2400, 0.014],
];
/** Serious errors a move that are usual at a rating; a rough line, and only far above it is anything said. */
export const usualErrors = (elo: number): number => {
  const [first, ...rest] = BY_ELO;
  let [lowElo, lowRate] = first as readonly [number, number];
  if (elo <= lowElo) return lowRate;
  for (const [highElo, highRate] of rest) {
    if (elo <= highElo) return lowRate + ((elo - lowElo) / (highElo - lowElo)) * (highRate - lowRate);
    [lowElo, lowRate] = [highElo, highRate];
  }
  return lowRate;
};

const PHASES: Readonly<Record<Fase, { readonly nombre: string; readonly tema: string; readonly usual: number }>> = {
  // `usual`: what a move costs in that phase against the others, for players at large.
  apertura: { nombre: 'la apertura', tema: 'aj-ape-principios', usual: 0.55 },
  medio: { nombre: 'el medio juego', tema: 'aj-cal-candidatas', usual: 1.15 },
  final: { nombre: 'el final', tema: 'aj-fin-principios', usual: 1 },
};
const ENDINGS: Readonly<Record<Exclude<Final, 'mixto'>, { readonly nombre: string; readonly tema: string }>> = {
  torres: { nombre: 'finales de torres', tema: 'aj-fin-torrepractica' },
  peones: { nombre: 'finales de peones', tema: 'aj-fin-peones' },
  menores: { nombre: 'finales de piezas menores', tema: 'aj-fin-menores' },
  damas: { nombre: 'finales de damas', tema: 'aj-fin-dama' },
};
/** One-sided tests, so strict that all of them together raise fewer false alarms than one in twenty. */
const STRICT_Z = 2.75;
const STRICT_P = 0.002;
/** Of the small slips of an ending against those of the rest; and the serious errors that make it worth saying. */
const ENDING_P = 0.001;
const ENDING_RATIO = 2;
const ENDING_ERRORS = 3;
const SLIP = 0.05;
/** One game more or less moves the shares of phases a great deal, so they ask for more. */
const PHASE_Z = 3.8;

export interface OwnGame {
  readonly moves: readonly JugadaPropia[];
  readonly puntos: 0 | 0.5 | 1 | undefined;
  readonly color: 'blancas' | 'negras';
  readonly apertura?: string | undefined;
  /** Share of the first clock that was left at the end. */
  readonly sobra?: number | undefined;
  readonly porTiempo?: boolean | undefined;
  readonly elo?: number | undefined;
}

const errorsFact = (games: readonly OwnGame[], moves: readonly JugadaPropia[]): Hecho => {
  const errors = moves.filter(({ perdida }) => perdida >= SERIOUS).length;
  const n = moves.length;
  const interval = wilson(errors, n);
  const elos = games.flatMap(({ elo }) => (elo === undefined ? [] : [elo]));
  const elo = elos.length === 0 ? undefined : elos.reduce((sum, one) => sum + one, 0) / elos.length;
  const usual = elo === undefined ? undefined : usualErrors(elo);
  const debil = usual !== undefined && wilson(errors, n, STRICT_Z)[0] > usual * 1.4;
  const said = [interval[0] * 100, interval[1] * 100] as const;
  return {
    id: 'errores-graves',
    texto: `Cometes ${decimal((errors / n) * 100)} errores graves cada 100 jugadas (${between(said, 1)}; ${n} jugadas tuyas).${
      debil && usual !== undefined ? ` Es más de lo habitual a tu nivel, unos ${decimal(usual * 100)}.` : ''
    }`,
    cita: `En tus partidas cometes ${decimal((errors / n) * 100)} errores graves cada 100 jugadas`,
    valor: (errors / n) * 100,
    intervalo: said,
    unidad: 'por 100 jugadas',
    muestra: n,
    fiabilidad: 'clara',
    ...(usual === undefined ? {} : { referencia: usual * 100 }),
    debil,
    tema: (elo ?? 0) < 1600 ? 'aj-fun-seguridad' : 'aj-cal-rutina',
    peso: weight(n, HALF_TRUST),
  };
};

/** The share of what is lost that a phase takes, and whether a move costs clearly more there than in the rest. */
const phaseFact = (games: readonly OwnGame[]): Hecho | undefined => {
  const names = Object.keys(PHASES) as Fase[];
  const tables = games.map(({ moves }) => {
    const row = { apertura: [0, 0], medio: [0, 0], final: [0, 0] } as Record<Fase, [number, number]>;
    for (const { fase, perdida } of moves) {
      row[fase][0] += perdida;
      row[fase][1]++;
    }
    return row;
  });
  const all = { apertura: [0, 0], medio: [0, 0], final: [0, 0] } as Record<Fase, [number, number]>;
  for (const row of tables)
    for (const name of names) {
      all[name][0] += row[name][0];
      all[name][1] += row[name][1];
    }
  const without = ({ apertura, medio, final }: Record<Fase, [number, number]>): Record<Fase, [number, number]> => ({
    apertura: [all.apertura[0] - apertura[0], all.apertura[1] - apertura[1]],
    medio: [all.medio[0] - medio[0], all.medio[1] - medio[1]],
    final: [all.final[0] - final[0], all.final[1] - final[1]],
  });
  const left = tables.map(without);
  const share = (all: Record<Fase, [number, number]>, name: Fase): number =>
    all[name][0] /
    Math.max(
      1e-9,
      names.reduce((sum, one) => sum + all[one][0], 0),
    );
  const excess = (all: Record<Fase, [number, number]>, name: Fase): number => {
    let expected = 0;
    let lost = 0;
    for (const one of names)
      if (one !== name) {
        lost += all[one][0];
        expected += all[one][1] * PHASES[one].usual;
      }
    const own = (all[name][0] + 0.05) / (all[name][1] * PHASES[name].usual + 1);
    return Math.log(own / ((lost + 0.05) / (expected + 1)));
  };
  // Each game left out in turn tells how much one game weighs.
  const jackknife = (value: (table: Record<Fase, [number, number]>) => number): readonly [number, number] => {
    const full = value(all);
    const values = left.map(value);
    const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
    const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
    return [full, Math.sqrt(((values.length - 1) / values.length) * spread)];
  };
  const enough = names.filter((name) => all[name][1] >= 40);
  if (enough.length < 2) return undefined;
  const weak = enough
    .map((name) => ({ name, of: jackknife((table) => excess(table, name)) }))
    .filter(({ of: [value, error] }) => value > Math.log(1.35) && value - PHASE_Z * error > 0)
    .sort((a, b) => b.of[0] - a.of[0])[0];
  const name = weak?.name ?? (enough.toSorted((a, b) => share(all, b) - share(all, a))[0] as Fase);
  const [value, error] = jackknife((table) => share(table, name));
  const interval = [Math.max(0, value - 1.96 * error) * 100, Math.min(1, value + 1.96 * error) * 100] as const;
  const moves = names.reduce((sum, one) => sum + all[one][1], 0);
  return {
    id: 'fase',
    texto: `Donde más probabilidad de ganar pierdes es en ${PHASES[name].nombre}: ${percent(value)} de lo que se te escapa (${between(interval)} %), con ${percent(all[name][1] / moves)} de tus jugadas.`,
    cita: `En tus partidas, ${percent(value)} de lo que se te escapa es en ${PHASES[name].nombre}`,
    valor: value * 100,
    intervalo: interval,
    unidad: '%',
    muestra: moves,
    fiabilidad: weak ? 'clara' : 'indicio',
    debil: weak !== undefined,
    tema: PHASES[name].tema,
    peso: weight(all[name][1], HALF_TRUST),
  };
};

/** Own moves in one kind of ending, counted in one pass: there may be ninety thousand. */
interface EndingCount {
  jugadas: number;
  errores: number;
  /** Small slips come three times as often as serious errors and tell the same, sooner. */
  deslices: number;
  readonly partidas: Set<number>;
}
const endingFacts = (moves: readonly JugadaPropia[]): Hecho[] => {
  const counts = new Map<string, EndingCount>(
    Object.keys(ENDINGS).map((kind) => [kind, { jugadas: 0, errores: 0, deslices: 0, partidas: new Set() }]),
  );
  let serious = 0;
  let allSlips = 0;
  for (const { perdida, final, partida } of moves) {
    const there = final === undefined ? undefined : counts.get(final);
    if (there) there.jugadas++;
    if (perdida < SLIP) continue;
    allSlips++;
    if (perdida >= SERIOUS) serious++;
    if (!there) continue;
    there.deslices++;
    there.partidas.add(partida);
    if (perdida >= SERIOUS) there.errores++;
  }
  return Object.entries(ENDINGS).flatMap(([kind, { nombre, tema }]): Hecho[] => {
    const { jugadas, errores, deslices, partidas } = counts.get(kind) as EndingCount;
    const restRate = (allSlips - deslices + 1) / (moves.length - jugadas + 10);
    if (errores < ENDING_ERRORS || partidas.size < 3 || deslices / Math.max(1, jugadas) < ENDING_RATIO * restRate)
      return [];
    if (tail(deslices, jugadas, restRate) > ENDING_P) return [];
    const interval = wilson(errores, serious);
    return [
      {
        id: `final-${kind}`,
        texto: `En tus partidas, ${errores} de ${serious} errores graves fueron en ${nombre}, donde hiciste ${percent(jugadas / moves.length)} de tus jugadas.`,
        cita: `En tus partidas, ${errores} de ${serious} errores graves fueron en ${nombre}`,
        valor: (errores / serious) * 100,
        intervalo: [interval[0] * 100, interval[1] * 100],
        unidad: '%',
        muestra: serious,
        fiabilidad: 'clara',
        referencia: (jugadas / moves.length) * 100,
        debil: true,
        tema,
        peso: weight(jugadas, 60),
      },
    ];
  });
};

/** Share of missed chances that each idea usually takes; an idea is weak only far above it. */
const USUAL_MISSES: Readonly<Record<string, number>> = {
  'aj-tac-mate1': 0.04,
  'aj-tac-mate2': 0.07,
  'aj-tac-mate3': 0.07,
  'aj-fun-seguridad': 0.3,
  'aj-tac-doble': 0.24,
  'aj-tac-descubierta': 0.14,
  'aj-tac-clavada': 0.12,
  'aj-tac-enfilada': 0.08,
  'aj-tac-promocion': 0.06,
};

export const missedFact = (missed: readonly string[]): Hecho | undefined => {
  if (missed.length < 8) return undefined;
  const counts = new Map<string, number>();
  for (const tema of missed) counts.set(tema, (counts.get(tema) ?? 0) + 1);
  const [best] = [...counts]
    .sort(([a, na], [b, nb]) => nb / (USUAL_MISSES[b] ?? 0.1) - na / (USUAL_MISSES[a] ?? 0.1) || nb - na)
    .filter(([, count]) => count >= 3);
  if (!best) return undefined;
  const [tema, count] = best;
  const interval = wilson(count, missed.length);
  return {
    id: 'tema-perdido',
    texto: `De ${missed.length} ocasiones que dejaste pasar, ${count} eran ${MOTIFS[tema] ?? 'de la misma idea'}.`,
    cita: `En tus partidas dejaste pasar ${missed.length} ocasiones, y ${count} eran ${MOTIFS[tema] ?? 'de la misma idea'}`,
    valor: count,
    intervalo: [interval[0] * missed.length, interval[1] * missed.length],
    unidad: 'veces',
    muestra: missed.length,
    fiabilidad: 'indicio',
    debil: count >= 5 && tail(count, missed.length, USUAL_MISSES[tema] ?? 0.1) < STRICT_P,
    tema,
    peso: weight(missed.length, 20),
  };
};

const clockFacts = (games: readonly OwnGame[]): Hecho[] => {
  const facts: Hecho[] = [];
  const lost = games.filter(({ puntos }) => puntos === 0);
  const share = (id: string, hits: number, n: number, usual: number, texto: string): void => {
    if (n < 6 || hits < 3) return;
    const interval = wilson(hits, n);
    facts.push({
      id,
      texto,
      cita: texto.replace(/\.$/u, ''),
      valor: (hits / n) * 100,
      intervalo: [interval[0] * 100, interval[1] * 100],
      unidad: '%',
      muestra: n,
      fiabilidad: 'indicio',
      referencia: usual * 100,
      debil: tail(hits, n, usual) < STRICT_P,
      tema: 'aj-com-tiempo',
      peso: weight(n, 15),
    });
  };
  const timed = lost.filter(({ sobra }) => sobra !== undefined);
  const early = timed.filter(({ sobra, porTiempo }) => (sobra ?? 0) > 0.4 && !porTiempo).length;
  share(
    'reloj-sobrante',
    early,
    timed.length,
    0.4,
    `Perdiste ${early} de ${timed.length} partidas con más de 40 % del reloj sin usar.`,
  );
  const flagged = lost.filter(({ porTiempo }) => porTiempo).length;
  share(
    'perdidas-por-tiempo',
    flagged,
    lost.length,
    0.25,
    `Perdiste por tiempo ${flagged} de ${lost.length} derrotas.`,
  );
  return facts;
};

const resultFacts = (games: readonly OwnGame[]): Hecho[] => {
  if (games.length < GAMES_FOR_RESULTS) return [];
  const facts: Hecho[] = [];
  const add = (id: string, hits: number, n: number, texto: string, tema: string): void => {
    if (n < 20) return;
    const interval = wilson(hits, n);
    facts.push({
      id,
      texto: `${texto}: ${percent(hits / n)} (${between([interval[0] * 100, interval[1] * 100])} %; ${n} partidas).`,
      cita: `${texto}: ${percent(hits / n)} en ${n} partidas`,
      valor: (hits / n) * 100,
      intervalo: [interval[0] * 100, interval[1] * 100],
      unidad: '%',
      muestra: n,
      fiabilidad: 'clara',
      debil: false,
      tema,
      peso: weight(n, 40),
    });
  };
  const finished = games.filter(({ puntos }) => puntos !== undefined);
  const won = finished.filter(({ moves }) => moves.some(({ antes }) => antes >= 0.85));
  add(
    'conversion',
    won.filter(({ puntos }) => puntos === 1).length,
    won.length,
    'Posiciones ganadas que terminaste ganando',
    'aj-fin-conversion',
  );
  const worse = finished.filter(({ moves }) => moves.some(({ antes }) => antes <= 0.25));
  add(
    'resistencia',
    worse.filter(({ puntos }) => puntos !== 0).length,
    worse.length,
    'Posiciones inferiores que lograste salvar',
    'aj-est-defensa',
  );
  for (const color of ['blancas', 'negras'] as const) {
    const groups = new Map<string, OwnGame[]>();
    for (const game of finished)
      if (game.color === color && game.apertura !== undefined) {
        const name = game.apertura.split(/[:,]/u)[0] as string;
        groups.set(name, [...(groups.get(name) ?? []), game]);
      }
    for (const [name, list] of [...groups].sort((a, b) => b[1].length - a[1].length).slice(0, 3))
      add(
        `apertura-${color}`,
        list.reduce((sum, { puntos }) => sum + (puntos ?? 0), 0),
        list.length,
        `Puntos con ${color} en «${name}»`,
        'aj-ape-repertorio',
      );
  }
  return facts;
};

/** What players say of their own mistakes, and the theme that works on it. */
const CAUSES: Readonly<Record<Causa, { readonly nombre: string; readonly tema: string }>> = {
  no_vi: { nombre: 'no viste la respuesta', tema: 'aj-fun-seguridad' },
  calculo: { nombre: 'calculaste mal', tema: 'aj-cal-rutina' },
  prisa: { nombre: 'jugaste deprisa', tema: 'aj-com-tiempo' },
  plan: { nombre: 'no tenías un plan', tema: 'aj-est-plan' },
  no_sabia: { nombre: 'no conocías la posición', tema: 'aj-ape-principios' },
};
/** The player's own word is no estimate: a handful of it speaks. */
const CAUSES_TO_SPEAK = 5;

/** The cause that is named most, where most mistakes have it. */
export const causeFact = (marked: readonly Causa[]): Hecho | undefined => {
  const n = marked.length;
  if (n < CAUSES_TO_SPEAK) return undefined;
  const [best] = CAUSAS.map((causa) => ({ causa, veces: marked.filter((one) => one === causa).length })).sort(
    (a, b) => b.veces - a.veces,
  );
  if (!best) return undefined;
  const { nombre, tema } = CAUSES[best.causa];
  const interval = wilson(best.veces, n);
  const said = `De ${n} errores que explicaste, en ${best.veces} ${nombre}`;
  return {
    id: `causa-${best.causa}`,
    texto: `${said}.`,
    cita: said,
    valor: (best.veces / n) * 100,
    intervalo: [interval[0] * 100, interval[1] * 100],
    unidad: '%',
    muestra: n,
    fiabilidad: 'indicio',
    debil: best.veces * 2 > n,
    tema,
    peso: weight(n, 10),
  };
};

/**
 * Facts of games already reduced to own moves, one after the other: each goes over all moves, and of three hundred long games
 * that is felt by whoever waits.
 */
export function* factsInTurn(
  games: readonly OwnGame[],
  missed: readonly string[],
  marked: readonly Causa[] = [],
): Generator<Hecho | undefined> {
  yield causeFact(marked);
  if (games.length < GAMES_TO_SPEAK) return;
  const moves = games.flatMap((game) => game.moves);
  if (moves.length >= MOVES_TO_SPEAK) {
    yield errorsFact(games, moves);
    yield phaseFact(games);
    yield* endingFacts(moves);
    yield missedFact(missed);
  }
  yield* clockFacts(games);
  yield* resultFacts(games);
}

/** What simulated players are put through. */
export const factsFromMoves = (games: readonly OwnGame[], missed: readonly string[]): Hecho[] =>
  [...factsInTurn(games, missed)].filter((fact) => fact !== undefined);

export interface GameFactsOptions {
  /** Own name on the site; games without it are left out. */
  readonly jugador: string;
  /** The engine's word, where there is one, by `gameKey`; else the evaluations that came with the game. */
  readonly analisis?: AnalisisPorPartida;
  /** `missedIdeas` of games, by `gameKey`, where they are already known: finding them is nearly all that facts cost. */
  readonly ideas?: Readonly<Record<string, readonly string[]>>;
}

/** The themes of what the engine saw and the player did not, of the worst moves of a game; one at a time, as mistakes are. */
export function* ideasInTurn(partida: Partida, moves: readonly JugadaPropia[]): Generator<string | undefined> {
  const missed = worstMoves(moves.filter(({ perdida, linea }) => perdida >= NOTABLE && linea));
  const fens = fensAt(
    partida.jugadas,
    missed.map(({ ply }) => ply),
  );
  for (const { ply, linea = [] } of missed) {
    const fen = fens.get(ply);
    yield fen === undefined ? undefined : motifOf(fen, linea);
  }
}

export const missedIdeas = (partida: Partida, moves: readonly JugadaPropia[]): string[] =>
  [...ideasInTurn(partida, moves)].filter((idea) => idea !== undefined);

const leftOver = (partida: Partida, color: 'blancas' | 'negras'): number | undefined => {
  const base = Number(/^(\d+)(?:\+\d+)?$/u.exec(partida.ritmo ?? '')?.[1] ?? 0);
  const own = partida.relojes?.filter((clock, ply) => clock !== null && (ply % 2 === 0) === (color === 'blancas'));
  const last = own?.at(-1);
  return base === 0 || last === undefined || last === null ? undefined : last / base;
};

/** Takes games as they come, and keeps of each only its own moves. */
export const openGameFacts = () => {
  const missed: string[] = [];
  const marked: Causa[] = [];
  const games: OwnGame[] = [];
  let muestra = 0;
  return {
    /** `ideas` as `missedIdeas` found them, where that is known: finding them is nearly all that facts cost. */
    add: (partida: Partida, color: Color, said: Analisis | undefined, ideas?: readonly string[]): void => {
      const index = muestra++;
      const moves = ownMoves(partida, index, color, said);
      missed.push(...(ideas ?? missedIdeas(partida, moves)));
      const winner = partida.resultado === '1-0' ? 'blancas' : partida.resultado === '0-1' ? 'negras' : undefined;
      games.push({
        moves,
        color,
        puntos: partida.resultado === '*' ? undefined : winner === undefined ? 0.5 : winner === color ? 1 : 0,
        apertura: partida.apertura,
        sobra: leftOver(partida, color),
        porTiempo: partida.termino === 'tiempo',
        elo: partida[color].elo,
      });
    },
    /** What the player said of the mistakes of a game. */
    addCauses: (causas: readonly Causa[]): void => {
      marked.push(...causas);
    },
    muestra: (): number => muestra,
    facts: (): Iterable<Hecho | undefined> => factsInTurn(games, missed, marked),
  };
};

export const factsFromGames = (
  partidas: readonly Partida[],
  { jugador, analisis = {}, ideas = {} }: GameFactsOptions,
): Hecho[] => {
  const facts = openGameFacts();
  for (const partida of partidas) {
    const color = colourOf(partida, jugador);
    if (color !== undefined) facts.add(partida, color, analisis[gameKey(partida)], ideas[gameKey(partida)]);
  }
  return [...facts.facts()].filter((fact) => fact !== undefined);
};
