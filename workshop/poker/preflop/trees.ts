import type { Choice, Preflop } from './game.ts';

/** Trees that the charts need. Amounts are totals in bb. Players: 0 opened or is the small blind, 1 answers. */

const choice = (name: string, player: 0 | 1, actions: Choice['actions']): Choice => ({
  kind: 'choice',
  name,
  player,
  actions,
});
const seen = (put: readonly [number, number], stack: number): Preflop => ({
  kind: Math.max(...put) >= stack - 1e-9 ? 'allin' : 'flop',
  put,
});
const put = (player: 0 | 1, own: number, other: number): readonly [number, number] =>
  player === 0 ? [own, other] : [other, own];

/** Facing a raise: fold, call, or the next raise of the ladder; the last is all-in. `names` say what each raise is called. */
export const facing = (
  player: 0 | 1,
  own: number,
  raisedTo: number,
  ladder: readonly (readonly [name: string, to: number])[],
  stack: number,
): Choice => {
  const other = player === 0 ? 1 : 0;
  const [next, ...rest] = ladder;
  const actions: (readonly [string, Preflop])[] = [
    ['fold', { kind: 'fold', who: player, put: put(player, own, raisedTo) }],
    ['call', seen([raisedTo, raisedTo], stack)],
  ];
  if (next) actions.push([next[0], facing(other, raisedTo, next[1], rest, stack)]);
  return choice(`${player} v ${raisedTo}`, player, actions);
};

/** The small blind folds, limps, and raises or moves all in; over a limp the big blind checks, raises or moves all in. */
export const blinds = (
  first: readonly [name: 'raise' | 'allin', to: number],
  iso: number,
  reraise: number | undefined,
  stack: number,
): Choice => {
  const [name, to] = first;
  const over: readonly (readonly [string, number])[] =
    name === 'allin'
      ? []
      : reraise === undefined
        ? [['allin', stack]]
        : [
            ['raise', reraise],
            ['allin', stack],
          ];
  return choice('first', 0, [
    ['fold', { kind: 'fold', who: 0, put: [0.5, 1] }],
    [
      'limp',
      choice('1 v limp', 1, [
        ['check', { kind: 'flop', put: [1, 1] }],
        ['raise', { ...facing(0, 1, iso, [['allin', stack]], stack), name: '0 v iso' }],
        ['allin', { ...facing(0, 1, stack, [], stack), name: '0 v all-in over the limp' }],
      ]),
    ],
    [name, { ...facing(1, 1, to, over, stack), name: '1 v first' }],
  ]);
};
