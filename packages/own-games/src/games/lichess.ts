import type { Rechazada } from '../hands/model.ts';
import { illegalAt, toUci } from './legal.ts';
import { MATE, type Partida } from './model.ts';

/** One line of Lichess's export, as far as it is used. Everything may be missing: it comes from outside. */
interface LichessGame {
  readonly id?: unknown;
  readonly variant?: unknown;
  readonly initialFen?: unknown;
  readonly createdAt?: unknown;
  readonly status?: unknown;
  readonly winner?: unknown;
  readonly moves?: unknown;
  readonly clocks?: unknown;
  readonly clock?: { readonly initial?: unknown; readonly increment?: unknown };
  readonly analysis?: unknown;
  readonly opening?: { readonly name?: unknown; readonly ply?: unknown };
  readonly division?: { readonly middle?: unknown; readonly end?: unknown };
  readonly players?: Readonly<
    Record<
      string,
      { readonly user?: { readonly name?: unknown }; readonly rating?: unknown; readonly aiLevel?: unknown }
    >
  >;
}

const ENDS: Readonly<Record<string, Partida['termino']>> = {
  outoftime: 'tiempo',
  mate: 'mate',
  resign: 'abandono',
  draw: 'tablas',
  stalemate: 'tablas',
};

export const gameFromLichess = (value: unknown, linea: number): Partida | Rechazada => {
  const refuse = (motivo: string): Rechazada => ({ linea, motivo });
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('No es una partida de Lichess.');
  const game = value as LichessGame;
  if (typeof game.id !== 'string' || typeof game.moves !== 'string') return refuse('No es una partida de Lichess.');
  if (game.variant !== undefined && game.variant !== 'standard')
    return refuse(
      game.variant === 'fromPosition'
        ? 'La partida no empieza desde la posición inicial.'
        : 'Es una variante del ajedrez, y solo leemos partidas de ajedrez clásico.',
    );
  const sans = game.moves.split(' ').filter((san) => san !== '');
  if (sans.length === 0) return refuse('La partida no tiene jugadas.');
  const { jugadas, bad } = toUci(sans);
  if (bad !== undefined) return refuse(illegalAt(bad));
  const side = (color: 'white' | 'black') => {
    const { user, rating, aiLevel } = game.players?.[color] ?? {};
    return {
      nombre:
        typeof user?.name === 'string'
          ? user.name.slice(0, 80)
          : typeof aiLevel === 'number'
            ? `Stockfish ${aiLevel}`
            : '?',
      ...(typeof rating === 'number' ? { elo: rating } : {}),
    };
  };
  const unfinished = game.status === 'started' || game.status === 'created' || game.status === 'aborted';
  const clocks = Array.isArray(game.clocks) ? game.clocks : [];
  const relojes = jugadas.map((_, ply) => (typeof clocks[ply] === 'number' ? (clocks[ply] as number) / 100 : null));
  const analysis: readonly unknown[] = Array.isArray(game.analysis) ? game.analysis : [];
  const evaluaciones = jugadas.map((_, ply) => {
    const { eval: cp, mate } = (analysis[ply] ?? {}) as { eval?: unknown; mate?: unknown };
    return typeof mate === 'number' ? (mate < 0 ? -MATE : MATE) : typeof cp === 'number' ? cp : null;
  });
  const { initial, increment } = game.clock ?? {};
  const { middle, end } = game.division ?? {};
  const termino = ENDS[String(game.status)];
  return {
    sitio: 'lichess',
    id: game.id,
    ...(typeof game.createdAt === 'number' && Number.isFinite(new Date(game.createdAt).getTime())
      ? { fecha: new Date(game.createdAt).toISOString().replace(/\.\d+Z$/u, 'Z') }
      : {}),
    blancas: side('white'),
    negras: side('black'),
    // Without a winner a finished game is a draw.
    resultado: game.winner === 'white' ? '1-0' : game.winner === 'black' ? '0-1' : unfinished ? '*' : '1/2-1/2',
    ...(typeof initial === 'number' && typeof increment === 'number' ? { ritmo: `${initial}+${increment}` } : {}),
    jugadas,
    ...(relojes.some((clock) => clock !== null) ? { relojes } : {}),
    ...(evaluaciones.some((cp) => cp !== null) ? { evaluaciones } : {}),
    ...(typeof game.opening?.name === 'string' ? { apertura: game.opening.name } : {}),
    ...(typeof game.opening?.ply === 'number' ? { libro: game.opening.ply } : {}),
    ...(typeof middle === 'number' || typeof end === 'number'
      ? {
          division: {
            ...(typeof middle === 'number' ? { medio: middle } : {}),
            ...(typeof end === 'number' ? { final: end } : {}),
          },
        }
      : {}),
    ...(termino === undefined ? {} : { termino }),
  };
};
