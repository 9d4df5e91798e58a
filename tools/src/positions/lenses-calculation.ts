import { anyWin, combination, firstOf, fromGame, type Lens, played, strategicIdea, when, withHint } from './lens.ts';
import { defence, resource, rivalThreat, saveOwnPiece } from './motifs-defence.ts';
import { endgameIdea } from './motifs-endgame.ts';
import { mating } from './motifs-mate.ts';
import * as strategic from './motifs-strategic.ts';
import * as tactical from './motifs-tactical.ts';
import { givesCheck, replay } from './puzzle.ts';
import { gainInWords, verdict } from './result.ts';
import { list, opener, side } from './spanish.ts';

/** Candidate moves: names the forcing moves there were to compare. */
const candidates: Lens = (p) => {
  const base = anyWin(p);
  if (!base || !fromGame(p)) return undefined;
  const forcing = p.start.moves({ verbose: true }).filter((move) => move.captured || givesCheck(move));
  if (forcing.length < 3 || forcing.length > 14) return undefined;
  const checks = forcing.filter(givesCheck).length;
  const captures = forcing.length - checks;
  const parts = [
    ...(checks > 0 ? [`${checks} ${checks === 1 ? 'jaque' : 'jaques'}`] : []),
    ...(captures > 0 ? [`${captures} ${captures === 1 ? 'captura' : 'capturas'}`] : []),
  ];
  return {
    ...base,
    text: `entre ${list(parts)} posibles destaca ${opener(p.first)}: ${base.text}`,
    hint: `Haz la lista antes de calcular: hay ${list(parts)}.`,
  };
};

/** Thinking routine: first the rival's threat, then the own move. */
const routine: Lens = (p) => {
  const threat = rivalThreat(p);
  if (!threat || !fromGame(p)) return undefined;
  const base = firstOf(anyWin, resource, defence, saveOwnPiece, strategic.prophylaxis)(p);
  if (!base) return undefined;
  const named = base.text.includes('amenazan') || base.text.includes('quieren');
  return {
    ...base,
    text: named
      ? base.text
      : `${side(p.them)} amenazan ${threat.text}, pero ${p.mate || p.candidate.kind === 'win' ? 'hay algo mejor que defenderse' : 'hay respuesta'}: ${base.text}`,
    hint: `Antes de elegir: ¿qué amenaza la última jugada de ${side(p.them)}?`,
  };
};

const visualise = withHint(
  when((p) => fromGame(p) && p.own.length >= 2, anyWin),
  (p) => `Sin mover las piezas, sigue la variante de ${p.own.length} jugadas y di dónde queda cada pieza al final.`,
);
const variations = withHint(
  when((p) => fromGame(p) && p.own.length >= 3, anyWin),
  (p) => `Variante forzada de ${p.own.length} jugadas: comprueba la mejor defensa en cada paso.`,
);

const evaluation: Lens = (p) => {
  if (p.mate || p.own.length < 2 || !fromGame(p)) return undefined;
  const base = firstOf(
    combination,
    tactical.quietBlow,
    strategic.positionalSacrifice,
    strategic.exchange,
    strategic.passedPawn,
  )(p);
  if (!base) return undefined;
  const gain = gainInWords(p);
  const end = gain
    ? `la variante acaba con ${gain} de más`
    : `al final de la variante, ${side(p.us)} tienen ${verdict(p.best)}`;
  return {
    ...base,
    text: `${base.text}; ${end}`.replace(/con (.+) por (.+) de más/, 'con $1 por $2'),
    hint: `Calcula ${p.own.length} jugadas y evalúa la posición final: material, reyes y actividad.`,
  };
};

/** Two tempting moves: the explanation of why one is better is the exercise. */
const comparison: Lens = (p) => {
  const [tried] = replay(p.candidate.fen, p.candidate.lines[1]?.pv.slice(0, 1) ?? []);
  const base = firstOf(anyWin, strategicIdea)(p);
  if (!base || !tried || !played(p) || p.mate) return undefined;
  const tempting = tried.captured || givesCheck(tried) || tried.piece === p.first.piece;
  if (!tempting || p.second < -250) return undefined;
  return {
    ...base,
    hint: `Una candidata natural es ${opener(tried)}: calcula hasta dónde llega y busca otra mejor.`,
  };
};

/** Few legal moves or one threat to meet: decide by discarding. */
const elimination: Lens = (p) => {
  if (!fromGame(p)) return undefined;
  const base = firstOf(resource, defence)(p);
  const legal = p.start.moves().length;
  if (!base || legal > 30) return undefined;
  return {
    ...base,
    text: `de las ${legal} jugadas legales casi todas se descartan: ${base.text}`,
    hint: `Hay ${legal} jugadas legales: descarta las que pierden y quédate con la que resiste.`,
  };
};

/** Endgames with few pieces and several only moves in a row, as in a composed study. */
const study: Lens = (p) => {
  if (fromGame(p) || p.own.length < 3 || p.pieces < 5 || p.pieces > 9 || p.candidate.onlyMoves < 2) return undefined;
  const base = firstOf(endgameIdea, mating)(p);
  return base && { ...base, hint: `Como en un estudio: cada una de las ${p.own.length} jugadas debe ser exacta.` };
};

const pruning = withHint(
  when((p) => fromGame(p) && p.own.length >= 3 && p.isCheck, anyWin),
  (p) => `Sigue sólo las respuestas forzadas: la línea principal tiene ${p.own.length} jugadas.`,
);

export const CALCULATION: Readonly<Record<string, Lens>> = {
  'aj-cal-candidatas': candidates,
  'aj-cal-rutina': routine,
  'aj-cal-visualizacion': visualise,
  'aj-cal-variantes': variations,
  'aj-cal-evaluacion': evaluation,
  'aj-cal-comparacion': comparison,
  'aj-cal-eliminacion': elimination,
  'aj-cal-estudios': study,
  'aj-cal-poda': pruning,
};
