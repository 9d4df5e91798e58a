import { readdirSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { handName } from '@estratega/poker/cards';
import { unpackSpot } from '@estratega/poker/flops';
import { handEquity, rangeShare } from '@estratega/poker/preflop-table';
import { parseRange, RANKS } from '@estratega/poker/ranges';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { chartOf } from '../chart-drill/library.ts';
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

it('with an ante the small blind plays what its charts with limps do, and the charts without say so', () => {
  const [all] = said(ideasOf('pk-pre-cipequena'), /con ante .*? entre\s+limps y subidas se juega cerca del (\d+) %/u);
  for (const depth of [8, 10, 12, 15, 20, 25, 40])
    expect(Math.abs(shareOf(`rg-completar-mtt-sb-${depth}`) - (all as number)), `${depth} bb`).toBeLessThan(7);
  for (const depth of [25, 30, 40, 60])
    expect(chartOf(`rg-abrir-mtt${depth}-sb`).supuestos).toContain(`completando se juega cerca del ${all} %`);
});

describe('what the big blind keeps of its equity', () => {
  const FLOPS = new URL('../../content/poker/flops/', import.meta.url);
  /** Of its equity against the opening, what a hand wins of the pot on the flops that are solved, by those that stand for most. */
  const kept = (formation: string, wanted: (hand: string) => boolean): number => {
    let [won, met] = [0, 0];
    for (const file of readdirSync(new URL(`${formation}/`, FLOPS))) {
      const spot = unpackSpot(inflateRawSync(readFileSync(new URL(`${formation}/${file}`, FLOPS))));
      const opening = parseRange(spot.ranges[1]);
      for (const { cards, reach, often, worth } of spot.nodes[0]?.plays ?? []) {
        const hand = handName(cards);
        if (!wanted(hand)) continue;
        const value = often.reduce((sum, one, a) => sum + one * (worth[a] as number), 0);
        won += (spot.share * reach * value) / spot.pot / handEquity(hand, opening);
        met += spot.share * reach;
      }
    }
    return (100 * won) / met;
  };
  const apart = (hand: string): number => RANKS.indexOf(hand.charAt(0)) - RANKS.indexOf(hand.charAt(1)) - 1;
  const offsuit = (hand: string): boolean => hand.endsWith('o') && apart(hand) >= 3;
  const suited = (hand: string): boolean => hand.endsWith('s') && apart(hand) === 0;

  it('is what the solved flops say', () => {
    const text = ideasOf('pk-pre-cigrande');
    const [least] = said(text, /cobras cerca del (\d+) % de ella con manos\s+de distinto palo desconectadas/u);
    expect(text).toMatch(/casi toda con las del mismo palo y conectadas/u);
    const mean = (wanted: (hand: string) => boolean): number =>
      (kept('cash-btn-bb', wanted) + kept('cash-co-bb', wanted)) / 2;
    expect(Math.abs(mean(offsuit) - (least as number))).toBeLessThan(7);
    expect(mean(suited)).toBeGreaterThan(92);
  });
});
