import { uciOf } from '@estratega/chess/notation';
import type { Move } from '@estratega/chess/rules';
import { type ChessExercise, judgeMove } from '@estratega/lessons';
import { causeReason } from '@estratega/lessons/compose';
import { MOTIFS } from '@estratega/own-games';
import type { Momento } from './walk.ts';
import { dropWords, moveName } from './words.ts';

/** What the player answered to «¿Qué habrías jugado?» */
export interface Answer {
  readonly fase: 'bien' | 'casi' | 'mal' | 'vista';
  readonly jugada?: Move | undefined;
  /** The rival's answer that shows why it was wrong. */
  readonly castigo?: string | undefined;
}

/** Judged as the exercise would be in a session; here only its first move is asked. */
export function judgeAnswer(exercise: ChessExercise, jugada: Move): Answer {
  const step = judgeMove(exercise, 0, uciOf(jugada));
  if (step.estado === 'casi') return { fase: 'casi', jugada };
  if (step.estado === 'mal') return { fase: 'mal', jugada, castigo: step.refutacion?.con };
  return { fase: 'bien', jugada };
}

export function verdictOf({ fase, jugada }: Answer, momento: Momento): string {
  const tried = jugada ? moveName(momento.ply, jugada) : '';
  if (fase === 'bien') return `${tried}: la mejor`;
  if (fase === 'casi') return `${tried} también sirve, pero hay algo mejor`;
  if (fase === 'mal')
    return jugada?.lan === momento.jugada.lan ? `${tried}: lo mismo que en la partida` : `${tried} no es la mejor`;
  return momento.mejor ? `Lo mejor era ${moveName(momento.ply, momento.mejor)}` : 'Lo que pasó en la partida';
}

/** What was wrong with the played move; the better one is named only where it is not asked for. */
export function wrongWith({ ply, jugada, mejor, castigo, ejercicio }: Momento): string {
  const cause = ejercicio?.refutaciones[jugada.lan]?.causa;
  if (ejercicio) return causeReason(cause, castigo && moveName(ply + 1, castigo));
  return mejor ? `Era mejor ${moveName(ply, mejor)}.` : 'Había algo mejor.';
}

/** The played move, what it cost and why; and the better one, with its idea where it has a name. */
export function whatHappened(moment: Momento): string {
  const { ply, jugada, mejor, antes, despues, otras, ejercicio } = moment;
  const played = `En la partida jugaste ${moveName(ply, jugada)} y ${dropWords({ antes, despues })}.`;
  const why = ejercicio ? ` ${wrongWith(moment)}` : '';
  if (!mejor) return `${played}${why}`;
  const idea = MOTIFS[ejercicio?.temas[0] ?? ''];
  const rest = otras ? ', aunque no era la única buena.' : idea ? `: había ${idea}.` : '.';
  return `${played}${why} Lo mejor era ${moveName(ply, mejor)}${rest}`;
}
