import { evaluate } from '../evaluator.ts';
import type { Game } from './tree.ts';

/**
 * The same rivers in the plainest way: every pair of hands one by one, every information a number in a map, payoffs from the rules.
 * It shares the evaluator and the description of the game with the solver and nothing else.
 */
type Line = readonly (readonly [kind: string, to: number])[];

interface State {
  readonly line: Line;
  readonly player: 0 | 1;
  readonly put: readonly [number, number];
  readonly bets: number;
}

const choices = (game: Game, { player, put, bets, line }: State): [string, number][] => {
  const theirs = put[1 - player] as number;
  const owed = theirs - put[player];
  const list: [string, number][] =
    owed > 0
      ? [
          ['fold', 0],
          ['call', theirs],
        ]
      : [['check', 0]];
  if (bets < game.maxBets && theirs < game.stack && line.length < 20) {
    const seen = new Set<number>();
    for (const part of bets > 0 && game.raise.length > 0 ? game.raise : (game.sizes[0] ?? [])) {
      const more = theirs + Math.round(part * (game.pot + put[0] + put[1] + owed) * 100) / 100;
      const to = more >= game.stack * game.allInAt ? game.stack : more;
      if (to > theirs && !seen.has(to)) list.push(['bet', to]);
      seen.add(to);
    }
  }
  return list;
};

export interface SlowGame {
  /** What the first player wins on average when both play the averages of so many rounds. */
  play(rounds: number): number;
  /** How far best answers get against any strategy given by line, player's hand and action, in chips. */
  exploitability(mix: (line: Line, player: 0 | 1, hand: number) => readonly number[]): number;
}

export const slowGame = (game: Game): SlowGame => {
  const [ours, theirs] = game.ranges;
  const strength = game.ranges.map((range) => range.map(({ cards }) => evaluate([...game.board, ...cards])));
  const pairs: { hands: readonly [number, number]; weight: number; win: number }[] = [];
  ours.forEach((a, i) => {
    theirs.forEach((b, j) => {
      if (a.cards.some((card) => b.cards.includes(card))) return;
      const win = Math.sign((strength[0]?.[i] as number) - (strength[1]?.[j] as number));
      pairs.push({ hands: [i, j], weight: a.weight * b.weight, win });
    });
  });
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0);
  const start: State = { line: [], player: 0, put: [0, 0], bets: 0 };

  /** Chips of the first player, or who acts next. */
  const after = (state: State, [kind, to]: readonly [string, number], win: number): number | State => {
    const { player, put, bets, line } = state;
    if (kind === 'fold') return (player === 0 ? -1 : 1) * (game.pot / 2 + put[player]);
    if (kind === 'call') return win * (game.pot / 2 + to);
    if (kind === 'check' && line.length > 0) return (win * game.pot) / 2;
    const now: [number, number] = [...put];
    if (kind === 'bet') now[player] = to;
    return {
      line: [...line, [kind, to]],
      player: player === 0 ? 1 : 0,
      put: now,
      bets: bets + Number(kind === 'bet'),
    };
  };

  const keyOf = (line: Line, player: number, hand: number): string => `${line.join(';')}|${player}|${hand}`;
  const regrets = new Map<string, Float64Array>();
  const averages = new Map<string, Float64Array>();
  const tableAt = (map: Map<string, Float64Array>, key: string, size: number): Float64Array => {
    const known = map.get(key) ?? new Float64Array(size);
    map.set(key, known);
    return known;
  };
  const normal = (of: Float64Array): number[] => {
    const sum = of.reduce((all, one) => all + Math.max(one, 0), 0);
    return [...of].map((one) => (sum > 0 ? Math.max(one, 0) / sum : 1 / of.length));
  };

  const play = (rounds: number): number => {
    for (let round = 1; round <= rounds; round++)
      for (const me of [0, 1] as const) {
        const learned = new Map<string, Float64Array>();
        for (const { hands, weight, win } of pairs) {
          const walk = (state: State, mine: number, reach: number): number => {
            const list = choices(game, state);
            const key = keyOf(state.line, state.player, hands[state.player]);
            const mix = normal(tableAt(regrets, key, list.length));
            const results = list.map((one, a) => {
              const next = after(state, one, win);
              if (typeof next === 'number')
                return (me === 0 ? next : -next) * reach * (state.player === me ? 1 : (mix[a] as number));
              return state.player === me
                ? walk(next, mine * (mix[a] as number), reach)
                : walk(next, mine, reach * (mix[a] as number));
            });
            if (state.player !== me) return results.reduce((sum, one) => sum + one, 0);
            const value = results.reduce((sum, one, a) => sum + one * (mix[a] as number), 0);
            const gains = tableAt(learned, key, list.length);
            results.forEach((one, a) => {
              gains[a] = (gains[a] as number) + one - value;
            });
            const average = tableAt(averages, key, list.length);
            mix.forEach((part, a) => {
              average[a] = (average[a] as number) + round * mine * part * weight;
            });
            return value;
          };
          walk(start, 1, weight);
        }
        for (const [key, gains] of learned) {
          const kept = tableAt(regrets, key, gains.length);
          gains.forEach((gain, a) => {
            kept[a] = Math.max(0, (kept[a] as number) + gain);
          });
        }
      }
    let sum = 0;
    for (const { hands, weight, win } of pairs) {
      const worth = (state: State): number => {
        const list = choices(game, state);
        const mix = normal(tableAt(averages, keyOf(state.line, state.player, hands[state.player]), list.length));
        return list.reduce((all, one, a) => {
          const next = after(state, one, win);
          return all + (mix[a] as number) * (typeof next === 'number' ? next : worth(next));
        }, 0);
      };
      sum += weight * worth(start);
    }
    return sum / total;
  };

  const exploitability: SlowGame['exploitability'] = (mix) => {
    let sum = 0;
    for (const me of [0, 1] as const) {
      for (let hand = 0; hand < game.ranges[me].length; hand++) {
        const against = pairs.filter(({ hands }) => hands[me] === hand);
        const best = (state: State, reach: readonly number[]): number => {
          const values = choices(game, state).map((one, a) => {
            const next =
              state.player === me
                ? reach
                : reach.map(
                    (part, k) =>
                      part * (mix(state.line, state.player, against[k]?.hands[state.player] as number)[a] as number),
                  );
            const to = after(state, one, 0);
            if (typeof to !== 'number') return best(to, next);
            return next.reduce((all, part, k) => {
              const won = after(state, one, against[k]?.win as number) as number;
              return all + part * (me === 0 ? won : -won);
            }, 0);
          });
          return state.player === me ? Math.max(...values) : values.reduce((all, one) => all + one, 0);
        };
        sum += best(
          start,
          against.map(({ weight }) => weight),
        );
      }
    }
    return sum / total / 2;
  };

  return { play, exploitability };
};
