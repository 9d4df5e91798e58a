import { describe, expect, it } from 'vitest';
import { playGame, printGame } from '../generate/pgn.fixture.ts';
import { below, seeded } from '../generate/random.fixture.ts';
import { ownGame } from './own.ts';
import { gamesFromChesscom, gamesFromLichess, readGames } from './read-games.ts';

describe('dates that nobody knew', () => {
  const game = (tags: string) =>
    `[Event "Club"]\n[White "Ana"]\n[Black "Luis"]\n[Result "1-0"]\n${tags}\n\n1. e4 e5 2. Qh5 Nc6 1-0\n`;

  it.each([
    ['[Date "0000.01.01"]', undefined],
    ['[Date "1399.12.31"]', undefined],
    ['[Date "2019.00.00"]', undefined],
    ['[Date "2019.13.01"]', undefined],
    ['[Date "????.??.??"]', undefined],
    ['[UTCDate "2019.03.02"]\n[UTCTime "99:00:00"]', '2019-03-02'],
    ['[Date "1475.05.01"]', '1475-05-01'],
  ])('%s is a game with its moves, and the date %s', (tags, fecha) => {
    const { partidas, rechazadas } = readGames(game(tags));
    expect(rechazadas).toEqual([]);
    expect(partidas.map((one) => one.fecha)).toEqual([fecha]);
    expect(partidas.map((one) => ownGame(one, 'Ana')?.fecha)).toEqual([fecha]);
  });
});

describe('a thousand games, annotated at random', () => {
  const random = seeded(64);
  const long = Array.from({ length: 25 }, () => playGame(random, 90));
  const games = Array.from({ length: 1_000 }, (_, i) => {
    const base = long[i % long.length] ?? { sans: [], ucis: [] };
    const plies = 4 + below(random, 30);
    const played = { sans: base.sans.slice(0, plies), ucis: base.ucis.slice(0, plies) };
    return { ...printGame(random, played, `g${String(i).padStart(7, '0')}`), ucis: played.ucis };
  });

  it('are read whole: moves, clocks, evaluations and results', () => {
    const { partidas, rechazadas } = readGames(games.map(({ text }) => text).join('\n'));
    expect(rechazadas).toEqual([]);
    expect(
      partidas.map(({ jugadas, resultado, relojes, evaluaciones }) => ({ jugadas, resultado, relojes, evaluaciones })),
    ).toEqual(
      games.map(({ ucis, resultado, relojes, evaluaciones }) => ({ jugadas: ucis, resultado, relojes, evaluaciones })),
    );
    expect(partidas[0]).toMatchObject({ sitio: 'lichess', id: 'g0000000', fecha: '2026-03-01', ritmo: '600+5' });
    expect(partidas[0]?.blancas).toEqual({ nombre: 'Ana "la roca" Ñ', elo: 1450 });
    expect(partidas[0]?.negras).toEqual({ nombre: 'Rival' });
  });

  it('words after a game are reported by themselves, and the game is kept', () => {
    const [first, second] = games as [(typeof games)[0], (typeof games)[0]];
    const { partidas, rechazadas } = readGames(`${first.text.trim()}\n\nSaludos a todos\n\n${second.text}`);
    expect(partidas.map(({ id }) => id)).toEqual(['g0000000', 'g0000001']);
    expect(rechazadas).toEqual([
      { linea: first.text.trim().split('\n').length + 2, motivo: 'Este texto no es una partida que sepamos leer.' },
    ]);
  });

  it('with one in ten damaged, the rest are kept and the damaged ones reported', () => {
    const some = games.slice(0, 200);
    const text = some
      .map((game, i) => (i % 10 === 3 ? game.text.replace(/^1\. \S+/mu, '1. Ke5') : game.text))
      .join('\n');
    const { partidas, rechazadas } = readGames(text);
    expect(partidas).toHaveLength(180);
    expect(rechazadas).toHaveLength(20);
    expect(new Set(rechazadas.map(({ motivo }) => motivo))).toEqual(
      new Set(['La jugada 1 de las blancas no es legal.']),
    );
  });
});

describe('games written by hand', () => {
  const read = (text: string) => readGames(text);
  const motivo = (text: string) => {
    const { partidas, rechazadas } = read(text);
    expect(partidas).toEqual([]);
    return rechazadas.map((one) => one.motivo).join(' ');
  };

  it.each([
    ['Spanish letters', '1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Axc6 dxc6 5. O-O Dd6 6. Te1 Ae7 7. Rh1 1-0', 13],
    ['no numbers at all', 'e4 e5 Nf3 Nc6 Bb5 1/2-1/2', 5],
    ['castling with zeros', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. 0-0 *', 7],
    ['a line of comment to the end of the line', '1. e4 ; dudoso\ne5 2. Nf3 *', 3],
    ['variations inside variations', '1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 $2 {a} {b} *', 3],
    ['Windows line ends', '1. e4 e5\r\n2. Nf3 *\r\n', 3],
  ])('%s', (_what, text, plies) => {
    const { partidas, rechazadas } = read(text);
    expect(rechazadas).toEqual([]);
    expect(partidas[0]?.jugadas).toHaveLength(plies);
  });

  it.each([
    ['another start', '[FEN "8/8/8/8/8/8/8/K1k5 w - - 0 1"]\n[SetUp "1"]\n\n1. Ka2 *', 'posición inicial'],
    ['a variant', '[Variant "Crazyhouse"]\n\n1. e4 e5 *', 'variante'],
    ['an illegal move', '1. e4 e5 2. Ke3 *', 'La jugada 2 de las blancas no es legal.'],
    ['an ambiguous move', '1. Nf3 d5 2. d3 e5 3. Nd2 *', 'La jugada 3 de las blancas no es legal.'],
    ['no moves', '[Event "x"]\n[Result "1-0"]\n\n1-0', 'no tiene jugadas'],
    ['a comment that never ends', '[Event "x"]\n\n1. e4 {nada', 'No entiendo'],
    ['rubbish', '\u0001\u0002\u0003 lorem ipsum', 'no es una partida'],
  ])('%s is told', (_what, text, words) => {
    expect(motivo(text)).toContain(words);
  });

  it('the same game twice counts once, and is told', () => {
    const one = '[Event "x"]\n\n1. e4 e5 *\n\n';
    const { partidas, rechazadas } = read(one + one);
    expect(partidas).toHaveLength(1);
    expect(rechazadas).toEqual([{ linea: 5, motivo: 'La partida está repetida: se cuenta una sola vez.' }]);
  });

  it('an open comment takes nothing of the next game', () => {
    const { partidas, rechazadas } = read('[Event "a"]\n\n1. e4 {nada\n\n[Event "b"]\n\n1. d4 d5 *\n');
    expect(partidas.map(({ jugadas }) => jugadas)).toEqual([['d2d4', 'd7d5']]);
    expect(rechazadas).toHaveLength(1);
  });

  it('nothing is no game and no complaint', () => {
    expect(read(' \n\n')).toEqual({ partidas: [], rechazadas: [] });
  });
});

describe('records of the sites', () => {
  const lichess = {
    id: 'q7ZvsdUF',
    rated: true,
    variant: 'standard',
    speed: 'blitz',
    createdAt: 1_772_359_230_123,
    status: 'outoftime',
    players: {
      white: { user: { name: 'Ana', id: 'ana' }, rating: 1480 },
      black: { user: { name: 'Rival' }, rating: 1502 },
    },
    winner: 'black',
    opening: { eco: 'C20', name: "King's Pawn Game", ply: 2 },
    moves: 'e4 e5 Qh5 Nc6',
    clocks: [18_003, 18_003, 17_850, 17_500],
    analysis: [{ eval: 20 }, { eval: 25 }, { eval: -60, best: 'g1f3' }, { mate: -3 }],
    clock: { initial: 180, increment: 2, totalTime: 260 },
    division: { middle: 20, end: 44 },
  };

  it('Lichess', () => {
    const { partidas, rechazadas } = gamesFromLichess([
      lichess,
      { ...lichess, id: 'otra', variant: 'atomic' },
      'x',
      { ...lichess, id: 'mala', moves: 'e4 e4' },
    ]);
    expect(partidas).toEqual([
      {
        sitio: 'lichess',
        id: 'q7ZvsdUF',
        fecha: '2026-03-01T10:00:30Z',
        blancas: { nombre: 'Ana', elo: 1480 },
        negras: { nombre: 'Rival', elo: 1502 },
        resultado: '0-1',
        ritmo: '180+2',
        jugadas: ['e2e4', 'e7e5', 'd1h5', 'b8c6'],
        relojes: [180.03, 180.03, 178.5, 175],
        evaluaciones: [20, 25, -60, -10_000],
        apertura: "King's Pawn Game",
        libro: 2,
        division: { medio: 20, final: 44 },
        termino: 'tiempo',
      },
    ]);
    expect(rechazadas.map(({ linea }) => linea)).toEqual([2, 3, 4]);
  });

  it('Lichess from a file, with the empty lines that keep a stream alive', () => {
    const text = `${JSON.stringify(lichess)}\n\n${JSON.stringify({ ...lichess, id: 'zzzzzzzz', winner: undefined, status: 'draw' })}\n`;
    expect(readGames(text).partidas.map(({ resultado }) => resultado)).toEqual(['0-1', '1/2-1/2']);
  });

  it('Chess.com', () => {
    const pgn =
      '[Event "Live Chess"]\n[Site "Chess.com"]\n[White "ana"]\n[Black "rival"]\n[Result "0-1"]\n[Termination "rival won on time"]\n\n1. e4 {[%clk 0:02:59.9]} 1... e5 {[%clk 0:02:58]} 0-1\n';
    const game = {
      url: 'https://www.chess.com/game/live/1234567',
      pgn,
      time_control: '180',
      time_class: 'blitz',
      rules: 'chess',
      rated: true,
      end_time: 1_772_359_230,
      white: { username: 'Ana', rating: 1300, result: 'timeout' },
      black: { username: 'Rival', rating: 1310, result: 'win' },
      uuid: 'x',
    };
    const month = { games: [game, { ...game, rules: 'chess960' }, { ...game, pgn: undefined }] };
    const { partidas, rechazadas } = gamesFromChesscom(month);
    expect(partidas).toEqual([
      {
        sitio: 'chesscom',
        id: '1234567',
        fecha: '2026-03-01T10:00:30Z',
        blancas: { nombre: 'Ana', elo: 1300 },
        negras: { nombre: 'Rival', elo: 1310 },
        resultado: '0-1',
        ritmo: '180',
        jugadas: ['e2e4', 'e7e5'],
        relojes: [179.9, 178],
        termino: 'tiempo',
      },
    ]);
    expect(rechazadas.map(({ linea }) => linea)).toEqual([2, 3]);
    expect(readGames(JSON.stringify(month)).partidas).toEqual(partidas);
  });
});
