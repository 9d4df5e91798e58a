import { readFileSync } from 'node:fs';
import { parseRange } from '@estratega/poker/ranges';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { chartOf } from '../chart-drill/library.ts';
import { rangeShare } from '../poker/preflop-table.ts';
import { pokerTopic } from '../schema/topic.ts';

/** A lesson and a chart are read by one student: what one says of the other's hands must be so. */

const FOLDER = new URL('../../content/poker/topics/pre/', import.meta.url);
const ideasOf = (id: string): string => {
  const topic = pokerTopic.parse(parse(readFileSync(new URL(`${id}.yaml`, FOLDER), 'utf8')));
  return [...topic.ideas, ...topic.etapas.map(({ idea }) => idea)].join('\n');
};
const shareOf = (id: string, accion?: string): number => {
  const chart = chartOf(id);
  return [chart, ...(chart.otras ?? [])]
    .filter((one) => accion === undefined || one.accion === accion)
    .reduce((sum, { rango }) => sum + 100 * rangeShare(parseRange(rango)), 0);
};
const said = (text: string, pattern: RegExp): number[] => {
  const found = pattern.exec(text) ?? expect.fail(`not said: ${pattern}`);
  return found.slice(1).map(Number);
};

it('what the big blind defends is what its charts do', () => {
  const [utg, co, btn] = said(
    ideasOf('pk-pre-cigrande'),
    /contra UTG a 2,5 bb defiende cerca del (\d+) %; contra CO, del (\d+) %; contra el botón, del (\d+) %/u,
  );
  expect(Math.abs(shareOf('rg-defensa-bb-lj-100') - (utg as number))).toBeLessThan(0.5);
  expect(Math.abs(shareOf('rg-defensa-bb-co-100') - (co as number))).toBeLessThan(0.5);
  expect(Math.abs(shareOf('rg-defensa-bb-btn-100') - (btn as number))).toBeLessThan(0.5);
});

it('what is reraised from the blinds is what their charts do', () => {
  const [early, small, big] = said(
    ideasOf('pk-pre-3bet'),
    /Contra UTG ronda el (\d+) %; contra el botón, el (\d+) % desde la ciega pequeña.*?y el (\d+) % desde la grande/u,
  );
  for (const seat of ['rg-3bet-btn-lj', 'rg-3bet-sb-lj', 'rg-defensa-bb-lj-100'])
    expect(Math.abs(shareOf(seat, '3bet') - (early as number)), seat).toBeLessThan(1.5);
  expect(Math.abs(shareOf('rg-3bet-sb-btn', '3bet') - (small as number))).toBeLessThan(0.5);
  expect(Math.abs(shareOf('rg-defensa-bb-btn-100', '3bet') - (big as number))).toBeLessThan(0.5);
});

it('against the small blind about half is defended', () => {
  expect(ideasOf('pk-pre-cipequena')).toContain('cerca de la mitad frente a 3 bb');
  expect(Math.abs(shareOf('rg-defensa-bb-sb-100') - 50)).toBeLessThan(3);
});
