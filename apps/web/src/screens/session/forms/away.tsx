import type { Campo, Plan, Tarea } from '@estratega/domain';
import type { Etapa } from '@estratega/lessons';
import { readPrompt } from '@estratega/lessons/compose';
import { lazy } from 'react';
import { type Notes, notesOf, type OnNote } from '../notes.ts';
import type { Place } from '../place.ts';
import { progressKey } from '../progress.ts';
import { capital } from '../words.ts';
import { Play } from './play.tsx';

/** What is done with a game of one's own: played, or gone over. It comes with the step, not with the screen. */

const AnalyseChess = lazy(() => import('./analyse-chess.tsx').then((m) => ({ default: m.AnalyseChess })));
const AnalysePoker = lazy(() => import('./analyse-poker.tsx').then((m) => ({ default: m.AnalysePoker })));
const ANALYSES = { Ajedrez: AnalyseChess, 'Poker Texas Holdem': AnalysePoker } as const satisfies Record<
  Campo,
  unknown
>;

interface AwayProps {
  plan: Plan;
  tarea: Tarea;
  place: Place;
  etapa: Etapa | undefined;
  notas: Notes;
  onNote: OnNote;
  announce: (text: string) => void;
  onDone: () => void;
}

/** Where there is an opponent of ours. */
const PLAYS_HERE = { Ajedrez: true, 'Poker Texas Holdem': false } as const satisfies Record<Campo, boolean>;

export function Away({ plan, tarea, place, etapa, announce, ...rest }: AwayProps) {
  const { campo } = plan;
  const consigna = longConsigna(campo, tarea, etapa) ?? tarea.descripcion;
  const Analyse = ANALYSES[campo];
  const here = PLAYS_HERE[campo] ? { task: progressKey(place, plan.semana), plan, tarea, announce } : undefined;
  const foco = etapa?.foco ?? tarea.descripcion;
  return tarea.tipo === 'jugar' ? (
    <Play campo={campo} here={here} foco={foco} consigna={consigna} {...rest} />
  ) : (
    <Analyse consigna={consigna} foco={foco} place={place} here={here} before={lastGame(plan, place)} {...rest} />
  );
}

/** What this way of working asks, as the stage has it. */
function longConsigna(campo: Campo, { leccion, tipo, tiempo }: Tarea, etapa: Etapa | undefined): string | undefined {
  const kind = leccion?.plantilla ?? tipo;
  const told = etapa?.variantes[kind]?.[leccion?.variante ?? 0]?.consigna;
  return told && readPrompt(told, campo, kind, tiempo);
}

/** What was written after the last game of this week. */
function lastGame(plan: Plan, place: Place): string | undefined {
  const played = plan.planEstudio.flatMap(({ tareas }, diaIndex) =>
    tareas.flatMap((tarea, tareaIndex) => (tarea.tipo === 'jugar' ? [{ diaIndex, tareaIndex }] : [])),
  );
  const before = played.filter(
    ({ diaIndex, tareaIndex }) =>
      diaIndex < place.diaIndex || (diaIndex === place.diaIndex && tareaIndex < place.tareaIndex),
  );
  const notes = before
    .map((one) => notesOf(plan, { planId: plan.id, ...one }))
    .findLast(({ aparicion, cambio }) => aparicion || cambio);
  if (!notes) return undefined;
  const parts = [notes.resultado, notes.aparicion, notes.cambio].filter((one): one is string => Boolean(one?.trim()));
  return `Al jugar anotaste: ${parts.map((part) => capital(part.trim().replace(/\.$/u, ''))).join('. ')}.`;
}
