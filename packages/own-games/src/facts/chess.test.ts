import { moveMan, readFen, startOfGame } from '@estratega/chess/board';
import type { Causa } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import type { Analisis, AnalisisPosicion } from '../games/analysis.ts';
import { colourOf, gameKey, ownMoves } from '../games/analysis.ts';
import type { Partida } from '../games/model.ts';
import { motifOf } from '../games/motif.ts';
import { phaseOf } from '../games/phase.ts';
import { fensAt } from '../games/position.ts';
import { winningChance } from '../games/winning-chance.ts';
import { factsFromGames, factsInTurn, openGameFacts } from './chess.ts';
import { tail, wilson } from './fact.ts';

const game = (changes: Partial<Partida> = {}): Partida => ({
  sitio: 'lichess',
  id: 'aaaaaaaa',
  blancas: { nombre: 'Ana', elo: 1400 },
  negras: { nombre: 'Rival', elo: 1420 },
  resultado: '0-1',
  jugadas: ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6', 'h5f7'],
  ...changes,
});

describe('own moves', () => {
  it('lose what the position lost, seen from the own side', () => {
    const partida = game({ evaluaciones: [20, 25, 30, 20, -20, 10_000, null], termino: 'mate', resultado: '1-0' });
    const [white, black] = (['blancas', 'negras'] as const).map((color) => ownMoves(partida, 0, color, undefined));
    expect(white?.map(({ ply }) => ply)).toEqual([0, 2, 4, 6]);
    // Mate on the board is not evaluated by anybody, and costs nothing.
    expect(white?.at(-1)?.perdida).toBe(0);
    const blunder = black?.find(({ ply }) => ply === 5);
    expect(blunder?.perdida).toBeCloseTo(winningChance(20) - winningChance(-1000), 10);
  });

  it('of theory are left out, and a name is known whatever its capitals', () => {
    const partida = game({ evaluaciones: [20, 25, 30, 20, -20, 10_000, null], libro: 4 });
    expect(ownMoves(partida, 0, 'blancas', undefined).map(({ ply }) => ply)).toEqual([4]);
    expect(colourOf(partida, ' ANA ')).toBe('blancas');
    expect(colourOf(partida, 'otra')).toBeUndefined();
  });

  it('the engine is believed before the evaluations that came along', () => {
    const partida = game({ evaluaciones: [0, 0, 0, 0, 0, 0, 0] });
    const posiciones: (AnalisisPosicion | null)[] = [{ cp: 100 }, { cp: -100 }];
    expect(ownMoves(partida, 0, 'blancas', { posiciones })[0]?.perdida).toBeCloseTo(
      winningChance(100) - winningChance(-100),
      10,
    );
  });
});

describe('phases', () => {
  it('castling, taking in passing and promoting move what they must', () => {
    const { men } = startOfGame();
    for (const uci of [
      'e2e4',
      'a7a6',
      'e4e5',
      'd7d5',
      'e5d6',
      'a6a5',
      'g1f3',
      'a5a4',
      'f1e2',
      'a4a3',
      'e1g1',
      'a3b2',
      'd6c7',
      'b2a1q',
    ])
      moveMan(men, uci);
    const { men: expected } = readFen('8/8/8/8/8/8/8/qNBQ1RK1 w - - 0 1');
    expect([...men.slice(0, 8)]).toEqual([...expected.slice(0, 8)]);
    expect(men[8 * 4 + 3]).toBe(0);
  });

  it('an ending of rooks is called so, and the division of the site is believed', () => {
    const { men: rooks } = readFen('r3k3/ppp5/8/8/8/8/PPP5/R3K3 w - - 0 1');
    expect(phaseOf(rooks, 60)).toEqual({ fase: 'final', final: 'torres' });
    expect(phaseOf(startOfGame().men, 4)).toEqual({ fase: 'apertura' });
    expect(phaseOf(startOfGame().men, 30)).toEqual({ fase: 'medio' });
    expect(phaseOf(startOfGame().men, 12, { medio: 10, final: 70 })).toEqual({ fase: 'medio' });
  });
});

describe('the idea of a line', () => {
  it.each([
    ['a mate in one', fensAt(game().jugadas, [6]).get(6) as string, ['h5f7'], 'aj-tac-mate1'],
    ['a piece nobody defends', '4k3/8/8/3n4/8/8/3R4/4K3 w - - 0 1', ['d2d5'], 'aj-fun-seguridad'],
    ['a fork', 'r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1', ['d5c7'], 'aj-tac-doble'],
    ['a promotion', '8/P6k/8/8/8/8/8/4K3 w - - 0 1', ['a7a8q'], 'aj-tac-promocion'],
    ['a skewer', '8/8/8/3k3q/8/8/8/R3K3 w - - 0 1', ['a1a5'], 'aj-tac-enfilada'],
    ['a pin', '4k3/8/2n5/8/8/8/4B3/4K3 w - - 0 1', ['e2b5'], 'aj-tac-clavada'],
    ['a discovered attack', '4k3/8/8/8/3q4/2N5/1B6/4K3 w - - 0 1', ['c3a4'], 'aj-tac-descubierta'],
    ['a line that does not fit', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', ['a1a8'], undefined],
  ])('%s', (_what, fen, line, motif) => {
    expect(motifOf(fen, line)).toBe(motif);
  });
});

describe('facts', () => {
  // Twenty games in which White gives away the same thing at the same move.
  const long = Array.from({ length: 20 }, () => ['g1f3', 'g8f6', 'f3g1', 'f6g8']).flat();
  const games = (count: number, evals: (ply: number) => number) =>
    Array.from({ length: count }, (_, i) =>
      game({
        id: `g${i}`,
        jugadas: long,
        evaluaciones: long.map((_move, ply) => evals(ply)),
        relojes: long.map(() => 500),
        ritmo: '600+0',
      }),
    );

  it('below twenty games there is silence', () => {
    expect(
      factsFromGames(
        games(19, () => 0),
        { jugador: 'Ana' },
      ),
    ).toEqual([]);
    expect(
      factsFromGames(
        games(40, () => 0),
        { jugador: 'nadie' },
      ),
    ).toEqual([]);
  });

  it('errors come with number, interval and sample', () => {
    const facts = factsFromGames(
      games(20, (ply) => (ply >= 30 ? -300 : 0)),
      { jugador: 'ana' },
    );
    const errors = facts.find(({ id }) => id === 'errores-graves');
    // One a game, of forty own moves.
    expect(errors?.valor).toBeCloseTo(2.5, 5);
    expect(errors?.muestra).toBe(800);
    expect(errors?.intervalo.map((end) => end / 100)).toEqual([...wilson(20, 800)]);
    expect(errors?.debil).toBe(false);
    expect(errors?.texto).toContain('2,5 errores graves cada 100 jugadas');
  });

  it('come one by one: no step goes over all moves twice', () => {
    let looks = 0;
    const counting = games(30, (ply) => (ply >= 30 ? -300 : 0)).map((partida, index) => ({
      moves: ownMoves(partida, index, 'blancas', undefined).map((move) => ({
        ...move,
        get perdida() {
          looks++;
          return move.perdida;
        },
      })),
      puntos: 0 as const,
      color: 'blancas' as const,
    }));
    const moves = counting.reduce((sum, game) => sum + game.moves.length, 0);
    const most: number[] = [];
    for (const _fact of factsInTurn(counting, [])) {
      most.push(looks);
      looks = 0;
    }
    expect(Math.max(...most)).toBeLessThan(2 * moves);
    expect(most.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(2 * moves);
  });

  it('games lost with most of the clock unused are counted', () => {
    const facts = factsFromGames(
      games(20, () => 0),
      { jugador: 'ana' },
    );
    expect(facts.find(({ id }) => id === 'reloj-sobrante')).toMatchObject({
      valor: 100,
      muestra: 20,
      debil: true,
      tema: 'aj-com-tiempo',
    });
  });

  it('missed ideas need the engine, and name the topic', () => {
    const partidas = games(20, () => 0).map((one, i) => ({
      ...one,
      jugadas: game().jugadas.slice(0, 4).concat('d1h5', 'g8f6', 'a2a3', 'a7a6'),
      id: `m${i}`,
    }));
    const analisis: Record<string, Analisis> = Object.fromEntries(
      partidas.map((one) => [
        gameKey(one),
        { posiciones: [null, null, null, null, null, null, { cp: 10_000, linea: ['h5f7'] }, { cp: 0 }] },
      ]),
    );
    // Eight plies a game are too few moves to speak of errors.
    expect(factsFromGames(partidas, { jugador: 'ana', analisis }).some(({ id }) => id === 'tema-perdido')).toBe(false);
    const more = partidas.map((one) => ({
      ...one,
      jugadas: [...one.jugadas, ...long],
      evaluaciones: Array.from({ length: 88 }, () => 0),
    }));
    const fact = factsFromGames(more, { jugador: 'ana', analisis }).find(({ id }) => id === 'tema-perdido');
    expect(fact).toMatchObject({ valor: 20, tema: 'aj-tac-mate1', debil: true });
    expect(fact?.texto).toContain('un mate en una');
  });

  it('what the player says of the own mistakes is told from five on, and asks for work where most are alike', () => {
    const told = (causas: readonly Causa[]) => {
      const facts = openGameFacts();
      facts.addCauses(causas);
      return [...facts.facts()].filter((fact) => fact !== undefined);
    };
    expect(told(['prisa', 'prisa', 'prisa', 'prisa'])).toEqual([]);
    expect(told(['prisa', 'prisa', 'calculo', 'prisa', 'no_vi'])).toMatchObject([
      { id: 'causa-prisa', tema: 'aj-com-tiempo', debil: true, valor: 60, muestra: 5 },
    ]);
    expect(told(['prisa', 'prisa', 'calculo', 'calculo', 'no_vi'])).toMatchObject([{ debil: false }]);
  });

  it('results are spoken of from a hundred games on', () => {
    const ids = (count: number) =>
      factsFromGames(
        games(count, () => 500),
        { jugador: 'ana' },
      ).map(({ id }) => id);
    expect(ids(99)).not.toContain('conversion');
    expect(ids(100)).toContain('conversion');
  });
});

describe('chance', () => {
  it('the tail of the binomial', () => {
    expect(tail(0, 10, 0.5)).toBe(1);
    expect(tail(10, 10, 0.5)).toBeCloseTo(1 / 1024, 12);
    expect(tail(6, 10, 0.5)).toBeCloseTo(386 / 1024, 12);
  });
});
