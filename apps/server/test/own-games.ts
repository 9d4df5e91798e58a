import { type AnalisisPartida, MAX_PLIES, type ManoPropia, type PartidaPropia } from '@estratega/domain';

/** Games and hands to bring. */

const SHUFFLE = ['g1f3', 'g8f6', 'f3g1', 'f6g8'] as const;
const MATED = ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6', 'h5f7'];

/** Eighty legal plies in which nothing happens, with evaluations in which White gives much away every `every` moves. */
export const longGame = (i: number, every = 4): PartidaPropia => ({
  sitio: 'lichess',
  idSitio: `larga${String(i).padStart(4, '0')}`,
  fecha: `2026-10-${String(1 + (i % 28)).padStart(2, '0')}T10:00:00Z`,
  color: 'blancas',
  elo: 1800,
  eloRival: 1810,
  resultado: '0-1',
  ritmo: '600+0',
  jugadas: Array.from({ length: 80 }, (_, ply) => SHUFFLE[ply % 4] as string),
  evaluaciones: Array.from({ length: 80 }, (_, ply) => (ply % (2 * every) === 0 ? -300 : 20)),
});

/** Black overlooks mate at ply 5. */
export const lostGame = (i = 0): PartidaPropia => ({
  sitio: 'chesscom',
  idSitio: String(7_000 + i),
  fecha: '2026-11-03T18:20:00Z',
  color: 'negras',
  elo: 1400,
  eloRival: 1480,
  resultado: '1-0',
  jugadas: [...MATED],
  libro: 2,
  termino: 'mate',
});
export const lostAnalysis: AnalisisPartida = {
  motor: 'Stockfish de prueba',
  posiciones: [
    { cp: 20 },
    { cp: 20 },
    { cp: 20 },
    { cp: 20 },
    { cp: 20 },
    { cp: -10, linea: ['g7g6', 'h5f3'], segunda: 300 },
    { cp: 10_000, linea: ['h5f7'] },
    null,
  ],
};

/** A short stack that folds aces before the flop. */
export const foldedHand = (i: number): ManoPropia => ({
  sala: 'pokerstars',
  id: String(900_000 + i),
  fecha: `2026-11-03T${String(i % 24).padStart(2, '0')}:34:49Z`,
  tipo: 'torneo',
  ciegas: [50, 100],
  asientos: [
    { pos: 'SB', stack: 1000, heroe: true },
    { pos: 'BB', stack: 2000 },
  ],
  mano: ['Ah', 'Ad'],
  historia: [{ calle: 'pre', acciones: [{ pos: 'SB', hace: 'fold' }] }],
  bote: 100,
  comision: 0,
  netoHeroe: -50,
});

/** The longest game there may be, and an engine that calls every move of it a mistake. */
export const hostileGame = (i = 0): PartidaPropia => ({
  sitio: 'archivo',
  idSitio: `hostil${i}`,
  color: 'blancas',
  resultado: '0-1',
  jugadas: Array.from({ length: MAX_PLIES }, (_, ply) => SHUFFLE[ply % 4] as string),
  libro: 0,
});
export const hostileAnalysis = (turn = 0): AnalisisPartida => ({
  motor: `Mentira ${turn}`,
  posiciones: Array.from({ length: MAX_PLIES + 1 }, (_, ply) =>
    ply % 2 === 0
      ? { cp: 1000, segunda: -1000, linea: ['e2e3', 'e7e6', 'd2d3', 'd7d6', 'c2c3'] }
      : { cp: -1000, linea: ['a7a6'] },
  ),
});
