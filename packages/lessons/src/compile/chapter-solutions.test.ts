import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { handName } from '@estratega/poker/cards';
import { type Spot, unpackSpot } from '@estratega/poker/flops';
import { describe, expect, it } from 'vitest';
import type { PokerStepSource } from '../schema/index.ts';
import { taughtContent } from './taught.ts';

/** What a chapter tells of a solved flop is what the stored flop says. */

const CONTENT = 'packages/lessons/content';
const { poker } = taughtContent();
const spots = new Map<string, Spot>();
const spotOf = (name: string): Spot => {
  const known = spots.get(name) ?? unpackSpot(inflateRawSync(readFileSync(`${CONTENT}/poker/flops/${name}.spot`)));
  spots.set(name, known);
  return known;
};

type Solved = PokerStepSource['soluciones'][number];
const KINDS = {
  retira: 'fold',
  paga: 'call',
  resube: 'raise',
  pagar: 'call',
  resubir: 'raise',
  pasar: 'check',
  pasa: 'check',
} as const;
const SHARES = new Set(['pasa', 'retira', 'paga', 'resube']);
const SIZES = { tercio: 1, tresCuartos: 2 } as const;

/** In a 3-bet pot whoever resubió speaks first; in the others the caller passes to the raiser. */
const pathOf = ({ flop, ante, tras }: Solved): readonly number[] => {
  const raiser = flop.startsWith('cash-3bet') && tras === undefined ? [] : [0];
  if (ante === undefined) return raiser;
  if (ante === 'resubida') return [...raiser, SIZES.tercio, 2];
  return [...raiser, SIZES[ante]];
};

const storedOf = (solved: Solved, figure: keyof Solved['da']): number => {
  const path = pathOf(solved).join();
  const node = spotOf(solved.flop).nodes.find((one) => one.path.join() === path);
  if (!node) throw new Error(`${solved.flop}: no decision at ${path}`);
  const at =
    figure === 'tercio' || figure === 'tresCuartos'
      ? SIZES[figure]
      : node.actions.findIndex(({ kind }) => kind === KINDS[figure as keyof typeof KINDS]);
  const plays = node.plays.filter(({ cards }) => solved.mano === undefined || handName(cards) === solved.mano);
  const reach = plays.reduce((sum, one) => sum + one.reach, 0);
  if (figure === 'vale')
    return (
      plays.reduce(
        (sum, { reach: own, often, worth }) =>
          sum + own * often.reduce((all, part, i) => all + part * (worth[i] as number), 0),
        0,
      ) / reach
    );
  const isShare = SHARES.has(figure);
  const mean =
    plays.reduce((sum, one) => sum + one.reach * ((isShare ? one.often : one.worth)[at] as number), 0) / reach;
  return isShare ? 100 * mean : mean;
};

const told = poker.chapters.flatMap(({ unidad, pasos, prueba }) =>
  [...pasos, ...prueba.items].flatMap((step) =>
    step.soluciones.map((solved) => ({
      solved,
      step,
      name: `${unidad} ${step.paso} ${solved.flop} ${solved.mano ?? ''}`,
    })),
  ),
);

const decimals = (value: number): number => `${value}`.split('.')[1]?.length ?? 0;

describe('figures of solved flops in chapters', () => {
  it('are many, in the chapters that tell them', () => {
    const units = new Set(told.map(({ name }) => name.split(' ')[0]));
    expect([...units].sort()).toEqual([
      'pk-mat-mdf@3',
      'pk-pos-bote3bet@3',
      'pk-pos-bote3bet@4',
      'pk-pos-cbet@1',
      'pk-pos-cbet@2',
      'pk-pos-cbet@3',
      'pk-pos-vscbet@2',
      'pk-pos-vscbet@3',
      'pk-pre-cigrande@3',
    ]);
    expect(told.length).toBeGreaterThanOrEqual(60);
  });

  it.each(told)('$name: the stored flop says so', ({ solved }) => {
    for (const [figure, value] of Object.entries(solved.da)) {
      const stored = storedOf(solved, figure as keyof Solved['da']);
      if (value === undefined) continue;
      const unit = SHARES.has(figure) ? 10 ** -decimals(value) : 0.01;
      expect(Math.abs(stored - value), `${figure} ${value}, stored ${stored}`).toBeLessThanOrEqual(unit / 2 + 0.001);
    }
  });

  it.each(told.filter(({ solved, step }) => solved.mano !== undefined && step.mano !== undefined))(
    '$name: on the table that lies there',
    ({ solved, step }) => {
      const flop = step.historia.find(({ calle }) => calle === 'flop')?.cartas ?? [];
      expect(flop.join('')).toBe(solved.flop.split('/')[1]);
    },
  );

  it.each(
    told.filter(({ solved, step }) => solved.mano !== undefined && 'preguntas' in step && solved.ante !== 'resubida'),
  )('$name: what is called best loses nothing to speak of', ({ solved, step }) => {
    const asked = 'preguntas' in step ? step.preguntas.find(({ tipo }) => tipo === 'accion') : undefined;
    // The first is what lies there; the others are told beside it.
    if (asked?.tipo !== 'accion' || step.soluciones[0] !== solved) return;
    const spot = spotOf(solved.flop);
    const node = spot.nodes.find(({ path }) => path.join() === pathOf(solved).join());
    if (!node || asked.opciones.length !== node.actions.length) return;
    const plays = node.plays.filter(({ cards }) => handName(cards) === solved.mano);
    const reach = plays.reduce((sum, one) => sum + one.reach, 0);
    const worths = node.actions.map(
      (_, a) => plays.reduce((sum, one) => sum + one.reach * (one.worth[a] as number), 0) / reach,
    );
    const right = [asked.mejor, ...asked.aceptables].map((i) => worths[i] as number);
    // Of the pot, as the chapters say themselves.
    for (const worth of right) expect(Math.max(...worths) - worth).toBeLessThanOrEqual(0.025 * spot.pot);
  });
});
