import graph from '@estratega/lessons/build/chess-graph.js';
import words from '@estratega/lessons/build/chess-words.js';
import { type GraphExercise, onLevelScale } from '@estratega/lessons/graph';
import { PLAYED_IN, REVIEWED_IN } from '@estratega/lessons/prompt';
import { bankOf } from '../../curriculum/bank.ts';
import { compile } from '../../curriculum/graph.ts';
import type { Game } from '../game.ts';
import { CHESS_AREA_WORDS, CHESS_FIRST_OF_AREA, CHESS_SCENE_WORDS, CHESS_TOPIC_WORDS } from './area-words.ts';
import { CHESS_AFTER_PLAY, CHESS_ON_REQUEST, chessCore } from './core.ts';
import { CHESS_MAX_LEVEL, chessProfile, declaredChessLevel } from './level.ts';
import { CHESS_MEANT_ABOVE } from './meant-above.ts';
import { chessShares } from './shares.ts';
import { CHESS_AREA_NAMES, CHESS_WORDING } from './wording.ts';

const CHAPTERS = new Map(graph.capitulos.map((one) => [one.unidad, one]));

export const chess: Game = {
  campo: 'Ajedrez',
  curriculum: compile(graph.temas, words),
  maxLevel: CHESS_MAX_LEVEL,
  areas: CHESS_AREA_NAMES,
  firstOfArea: CHESS_FIRST_OF_AREA,
  areaWords: CHESS_AREA_WORDS,
  topicWords: CHESS_TOPIC_WORDS,
  sceneWords: CHESS_SCENE_WORDS,
  shares: chessShares,
  profile: chessProfile,
  freeText: (request) => (request.campo === 'Ajedrez' ? request.conocimientosAjedrez : ''),
  declaredLevel: declaredChessLevel,
  hoursToRise: [40, 100, 160, 240, 320, 400],
  play: { jugar: 'aj-par-jugar', analizar: 'aj-par-analizar' },
  rules: 'aj-fun-reglas',
  wellbeing: [],
  care: [],
  careAreas: [],
  puzzles: [],
  core: chessCore,
  onRequest: CHESS_ON_REQUEST,
  afterPlay: CHESS_AFTER_PLAY,
  // Endings are learnt at the board: a whole game seldom reaches the one that was studied.
  aside: ['COM', 'PAR', 'FIN'],
  meantAbove: CHESS_MEANT_ABOVE,
  money: [],
  movingUp: [],
  items: bankOf(graph.ejercicios),
  playOuts: bankOf(graph.partidas),
  levelOfRating: onLevelScale,
  drills: graph.taladros,
  chapter: (unit) => CHAPTERS.get(unit),
  formerItem: (topicId, index) => graph.antiguos[topicId]?.[index],
  // The higher the level, the longer a single position is thought about.
  minutesPerItem: (level) => (level <= 2 ? 3 + level * 0.35 : 4.5 + (level - 3) * 1.5),
  playedIn: PLAYED_IN.Ajedrez,
  reviewedIn: REVIEWED_IN.Ajedrez,
  wording: CHESS_WORDING,
};

/** The same game with exercises that an installation has beside the bank. */
export const chessWith = (more: readonly GraphExercise[]): Game =>
  more.length === 0 ? chess : { ...chess, items: bankOf([...graph.ejercicios, ...more]) };
