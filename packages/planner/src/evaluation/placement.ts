import { PLACEMENT_TOTAL } from '@estratega/domain';
import { gameOf } from '../games/index.ts';
import { ahead, chance } from '../learner/law.ts';
import { estimatePlacement, nextPlacement, type PlacementAnswer } from '../learner/placement.ts';
import { type PlacementItem, placementBank } from '../placement/bank.ts';
import { generator } from '../random/seed.ts';
import { normal } from './normal.ts';

/** A test of the level for simulated players who declare a level near their own; difficulties are not quite what they say. */

const ELO_PER_LEVEL = 300;
const DECLARED_SD = 0.65;
const DIFFICULTY_SD = 0.5;

export interface PlacementFigures {
  /** In Elo, at 300 a level. */
  readonly rmse: number;
  readonly within200: number;
  readonly twoLevels: number;
  /** The same of what was declared: what the placement improves on. */
  readonly declaredRmse: number;
}

/** A bank as one would wish it: difficulties spread evenly. */
const idealBank = (next: () => number): readonly PlacementItem[] =>
  Array.from({ length: 600 }, (_, i) => ({ id: `e${i}`, tema: `t${i % 60}`, dificultad: -0.5 + 7.5 * next() }));

interface RealBank {
  readonly bank: readonly PlacementItem[];
  readonly top: number;
  /** How many are asked. */
  readonly asked: number;
}

/** The product's own exercises, with the difficulties that the content gives them, and the levels that it has. */
export const realBanks = (): Readonly<Record<string, RealBank>> => ({
  chess: {
    bank: placementBank(gameOf('Ajedrez'), { campo: 'Ajedrez', experienciaAjedrez: 'No tengo elo' }),
    top: 6.3,
    asked: PLACEMENT_TOTAL.Ajedrez,
  },
  ...Object.fromEntries(
    (['Cash games', 'Torneos', 'Sit and Go'] as const).map((tipoPoker) => [
      tipoPoker,
      {
        bank: placementBank(gameOf('Poker Texas Holdem'), {
          campo: 'Poker Texas Holdem',
          tipoPoker,
          limiteMesa: 'Micro-stakes NL2-NL25',
        }),
        top: 5.3,
        asked: PLACEMENT_TOTAL['Poker Texas Holdem'],
      },
    ]),
  ),
});

export const simulatePlacement = (players: number, seed: string, real?: RealBank): PlacementFigures => {
  const next = generator(seed);
  const bank = real?.bank ?? idealBank(next);
  const truly = new Map(bank.map((item) => [item.id, item.dificultad + DIFFICULTY_SD * normal(next)]));
  let squares = 0;
  let declaredSquares = 0;
  let near = 0;
  let far = 0;
  for (let i = 0; i < players; i++) {
    const ability = 0.3 + ((real?.top ?? 6.3) - 0.3) * next();
    const declared = ability + DECLARED_SD * normal(next);
    const prior = { media: declared, desviacion: DECLARED_SD };
    const answers: (PlacementAnswer & { readonly tema: string })[] = [];
    const ask = () => nextPlacement(prior, answers, bank, `${seed}${i}`, real?.asked);
    for (let item = ask(); item; item = ask()) {
      const bien = next() < chance(ahead(ability, truly.get(item.id) ?? 0), item.azar);
      answers.push({ ejercicio: item.id, tema: item.tema, dificultad: item.dificultad, bien, azar: item.azar });
    }
    const off = (estimatePlacement(prior, answers).media - ability) * ELO_PER_LEVEL;
    squares += off * off;
    declaredSquares += ((declared - ability) * ELO_PER_LEVEL) ** 2;
    if (Math.abs(off) <= 200) near++;
    if (Math.abs(off) >= 1.5 * ELO_PER_LEVEL) far++;
  }
  return {
    rmse: Math.sqrt(squares / players),
    within200: near / players,
    twoLevels: far / players,
    declaredRmse: Math.sqrt(declaredSquares / players),
  };
};
