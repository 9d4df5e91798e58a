import type { Calculo, PokerRow } from '@estratega/lessons';
import { compute } from '@estratega/lessons/poker';
import { describe, expect, it } from 'vitest';
import { pokerExerciseOf } from '../../../packages/lessons/src/compile/poker-source.ts';
import { taughtContent } from '../../../packages/lessons/src/compile/taught.ts';
import { figuresOf, isHad, numbersIn, withResults } from './derive.ts';
import { shownOf } from './render.ts';

/** Nothing is asked that only the data knows: every figure of a question is on the screen, and in what is heard. */

const { poker } = taughtContent();

/** Sums of several steps whose parts are the work itself: each was read, and everything it starts from is told. */
const OF_SEVERAL_STEPS = new Set(
  `
    pk7nyved.1 pk0jntak.1 pkh2fueg.1 pkaj8bcf.0 pkuzzvpk.1 pkjcpbwv.0 pkjcpbwv.1 pkckuv14.0 pkckuv14.1 pkzz0hbs.0 pkep2hzt.1
    pk0bdx02.0 pkrbnm75.0 pk5cv46d.0 pk440uv9.0 pkvns0sy.1 pkwtmt1g.1 pkrwyb04.0 pkhshkc5.1 pkqkvcsw.0 pk1s71c2.0
    pks01teg.0 pks01teg.1 pk1gyrm2.1 pk70v22h.0 pk9303yj.1 pk0m0v8b.0 pkzphev8.1 pkyza6k3.1 pk1hpkg7.1 pkzwa1vm.0
    pk9d1r0h.0 pkfy82gs.0 pkraq7c4.0 pk2nehaj.0 pkrmc66s.1 pkfux5ub.0 pkfux5ub.1 pk08g2an.0 pkkdq04z.0 pkye1q8w.1
    pkcpp667.1 pk2k05xb.1 pk58x8jp.1 pkup4dr4.0 pkup4dr4.1 pk98g9yr.1 pkb0jhhh.1 pkmd5ke4.1 pk3pth15.0 pkpchjjh.1
    pkr2s97a.0 pkr2s97a.1 pknqtt0q.1 pkecnmga.1 pk2p2mrx.1 pk4j5p65.1 pk00syvc.1 pk8r05nm.1
  `
    .trim()
    .split(/\s+/u),
);

const sumsOf = ({ preguntas }: Pick<PokerRow, 'preguntas'>): Calculo[] =>
  preguntas.flatMap((one) => (one.tipo === 'numero' ? [one.calculo] : []));

interface Blind {
  readonly seen: readonly string[];
  readonly heard: readonly string[];
}

/** What a question is computed from and cannot be had from what is shown, nor from what is said: id and place of the question. */
const blind = (row: PokerRow): Blind => {
  const exercise = pokerExerciseOf(row);
  const faults = row.preguntas.flatMap((question, at) => {
    if (question.tipo !== 'numero') return [];
    const before = row.preguntas.slice(0, at);
    const told = [
      ...before.flatMap((one) => numbersIn(one.pide ?? '')),
      ...before.flatMap((one) => (one.tipo === 'accion' ? one.opciones.flatMap(({ a = [] }) => a) : [])),
    ];
    const sums = [...sumsOf({ preguntas: before }), ...row.calculos];
    const { seen, heard } = shownOf(exercise, at);
    const missing = (text: string): boolean => {
      const had = withResults([...numbersIn(text), ...told], sums, compute);
      return figuresOf(question.calculo).some((figure) => !isHad(figure, had));
    };
    return [{ key: `${row.id}.${at}`, seen: missing(seen), heard: missing(heard) }];
  });
  const keys = (as: 'seen' | 'heard') => faults.filter((one) => one[as]).map(({ key }) => key);
  return { seen: keys('seen'), heard: keys('heard') };
};

describe('every figure that a question is computed from', () => {
  it('is on the screen, and in what is heard', () => {
    const all = poker.rows.map(blind);
    const left = (keys: readonly string[]) => keys.filter((key) => !OF_SEVERAL_STEPS.has(key));
    expect(left(all.flatMap(({ seen }) => seen))).toEqual([]);
    expect(left(all.flatMap(({ heard }) => heard))).toEqual([]);
  });

  it('would be missed: without what is known of the seats, dozens could not be answered', () => {
    const without = poker.rows.flatMap((row) => {
      const { mesa } = row;
      if (!mesa?.asientos.some(({ nota }) => nota)) return [];
      const bare = { ...mesa, asientos: mesa.asientos.map(({ nota: _note, ...seat }) => seat) };
      return blind({ ...row, mesa: bare }).seen;
    });
    expect(new Set(without.map((key) => key.slice(0, 8))).size).toBeGreaterThan(25);
    expect(without).toContain('pk0x0h29.0');
  });
});
