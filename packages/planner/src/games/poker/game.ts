import graph from '@estratega/lessons/build/poker-graph.js';
import words from '@estratega/lessons/build/poker-words.js';
import { PLAYED_IN, REVIEWED_IN } from '@estratega/lessons/prompt';
import { pokerRating } from '@estratega/lessons/serve';
import { bankOf } from '../../curriculum/bank.ts';
import { compile } from '../../curriculum/graph.ts';
import { MEMORY } from '../../learner/memory.ts';
import type { Game } from '../game.ts';
import { POKER_AREA_WORDS, POKER_FIRST_OF_AREA, POKER_SCENE_WORDS, POKER_TOPIC_WORDS } from './area-words.ts';
import { POKER_AFTER_PLAY, POKER_ON_REQUEST, pokerCore } from './core.ts';
import { pokerFiller } from './filler.ts';
import { POKER_FRAMES, POKER_IDEAS } from './frames.ts';
import { pokerLeading } from './leading.ts';
import { declaredPokerLevel, POKER_MAX_LEVEL, pokerProfile } from './level.ts';
import { POKER_MEANT_ABOVE, POKER_MONEY } from './meant-above.ts';
import { isOfOtherPokerFormat } from './other-format.ts';
import { pokerShares } from './shares.ts';
import { POKER_AREA_NAMES, POKER_WORDING } from './wording.ts';

const CHAPTERS = new Map(graph.capitulos.map((one) => [one.unidad, one]));
export const poker: Game = {
  campo: 'Poker Texas Holdem',
  memory: MEMORY,
  curriculum: compile(graph.temas, words),
  maxLevel: POKER_MAX_LEVEL,
  areas: POKER_AREA_NAMES,
  firstOfArea: POKER_FIRST_OF_AREA,
  areaWords: POKER_AREA_WORDS,
  topicWords: POKER_TOPIC_WORDS,
  sceneWords: POKER_SCENE_WORDS,
  ideas: POKER_IDEAS,
  frames: POKER_FRAMES,
  shares: pokerShares,
  profile: pokerProfile,
  freeText: (request) => (request.campo === 'Poker Texas Holdem' ? request.conocimientosPoker : ''),
  declaredLevel: (plainText) => declaredPokerLevel(plainText),
  play: { jugar: 'pk-rev-sesion', analizar: 'pk-rev-manos' },
  playsHere: false,
  rules: 'pk-fun-reglas',
  wellbeing: ['MEN', 'BAN'],
  care: ['pk-men-limites', 'pk-men-tilt', 'pk-ban-banca'],
  careAreas: ['MEN', 'BAN', 'MAT', 'FUN'],
  puzzles: ['pk-fun-manos', 'pk-mat-outs', 'pk-mat-combos', 'pk-mat-equity'],
  filler: pokerFiller,
  written: 1 / 3,
  leading: pokerLeading,
  core: pokerCore,
  onRequest: POKER_ON_REQUEST,
  repertoire: [],
  lines: [],
  excluded: () => [],
  habits: [],
  warmUp: 'pk-men-rutina',
  sparing: {},
  themes: [
    [5, 0, 10],
    [3, 0, 8],
  ],
  // Money, mind and the table have their part of every week.
  askedLeads: false,
  afterPlay: POKER_AFTER_PLAY,
  aside: ['MEN', 'BAN', 'REV', 'pk-tor-calendario', 'pk-cas-sala', 'pk-cas-sesion', 'pk-mat-varianza'],
  stacks: [
    { upTo: 15, tema: 'pk-tor-pushfold' },
    { upTo: 40, tema: 'pk-tor-stackmedio' },
  ],
  isOfOtherFormat: isOfOtherPokerFormat,
  meantAbove: POKER_MEANT_ABOVE,
  money: POKER_MONEY,
  means: 'pk-ban-banca',
  movingUp: ['pk-ban-niveles'],
  items: bankOf(graph.ejercicios),
  // Stored as 600 for the first level and 300 more for each; the middle of a level lies half a level above its beginning.
  playOuts: () => [],
  levelOfRating: (rating) => (rating - 600) / 300 + 0.5,
  ratingOfLevel: pokerRating,
  drills: graph.taladros,
  chapter: (unit) => CHAPTERS.get(unit),
  formerItem: (topicId, index) => graph.antiguos[topicId]?.[index],
  // A hand asks one to three questions: three quarters of a minute for each, and somewhat more where there is more to weigh.
  minutesPerItem: (level) => 1.5 + level * 0.1,
  playedIn: PLAYED_IN['Poker Texas Holdem'],
  reviewedIn: REVIEWED_IN['Poker Texas Holdem'],
  wording: POKER_WORDING,
};
