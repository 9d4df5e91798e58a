import type { OwnGame } from '../facts/chess.ts';
import { usualErrors } from '../facts/chess.ts';
import { type Cuentas, type Estadistica, emptyCounts, STATS } from '../facts/poker-counts.ts';
import { type Formato, REFERENCE } from '../facts/poker-reference.ts';
import type { JugadaPropia } from '../games/analysis.ts';
import type { Fase, Final } from '../games/phase.ts';
import { chance, normal, pick, type Random } from './random.fixture.ts';

/** Players made of chance: average ones, and ones with a weakness planted in them. */

export interface SimulatedChess {
  readonly elo: number;
  /** Serious errors a move, in each kind of position. */
  readonly rate: (fase: Fase, final: Final | undefined) => number;
}

const COST: Readonly<Record<Fase, number>> = { apertura: 0.5, medio: 1.15, final: 1 };

/** An average player: errors where everybody makes them, more or fewer by what is natural between people. */
export const averageChess = (random: Random): SimulatedChess => {
  const elo = Math.round(1000 + random() * 1000);
  const level = usualErrors(elo) * Math.exp(0.15 * normal(random));
  const tilt = {
    apertura: Math.exp(0.1 * normal(random)),
    medio: Math.exp(0.1 * normal(random)),
    final: Math.exp(0.1 * normal(random)),
  };
  return { elo, rate: (fase) => level * COST[fase] * tilt[fase] };
};

/** Sound everywhere but in rook endings. */
export const rookBlunderer = (random: Random): SimulatedChess => {
  const sound = averageChess(random);
  return { ...sound, rate: (fase, final) => sound.rate(fase, final) * (final === 'torres' ? 5 : 1) };
};

const FINALS: readonly Final[] = ['torres', 'torres', 'torres', 'mixto', 'menores', 'peones', 'damas'];

export const simulateGames = (random: Random, player: SimulatedChess, count: number): OwnGame[] =>
  Array.from({ length: count }, (_, partida) => {
    const moves: JugadaPropia[] = [];
    // Games differ in how hard they are, for reasons that are not the player's.
    const hardness = Math.exp(0.3 * normal(random));
    const length = Math.max(12, Math.round(35 + 12 * normal(random)));
    const ending = chance(random, 0.6) ? Math.round(length * (0.55 + 0.2 * random())) : length;
    const final = pick(random, FINALS);
    for (let move = 4; move < length; move++) {
      const fase: Fase = move >= ending ? 'final' : move < 10 ? 'apertura' : 'medio';
      const kind = fase === 'final' ? final : undefined;
      const rate = player.rate(fase, kind) * hardness;
      const perdida = chance(random, rate)
        ? 0.15 + 0.35 * random() ** 2
        : chance(random, rate * 2)
          ? 0.03 + 0.1 * random()
          : 0.012 * random();
      moves.push({
        partida,
        ply: move * 2,
        fase,
        ...(kind === undefined ? {} : { final: kind }),
        antes: 0.5,
        despues: 0.5 - perdida,
        perdida,
      });
    }
    return {
      moves,
      color: partida % 2 === 0 ? 'blancas' : 'negras',
      puntos: pick(random, [0, 0, 0, 0.5, 1, 1, 1] as const),
      sobra: random(),
      porTiempo: chance(random, 0.2),
      elo: player.elo,
    };
  });

const MISSES: Readonly<Record<string, number>> = {
  'aj-fun-seguridad': 0.28,
  'aj-tac-doble': 0.22,
  'aj-tac-descubierta': 0.12,
  'aj-tac-clavada': 0.11,
  'aj-tac-enfilada': 0.07,
  'aj-tac-mate2': 0.06,
  'aj-tac-mate3': 0.06,
  'aj-tac-promocion': 0.05,
  'aj-tac-mate1': 0.03,
};

/** Ideas missed in the games of an average player. */
export const simulateMisses = (random: Random, games: readonly OwnGame[]): string[] => {
  const count = games.flatMap(({ moves }) => moves).filter(({ perdida }) => perdida >= 0.1).length;
  return Array.from({ length: count }, () => {
    let roll = random();
    for (const [tema, share] of Object.entries(MISSES)) {
      roll -= share;
      if (roll < 0) return tema;
    }
    return 'aj-fun-seguridad';
  });
};

/** Chances that come in a hundred hands at a six-handed table. */
const CHANCES: Readonly<Record<Estadistica, number>> = {
  vpip: 96,
  pfr: 96,
  rfi: 38,
  robo: 18,
  '3bet': 30,
  abandonoBB: 8,
  cbet: 9,
  wtsd: 16,
  rfi1: 6,
  rfi2: 7,
  rfi3: 8,
  rfi4: 8,
  rfi5: 9,
  fold3bet: 2,
  pago3bet: 2,
  abandonoCbetChica: 2.5,
  abandonoCbetGrande: 2.5,
  cbet3bet: 1.2,
  cbetVarios: 3,
};

export type SimulatedPoker = Readonly<Record<Estadistica, number>>;

export const averagePoker = (random: Random, formato: Formato): SimulatedPoker => {
  const reference = REFERENCE[formato];
  return Object.fromEntries(
    STATS.map((stat) => {
      const { medio, desde, hasta } = reference[stat];
      const value = medio + ((hasta - desde) / 5) * normal(random);
      return [stat, Math.min(hasta, Math.max(desde, value))];
    }),
  ) as SimulatedPoker;
};

/** Sees far too many flops and pays. */
export const looseCaller = (random: Random, formato: Formato): SimulatedPoker => ({
  ...averagePoker(random, formato),
  vpip: 0.42 + 0.1 * random(),
  pfr: 0.08 + 0.04 * random(),
  wtsd: 0.38 + 0.06 * random(),
});

export const simulateHands = (random: Random, player: SimulatedPoker, hands: number): Cuentas => {
  const counts = emptyCounts();
  for (const stat of STATS) {
    const n = Math.round((CHANCES[stat] * hands) / 100);
    counts[stat][1] = n;
    for (let i = 0; i < n; i++) if (chance(random, player[stat])) counts[stat][0]++;
  }
  return counts;
};
