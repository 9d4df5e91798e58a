import { isPassed, occupants } from './board.ts';
import { combination, firstOf, fromGame, type Lens, played, tagged, when } from './lens.ts';
import { endgameIdea, endgameType, materialEdge, opposition, pawnSquare } from './motifs-endgame.ts';
import { elementaryMate, mating } from './motifs-mate.ts';
import { after, type Puzzle } from './puzzle.ts';
import { verdict } from './result.ts';
import { opener, side } from './spanish.ts';

const isEndgame =
  (...types: string[]) =>
  (p: Puzzle) => {
    const type = endgameType(p.start);
    return type !== undefined && types.includes(type) && p.candidate.kind !== 'quiet';
  };
const isRookAndPawn = (p: Puzzle) =>
  endgameType(p.start) === 'torres' &&
  p.pieces <= 6 &&
  p.candidate.kind !== 'quiet' &&
  (['w', 'b'] as const).every((color) => p.start.findPiece({ type: 'r', color }).length === 1);

/** In a scattered endgame, taking a loose pawn with a piece is a gift, not technique. */
const isGift = (p: Puzzle) => !fromGame(p) && p.first.captured !== undefined && endgameType(p.start) !== 'peones';
const endgameTechnique = when(
  (p) => !isGift(p) && !p.start.isCheck(),
  firstOf(
    mating,
    when((p) => p.gain >= 2, combination),
    endgameIdea,
  ),
);
const principleMotifs = [
  'rey-activo',
  'pasado',
  'oposicion',
  'casilla-clave',
  'cuadrado',
  'torre-detras',
  'frenar-peon',
  'carrera',
];
const endgamePrinciple: Lens = (p) => {
  if (endgameType(p.start) === undefined || p.candidate.kind === 'quiet' || p.pieces < 4 || p.start.isCheck())
    return undefined;
  const idea = endgameIdea(p);
  return idea && principleMotifs.includes(idea.motif) ? idea : undefined;
};
const conversion: Lens = (p) => {
  const edge = materialEdge(p);
  if (p.candidate.kind !== 'win' || edge < 1 || p.pieces > 16 || p.pieces < 4 || p.start.isCheck()) return undefined;
  const base = firstOf(combination, endgameIdea)(p);
  return (
    base && {
      ...base,
      text: `${base.text}; ${side(p.us)} convierten así su ventaja de ${edge === 1 ? 'un punto' : `${edge} puntos`}`.replace(
        ': es la única que gana;',
        ';',
      ),
    }
  );
};
const fortress: Lens = (p) => {
  const edge = materialEdge(p);
  if (p.candidate.kind !== 'save' || edge > -1 || endgameType(p.start) === undefined || p.pieces < 5) return undefined;
  const idea = isGift(p) ? undefined : endgameIdea(p);
  return (
    idea && { ...idea, text: `con ${edge === -1 ? 'un punto' : `${-edge} puntos`} de material menos, ${idea.text}` }
  );
};

const bothHave = (p: Puzzle, ...types: string[]) =>
  ([p.us, p.them] as const).every((color) => {
    const army = occupants(p.start, color).filter(({ type }) => type !== 'p' && type !== 'k');
    return army.length === 2 && types.every((type) => army.some((piece) => type.includes(piece.type)));
  });
const rookAgainstMinor = (p: Puzzle) => {
  const army = (color: 'w' | 'b') =>
    occupants(p.start, color)
      .filter(({ type }) => type !== 'p' && type !== 'k')
      .map(({ type }) => type)
      .join('');
  return /^(r[bn]|[bn]r)$/.test(army('w') + army('b')) && army('w').length === 1;
};
const hasPassedPawn = (p: Puzzle) =>
  occupants(p.start).some(({ type, square, color }) => type === 'p' && isPassed(p.start, square, color));

const ENDGAME_NAME: Readonly<Record<string, string>> = {
  peones: 'un final de peones',
  torres: 'un final de torres',
  damas: 'un final de damas',
  alfiles: 'un final de alfiles',
  caballos: 'un final de caballos',
  menores: 'un final de alfil contra caballo',
  'torre-y-menor': 'un final de torre y pieza menor',
};

/** The line leaves the middlegame: it is judged by the endgame it reaches. */
const transition: Lens = (p) => {
  if (!played(p) || p.mate || endgameType(p.start) !== undefined || !p.first.captured) return undefined;
  const last = p.moves.at(-1);
  const reached = last && ENDGAME_NAME[endgameType(after(last)) ?? ''];
  if (!reached) return undefined;
  return {
    motif: 'transicion',
    text: `${opener(p.first)} inicia cambios que desembocan en ${reached}; ${side(p.us)} ${p.best >= 35 ? 'quedan con' : 'conservan'} ${verdict(p.best)}`,
    hint: 'Imagina el final que queda tras los cambios y decide si te conviene.',
  };
};

export const ENDGAME_LENSES: Readonly<Record<string, Lens>> = {
  'aj-fin-mates': when(tagged('fin-kqk', 'fin-krk', 'fin-krrk'), elementaryMate),
  'aj-fin-matedificil': when(tagged('fin-kbbk', 'fin-kbnk'), elementaryMate),
  'aj-fin-principios': endgamePrinciple,
  'aj-fin-cuadrado': pawnSquare,
  'aj-fin-oposicion': opposition,
  'aj-fin-peones': when((p) => isEndgame('peones')(p) && p.pieces >= 5, endgameTechnique),
  'aj-fin-torre': when((p) => isRookAndPawn(p), endgameTechnique),
  'aj-fin-torrepractica': when((p) => isEndgame('torres')(p) && p.pieces >= 7, endgameTechnique),
  'aj-fin-dama': when((p) => tagged('fin-kqkp', 'fin-damapeon', 'fin-damas')(p) || isEndgame('damas')(p), endgameIdea),
  'aj-fin-alfil': when((p) => isEndgame('alfiles')(p) && p.pieces >= 5, endgameTechnique),
  'aj-fin-caballo': when((p) => isEndgame('caballos')(p) && p.pieces >= 5, endgameTechnique),
  'aj-fin-menores': when(isEndgame('menores'), endgameTechnique),
  'aj-fin-fortaleza': fortress,
  'aj-fin-conversion': conversion,
  'aj-fin-torremenor': when(
    (p) => bothHave(p, 'r', 'bn') && p.candidate.kind !== 'quiet' && !isGift(p),
    endgameTechnique,
  ),
  'aj-fin-torrecontramenor': when(
    (p) => rookAgainstMinor(p) && p.candidate.kind !== 'quiet' && !isGift(p),
    endgameTechnique,
  ),
  'aj-fin-damapasado': when(
    (p) =>
      isEndgame('damas')(p) &&
      hasPassedPawn(p) &&
      !isGift(p) &&
      p.start.findPiece({ type: 'q', color: 'w' }).length + p.start.findPiece({ type: 'q', color: 'b' }).length === 2,
    endgameIdea,
  ),
  'aj-fin-transicion': transition,
};
