import { anyWin, combination, firstOf, fromGame, type Lens, played, strategicIdea, when, winning } from './lens.ts';
import { criticalMoment } from './lenses-structures.ts';
import { defence, resource } from './motifs-defence.ts';
import * as strategic from './motifs-strategic.ts';
import { the } from './spanish.ts';

const positionalDefence = when(
  fromGame,
  firstOf(
    when((p) => p.best <= 60, firstOf(defence, resource)),
    when((p) => p.best <= 30, strategic.prophylaxis),
  ),
);
const planLens: Lens = (p) =>
  fromGame(p) && p.candidate.kind === 'quiet' ? strategic.plan(p, strategicIdea(p)) : undefined;
const middlegame = (lens: Lens) => when((p) => played(p) && p.pieces >= 12, lens);

/** The last move of the rival seen as the thing to analyse. */
const afterLastMove =
  (lens: Lens): Lens =>
  (p) => {
    const { previous } = p.candidate;
    const mover = previous && p.start.get(previous.slice(2, 4) as never);
    if (!previous || !mover || previous.length > 4 || !fromGame(p)) return undefined;
    const base = lens(p);
    if (!base) return undefined;
    return {
      ...base,
      text: `tras la última jugada rival (${the(mover.type)} de ${previous.slice(0, 2)} a ${previous.slice(2, 4)}), ${base.text.replace(/^tras /, 'después de ')}`,
      hint: `Analiza qué ha cambiado: ${the(mover.type)} acaba de ir de ${previous.slice(0, 2)} a ${previous.slice(2, 4)}.`,
    };
  };

export const STRATEGY: Readonly<Record<string, Lens>> = {
  'aj-est-actividad': middlegame(
    firstOf(
      strategic.activity,
      when((p) => !p.first.captured, strategic.minorPieces),
    ),
  ),
  'aj-est-rey': middlegame(
    firstOf(
      strategic.kingSafety,
      when((p) => p.candidate.kind !== 'quiet', strategic.kingAttack),
    ),
  ),
  'aj-est-plan': planLens,
  'aj-est-estructura': middlegame(strategic.structure),
  'aj-est-casillas': middlegame(strategic.outpost),
  'aj-est-columnas': middlegame(firstOf(strategic.openFile, strategic.alongFile)),
  'aj-est-menores': middlegame(strategic.minorPieces),
  'aj-est-pasados': middlegame(strategic.passedPawn),
  'aj-est-ataque': middlegame(strategic.kingAttack),
  'aj-est-cambios': middlegame(strategic.exchange),
  'aj-est-espacio': middlegame(strategic.pawnBreak),
  'aj-est-defensa': positionalDefence,
  'aj-est-profilaxis': middlegame(strategic.prophylaxis),
  'aj-est-sacrificio': middlegame(strategic.positionalSacrifice),
};

export const PRACTICE: Readonly<Record<string, Lens>> = {
  'aj-par-modelo': middlegame(firstOf(when(winning, combination), strategic.kingAttack, strategicIdea)),
  'aj-par-analizar': afterLastMove(firstOf(anyWin, strategicIdea)),
  'aj-par-errores': afterLastMove(when((p) => p.second <= 150, anyWin)),
  'aj-par-criticos': criticalMoment,
  'aj-par-motor': afterLastMove(criticalMoment),
  'aj-par-referentes': middlegame(firstOf(strategic.kingAttack, strategicIdea)),
  'aj-par-tematicas': criticalMoment,
};
