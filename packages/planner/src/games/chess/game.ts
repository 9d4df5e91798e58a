import graph from '@estratega/lessons/build/chess-graph.js';
import words from '@estratega/lessons/build/chess-words.js';
import { type GraphExercise, offLevelScale, onLevelScale } from '@estratega/lessons/graph';
import { PLAYED_IN, REVIEWED_IN } from '@estratega/lessons/prompt';
import { bankOf } from '../../curriculum/bank.ts';
import { compile } from '../../curriculum/graph.ts';
import { MEMORY } from '../../learner/memory.ts';
import type { Game } from '../game.ts';
import { CHESS_AREA_WORDS, CHESS_FIRST_OF_AREA, CHESS_SCENE_WORDS, CHESS_TOPIC_WORDS } from './area-words.ts';
import { CHESS_AFTER_PLAY, CHESS_ON_REQUEST, CHESS_REPERTOIRE, chessCore } from './core.ts';
import { CHESS_FRAMES, CHESS_IDEAS } from './frames.ts';
import { CHESS_MAX_LEVEL, chessProfile, declaredChessLevel } from './level.ts';
import { CHESS_MEANT_ABOVE } from './meant-above.ts';
import { CHESS_HABITS, CHESS_LINES, chessExcluded } from './repertoire.ts';
import { chessShares } from './shares.ts';
import { CHESS_AREA_NAMES, CHESS_WORDING } from './wording.ts';

const CHAPTERS = new Map(graph.capitulos.map((one) => [one.unidad, one]));
/** By level, as answers are expected to take; the nightly job puts them right by the answers that come. */
const MINUTES_PER_ITEM = [0.7, 0.9, 1.3, 2.2, 3.5, 3.9, 4.1] as const;

/** Mixed tactics never run out; who begins finds mates, and counts who attacks what. */
const chessFiller = (level: number, _format: string, area: string): readonly string[] => {
  if (level === 0) return ['aj-fun-seguridad', 'aj-fun-jaquemate', 'aj-tac-mate1'];
  // What fills up endings is endings.
  if (area === 'FIN' && level > 1)
    return level > 3
      ? ['aj-fin-peones', 'aj-fin-torrepractica', 'aj-fin-menores']
      : ['aj-fin-principios', 'aj-fin-oposicion', 'aj-fin-peones'];
  return ['aj-tac-mixta'];
};

export const chess: Game = {
  campo: 'Ajedrez',
  memory: MEMORY,
  curriculum: compile(graph.temas, words),
  maxLevel: CHESS_MAX_LEVEL,
  areas: CHESS_AREA_NAMES,
  firstOfArea: CHESS_FIRST_OF_AREA,
  areaWords: CHESS_AREA_WORDS,
  topicWords: CHESS_TOPIC_WORDS,
  sceneWords: CHESS_SCENE_WORDS,
  ideas: CHESS_IDEAS,
  frames: CHESS_FRAMES,
  shares: chessShares,
  profile: chessProfile,
  freeText: (request) => (request.campo === 'Ajedrez' ? request.conocimientosAjedrez : ''),
  declaredLevel: declaredChessLevel,
  play: { jugar: 'aj-par-jugar', analizar: 'aj-par-analizar' },
  playsHere: true,
  rules: 'aj-fun-reglas',
  wellbeing: [],
  care: [],
  careAreas: [],
  puzzles: [],
  filler: chessFiller,
  core: chessCore,
  onRequest: CHESS_ON_REQUEST,
  repertoire: CHESS_REPERTOIRE,
  lines: CHESS_LINES,
  excluded: chessExcluded,
  habits: CHESS_HABITS,
  sparing: { 'aj-com-tiempo': 0.15 },
  themes: [
    [3, 840, 8],
    [3, 600, 7],
    [3, 0, 6],
    [2, 300, 6],
  ],
  askedLeads: true,
  afterPlay: CHESS_AFTER_PLAY,
  tournament: 'aj-com-torneo',
  warmUp: 'aj-tac-mixta',
  // Endings are learnt at the board: a whole game seldom reaches the one that was studied.
  aside: ['COM', 'PAR', 'FIN'],
  stacks: [],
  isOfOtherFormat: () => false,
  meantAbove: CHESS_MEANT_ABOVE,
  money: [],
  movingUp: [],
  items: bankOf(graph.ejercicios),
  playOuts: bankOf(graph.partidas),
  levelOfRating: onLevelScale,
  ratingOfLevel: (level) => Math.round(offLevelScale(level)),
  drills: graph.taladros,
  chapter: (unit) => CHAPTERS.get(unit),
  formerItem: (topicId, index) => graph.antiguos[topicId]?.[index],
  // The higher the level, the longer a single position is thought about.
  minutesPerItem: (level) => MINUTES_PER_ITEM[Math.max(0, Math.min(6, level))] ?? 6,
  playedIn: PLAYED_IN.Ajedrez,
  reviewedIn: REVIEWED_IN.Ajedrez,
  wording: CHESS_WORDING,
};

/** The same game with exercises that an installation has beside the bank. */
export const chessWith = (more: readonly GraphExercise[]): Game =>
  more.length === 0 ? chess : { ...chess, items: bankOf([...graph.ejercicios, ...more]) };
