import { exercise, judgeChess, judgePoker } from '@estratega/lessons';
import { describe, expect, it } from 'vitest';
import { decisionsFromHands, factsFromDecisions, handName, type MotorPoker, preflopAt } from '../facts/decisions.ts';
import type { Analisis, AnalisisPosicion } from '../games/analysis.ts';
import { gameKey } from '../games/analysis.ts';
import type { Partida } from '../games/model.ts';
import type { Mano } from '../hands/model.ts';
import { readHands } from '../hands/read-hands.ts';
import { exercisesFromGames } from './chess.ts';
import { exercisesFromHands } from './poker.ts';

const partida: Partida = {
  sitio: 'lichess',
  id: 'abcdefgh',
  fecha: '2026-03-01T10:00:00Z',
  blancas: { nombre: 'Rival Secreto', elo: 1480 },
  negras: { nombre: 'Ana', elo: 1430 },
  resultado: '1-0',
  libro: 2,
  jugadas: ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6', 'h5f7'],
};
const posiciones = (at5: AnalisisPosicion, at6: AnalisisPosicion): Analisis => ({
  posiciones: [{ cp: 20 }, { cp: 20 }, { cp: 20 }, { cp: 20 }, { cp: 20 }, at5, at6, null],
});
const make = (said: Analisis, jugador = 'ana') =>
  exercisesFromGames([partida], { [gameKey(partida)]: said }, { jugador });

describe('own mistakes at chess', () => {
  const said = posiciones({ cp: -10, linea: ['g7g6', 'h5f3'], segunda: 300 }, { cp: 10_000, linea: ['h5f7'] });

  it('become exercises of the usual shape', () => {
    const [one, ...more] = make(said);
    expect(more).toEqual([]);
    expect(exercise.parse(one)).toEqual(one);
    expect(one).toMatchObject({
      linea: ['g7g6'],
      ultima: 'd1h5',
      refutaciones: { g8f6: { con: 'h5f7', causa: 'mate' } },
      prueba: { margen: 310 },
      rasgos: { bando: 'negras', fase: 'apertura', material: 'DTACP', primera: 'tranquila', jugadas: 1 },
      partida: 'De tu partida contra un rival de 1480, 1 de marzo de 2026',
    });
    expect(one?.id).toMatch(/^p\.[0-9a-z-]{8,40}$/u);
    expect(one?.explicacion).toContain('jugaste Cf6');
    expect(JSON.stringify(one)).not.toContain('Secreto');
    if (one) {
      expect(judgeChess(one, ['g7g6'])).toBe('bien');
      expect(judgeChess(one, ['g8f6'])).toBe('mal');
    }
  });

  it.each([
    ['nothing is known of the second best', posiciones({ cp: -10, linea: ['g7g6'] }, { cp: 10_000 })],
    ['another move was as good', posiciones({ cp: -10, linea: ['g7g6'], segunda: 10 }, { cp: 10_000 })],
    ['little was lost', posiciones({ cp: -10, linea: ['g7g6'], segunda: 300 }, { cp: 60 })],
    ['the best move was played', posiciones({ cp: -10, linea: ['g8f6'], segunda: 300 }, { cp: 10_000 })],
  ])('are none where %s', (_what, analysis) => expect(make(analysis)).toEqual([]));

  it('are none where the mistake is theory, nor for somebody who did not play', () => {
    expect(exercisesFromGames([{ ...partida, libro: 6 }], { [gameKey(partida)]: said }, { jugador: 'ana' })).toEqual(
      [],
    );
    expect(make(said, 'otra')).toEqual([]);
  });

  it('a piece that is only exchanged is not told as lost', () => {
    const trap: Partida = {
      ...partida,
      jugadas: 'd2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 b8d7 c4d5 e6d5 c3d5 f8e7 d5f6 e7f6 g5f6 d7f6'.split(' '),
      libro: 8,
    };
    const told = (con: string) => {
      const at = (ply: number): AnalisisPosicion | null =>
        ply === 11 ? { cp: -350, linea: ['f6d5'], segunda: 90 } : ply === 12 ? { cp: 110, linea: [con] } : null;
      const [one] = exercisesFromGames(
        [trap],
        { [gameKey(trap)]: { posiciones: Array.from({ length: 17 }, (_, ply) => at(ply)) } },
        { jugador: 'ana' },
      );
      return one?.refutaciones.f8e7;
    };
    // The bishop on e7 is guarded twice: taking it is an exchange.
    expect(told('d5e7')).toEqual({ con: 'd5e7', causa: 'deja_escapar' });
    expect(told('d5c7')).toEqual({ con: 'd5c7', causa: 'deja_escapar' });
  });

  it('a pawn that nothing takes back is told as lost', () => {
    const early: Partida = { ...partida, jugadas: ['e2e4', 'e7e5', 'd1h5', 'g8f6', 'h5e5'], libro: 2 };
    const posiciones = [null, null, null, { cp: -30, linea: ['b8c6'], segunda: 60 }, { cp: 120, linea: ['h5e5'] }];
    const [one] = exercisesFromGames([early], { [gameKey(early)]: { posiciones } }, { jugador: 'ana' });
    expect(one?.refutaciones).toEqual({ g8f6: { con: 'h5e5', causa: 'pierde_peon' } });
  });

  it('a missed mate is asked to its end', () => {
    const missed: Partida = { ...partida, jugadas: [...partida.jugadas.slice(0, 6), 'a2a3', 'a7a6'] };
    const [one] = exercisesFromGames(
      [missed],
      {
        [gameKey(missed)]: {
          posiciones: [null, null, null, null, null, null, { cp: 10_000, linea: ['h5f7'], segunda: 40 }, { cp: 30 }],
        },
      },
      { jugador: 'rival secreto' },
    );
    expect(one).toMatchObject({
      temas: ['aj-tac-mate1'],
      linea: ['h5f7'],
      prueba: { mate: 1 },
      rasgos: { mate: true, meta: 'gana' },
    });
    expect(exercise.parse(one)).toEqual(one);
  });
});

const shove = (
  cards: string,
  hero: 'fold' | 'shove',
  id: number,
): string => `PokerStars Hand #${id}: Tournament #3, $1+$0.10 USD Hold'em No Limit - Level X (50/100) - 2026/03/01 10:00:00 ET
Table '3 1' 6-max Seat #3 is the button
Seat 1: yo (1000 in chips)
Seat 2: rival (2000 in chips)
Seat 3: otro (2000 in chips)
yo: posts small blind 50
rival: posts big blind 100
*** HOLE CARDS ***
Dealt to yo [${cards}]
otro: folds
${
  hero === 'fold'
    ? 'yo: folds\nUncalled bet (50) returned to rival\nrival collected 100 from pot'
    : 'yo: raises 900 to 1000 and is all-in\nrival: folds\nUncalled bet (900) returned to yo\nyo collected 200 from pot'
}
*** SUMMARY ***
Total pot ${hero === 'fold' ? 100 : 200} | Rake 0
`;
const pay = (
  cards: string,
  hero: 'folds' | 'calls 900',
  id: number,
): string => `PokerStars Hand #${id}: Tournament #3, $1+$0.10 USD Hold'em No Limit - Level X (50/100) - 2026/03/01 10:00:00 ET
Table '3 1' 6-max Seat #1 is the button
Seat 1: rival (1000 in chips)
Seat 2: yo (2000 in chips)
rival: posts small blind 50
yo: posts big blind 100
*** HOLE CARDS ***
Dealt to yo [${cards}]
rival: raises 900 to 1000 and is all-in
yo: ${hero}
${
  hero === 'folds'
    ? 'Uncalled bet (900) returned to rival\nrival collected 200 from pot\n*** SUMMARY ***\nTotal pot 200 | Rake 0'
    : '*** FLOP *** [2c 3d 4h]\n*** TURN *** [2c 3d 4h] [9c]\n*** RIVER *** [2c 3d 4h 9c] [Jd]\n*** SHOW DOWN ***\nrival collected 2000 from pot\n*** SUMMARY ***\nTotal pot 2000 | Rake 0'
}
`;

describe('own short-stack decisions', () => {
  // Invented values, so that the arithmetic around them can be seen.
  const motor: MotorPoker = {
    empujar: ({ mano }) => (mano.startsWith('A') ? 1.5 : -0.8),
    rangoAllIn: () => '22+,A2s+',
    equity: ([a]) => (a.startsWith('A') ? 0.6 : 0.3),
  };
  const read = (...texts: string[]): readonly Mano[] => {
    const { manos, rechazadas } = readHands(texts.join('\n\n'));
    expect(rechazadas).toEqual([]);
    return manos;
  };
  /** Where a chip is worth the same, won or lost. */
  const forMoney = (manos: readonly Mano[]): readonly Mano[] => manos.map((mano) => ({ ...mano, tipo: 'cash' }));

  it('with prizes that nobody knows nothing is judged until two are left', () => {
    const three = read(shove('Ah Kd', 'fold', 1), shove('7h 2d', 'shove', 2));
    expect(three.map(({ tipo, asientos }) => [tipo, asientos.length])).toEqual([
      ['torneo', 3],
      ['torneo', 3],
    ]);
    expect(decisionsFromHands(three, motor)).toEqual([]);
    expect(exercisesFromHands(three, motor)).toEqual([]);
    expect(decisionsFromHands(read(pay('Ah Qd', 'folds', 5)), motor)).toHaveLength(1);
  });

  it('pushing and folding are held against the table', () => {
    const manos = forMoney(read(shove('Ah Kd', 'fold', 1), shove('7h 2d', 'shove', 2), shove('Ah 2d', 'shove', 3)));
    const decisions = decisionsFromHands(manos, motor);
    expect(decisions.map(({ hizo, mejor, pierde }) => [hizo, mejor, pierde])).toEqual([
      ['fold', 'allin', 1.5],
      ['allin', 'fold', 0.8],
      ['allin', 'allin', 0],
    ]);
    expect(decisions[0]?.spot).toEqual({ pos: 'SB', detras: 1, bb: 10, ante: 0 });
  });

  it('paying is held against the price of the pot', () => {
    const [called, folded] = decisionsFromHands(read(pay('7h 2d', 'calls 900', 4), pay('Ah Qd', 'folds', 5)), motor);
    // 9 bb to win the 11 there are: 9 of 20.
    expect(called?.necesita).toBeCloseTo(0.45, 10);
    expect(called?.ev).toBeCloseTo(0.3 * 20 - 9, 10);
    expect(called).toMatchObject({ tipo: 'pago', hizo: 'call', mejor: 'fold', rango: '22+,A2s+' });
    expect(folded?.ev).toBeCloseTo(3, 10);
    expect(folded?.pierde).toBeCloseTo(3, 10);
  });

  it('the pot before an action counts blinds and antes', () => {
    const [mano] = read(shove('Ah Kd', 'fold', 1));
    expect(preflopAt(mano as Mano, 1).pot).toBe(150);
    expect(preflopAt({ ...(mano as Mano), ante: 10 }, 1).pot).toBe(180);
    expect(preflopAt({ ...(mano as Mano), ante: 100, anteDe: 'BB' }, 1).pot).toBe(250);
  });

  it('mistakes become hands to be decided again', () => {
    const manos = [
      ...forMoney(read(shove('Ah Kd', 'fold', 1), shove('Ah 2d', 'shove', 3))),
      ...read(pay('7h 2d', 'calls 900', 4)),
    ];
    const made = exercisesFromHands(manos, motor);
    expect(made).toHaveLength(2);
    for (const one of made) expect(exercise.parse(one)).toEqual(one);
    expect(made[0]).toMatchObject({
      temas: ['pk-mat-odds'],
      mano: ['7h', '2d'],
      mesa: { tipo: 'mtt', unidad: 'fichas', ciegas: [50, 100] },
      historia: [{ calle: 'pre', acciones: [{ pos: 'SB', hace: 'allin', a: 1000 }] }],
    });
    expect(made[1]?.historia[0]?.acciones).toEqual([{ pos: 'BTN', hace: 'fold' }]);
    if (made[1]) {
      expect(judgePoker(made[1], [{ opcion: 1 }])).toBe('bien');
      expect(judgePoker(made[1], [{ opcion: 0 }])).toBe('mal');
      expect(made[1].explicacion).toContain('AKo va all-in');
    }
  });

  it('facts come from ten decisions on', () => {
    const one = decisionsFromHands(forMoney(read(shove('Ah Kd', 'fold', 1))), motor);
    const many = Array.from({ length: 10 }, () => one).flat();
    expect(factsFromDecisions(many.slice(1))).toEqual([]);
    expect(factsFromDecisions(many)[0]).toMatchObject({
      id: 'all-in-corto',
      valor: 100,
      muestra: 10,
      debil: true,
      tema: 'pk-tor-pushfold',
    });
  });

  it('names of hands', () => {
    expect([handName(['Kd', 'Ah']), handName(['2s', '2d']), handName(['7h', '8h'])]).toEqual(['AKo', '22', '87s']);
  });
});
