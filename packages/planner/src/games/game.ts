import type { Campo, InformacionTema } from '@estratega/domain';
import type { GraphChapter, GraphDrill, GraphExercise } from '@estratega/lessons/graph';
import type { Curriculum, Topic } from '../curriculum/graph.ts';
import type { Variante } from '../curriculum/topic.ts';
import type { Memory } from '../learner/memory.ts';
import type { Lado } from '../learner/state.ts';

/** Everything the week and the learner need to know of a game; `games/index.ts` is the only list of them. */

export interface Profile {
  readonly level: number;
  readonly format: string;
}

/** Playing and its analysis: ways of working, not matter to be learnt once. */
export const isPractice = ({ play }: Game, topicId: string): boolean =>
  topicId === play.jugar || topicId === play.analizar;

export const playAreaOf = ({ curriculum, play }: Game): string | undefined =>
  curriculum.topicById.get(play.jugar)?.area;

/** Nothing is played for money: while caution holds, and by nobody under age. */
export const isUnplayed = ({ cautela, menor }: { readonly cautela: boolean; readonly menor?: true }): boolean =>
  cautela || menor === true;

/** Who has played under the plan, where games are played here, goes on, whatever is believed since of the steps to it. */
export const hasPlayed = (
  { play, playsHere }: Pick<Game, 'play' | 'playsHere'>,
  { unidades }: { readonly unidades: Readonly<Record<string, { readonly t: number }>> },
): boolean => playsHere && Object.entries(unidades).some(([id, { t }]) => id.startsWith(`${play.jugar}@`) && t > 0);

/** A line that a player may say to play. */
export interface Line {
  readonly words: RegExp;
  readonly tema: string;
  readonly lado: Lado;
  readonly dicho: string;
  /** Stages of the theme that are about other lines. */
  readonly sin?: readonly number[];
}

/** What a player may do every day without us, in words without accents. */
export interface Habit {
  readonly area: string;
  readonly words: RegExp;
}

/** What the free text says besides themes. */
export interface Signals {
  /** The text without accents and in lower case. */
  readonly plain: string;
  /** "no sé jugar", "soy principiante". */
  readonly beginner: boolean;
  /** "nunca he jugado", "empiezo de cero": not even the rules can be taken as known. */
  readonly neverPlayed: boolean;
  /** Speaks of losses, debt or being unable to stop: no play for money, never advise to move up. */
  readonly caution: boolean;
  /** May speak of it, and is not sure: one quiet question, and nothing changes until it is answered. */
  readonly doubt: boolean;
  /** Whoever would play is under age. */
  readonly minor: boolean;
  /** The money does not last for what is planned, or is to be lived from. */
  readonly means: boolean;
  /** Says that this is over: only the player's own word ends caution. */
  readonly recovered: boolean;
  /** Themes the text claims to know, with the level at which each starts. */
  readonly known: readonly Topic[];
}

/** One exercise of a topic's bank. */
export interface Item {
  /** Permanent: answers and learners' states refer to it. */
  readonly id: string;
  /** On the scale of levels: 2.4 is a little above what level 2 asks. */
  readonly dificultad: number;
  /** Chance to be right without knowing, where it is known. */
  readonly azar?: number | undefined;
  /** The colour that the solver plays. */
  readonly lado?: Lado | undefined;
  readonly levels: readonly [number, number];
  /** Of the id: for seeded tie-breaks without hashing text again. */
  readonly hash: number;
  readonly formats?: readonly string[] | undefined;
  /** What it has that a prompt may speak of. */
  readonly node: GraphExercise;
}

export interface Wording {
  /** "posición", "mano": what an exercise is called, singular and plural. */
  readonly item: readonly [string, string];
  /** What it is called in areas that are not about the cards: nobody solves «manos» of limits. */
  readonly otherItem?: { readonly areas: readonly string[]; readonly item: readonly [string, string] };
  /** Said with every game that is played: where to stop, and with what; sooner for who named what costs most there. */
  readonly playRule?: (level: number, format: string, named: readonly string[]) => string;
  /** What a reading asks, which is what its page can judge: nothing to be written or set up that nobody looks at. */
  readonly reading: string;
  /** "partida", "sesión": what is played. */
  readonly game: readonly [string, string];
  /** The days of a tournament: what was just played is looked at once, what is decided already is gone over. */
  readonly event: { readonly look: Variante; readonly list: Variante; readonly said: string };
  readonly levels: readonly string[];
  /** Names of a mixed review; each exercise asks its own question. */
  readonly review: readonly Pick<Variante, 'titulo'>[];
  /** The same for who just began, and while nobody is to play. */
  readonly gentleReview?: readonly Pick<Variante, 'titulo'>[];
  readonly closing: readonly Variante[];
  readonly closingOfBeginners: readonly Variante[];
  /** While nobody is to play: nothing of results or of hands. */
  readonly closingWithCare?: readonly Variante[];
}

export interface Game {
  readonly campo: Campo;
  /** How what was learnt fades. */
  readonly memory: Memory;
  readonly curriculum: Curriculum;
  readonly maxLevel: number;
  /** Area code → how a sentence names it. */
  readonly areas: Readonly<Record<string, string>>;
  /** Topic that an area's generic word stands for. */
  readonly firstOfArea: Readonly<Record<string, string>>;
  /** Generic words of an area: "finales", "aperturas". */
  readonly areaWords: Readonly<Record<string, readonly string[]>>;
  /** Names that players use besides a topic's own terms. */
  readonly topicWords: Readonly<Record<string, readonly string[]>>;
  /** Words that name a theme where nothing else does, and only the scene where something else is named: «los fish me pagan». */
  readonly sceneWords: readonly string[];
  /** What players mean without naming it: ideas of the game, and which of them together are which theme (`freetext/frames.ts`). */
  readonly ideas: string;
  readonly frames: string;
  /** Percent of minutes per area. */
  readonly shares: (level: number, format: string) => Readonly<Record<string, number>>;
  readonly profile: (request: InformacionTema, signals: Signals) => Profile;
  readonly freeText: (request: InformacionTema) => string;
  /** A level declared in free text ("subí a 1750", "ahora juego NL50"), or nothing. */
  readonly declaredLevel: (plainText: string, request: InformacionTema) => number | undefined;
  readonly play: { readonly jugar: string; readonly analizar: string };
  /** Games are played in the app, against it, and looked at as soon as they end. */
  readonly playsHere: boolean;
  /** Topic of the rules themselves: whoever signs up is taken to know them, unless the text says otherwise. */
  readonly rules: string;
  /** Areas of which the plan holds something at least every four weeks. */
  readonly wellbeing: readonly string[];
  /** What comes first under caution, in this order: limits and help, the urge, the money. */
  readonly care: readonly string[];
  /** Areas that the path keeps to under caution: nothing that is played for money. */
  readonly careAreas: readonly string[];
  /** Topics that are puzzles without stakes: under caution the path takes them before anything else. */
  readonly puzzles: readonly string[];
  /** Topics that fill a session once its own theme has no more exercises: such as work on the same thing, and none where nothing does. */
  readonly filler: (level: number, format: string, area: string, topicId: string) => readonly string[];
  /** Part of a task on a theme that somebody asked for that is written by hand, however hard. */
  readonly written?: number;
  /** Drills that a player's words ask for. */
  readonly leading?: (plainText: string) => readonly string[];
  /** Topics that a coach would not leave out of the first weeks of a level. */
  readonly core: (level: number, format: string) => readonly string[];
  /** Topics that the path brings up only where the player named them. */
  readonly onRequest: readonly string[];
  /** Those that a player has in their own games when a text speaks of them. */
  readonly repertoire: readonly string[];
  /** Lines that a player may name as played, and openings that such a repertoire never meets. */
  readonly lines: readonly Line[];
  readonly excluded: (lines: readonly { readonly tema: string; readonly lado: Lado }[]) => readonly string[];
  readonly habits: readonly Habit[];
  /** Topics that have at most such a part of a week, however they come: they are learnt by playing. */
  readonly sparing: Readonly<Record<string, number>>;
  /** Themes of a week from a level on and as many minutes, beyond which those in hand get another sitting before another theme has one. Highest first. */
  readonly themes: readonly (readonly [level: number, minutes: number, most: number])[];
  /** What was asked for leads: it begins with its chapter, and nothing that nobody asked for has more of a week. */
  readonly askedLeads: boolean;
  /** Topics that stand on games already played with us. */
  readonly afterPlay: readonly string[];
  /** Solved easily before a round. */
  readonly warmUp: string;
  /** What is gone over before a tournament that the player names. */
  readonly tournament?: string;
  /** Areas and topics that are no focus of a game by themselves: how one lives with the game, not how it is played. */
  readonly aside: readonly string[];
  /** Themes that a stack of so many blinds at most leads to, the smallest first. */
  readonly stacks: readonly { readonly upTo: number; readonly tema: string }[];
  /** Whether a theme belongs to another format and the text names nothing of it: «burbuja» of a cash player is no bubble. */
  readonly isOfOtherFormat: (topicId: string, format: string, plainText: string) => boolean;
  /** What a theme far below the player's level most likely means: «enroque», at 2100, is not how the king castles. */
  readonly meantAbove: Readonly<Record<string, string>>;
  /** Topics about money, which nobody under age is taught; and the one that comes first where the means are small. */
  readonly money: readonly string[];
  readonly means?: string;
  /** Topics about moving up, left out while caution holds. */
  readonly movingUp: readonly string[];
  /** Exercises of a topic. */
  readonly items: (topic: Topic) => readonly Item[];
  /** Positions of a topic that are played to their end. */
  readonly playOuts: (topic: Topic) => readonly Item[];
  /** A measured difficulty, stored on the scale of ratings, on the scale of levels. */
  readonly levelOfRating: (rating: number) => number;
  /** The other way round: what a session steers by. */
  readonly ratingOfLevel: (level: number) => number;
  /** What makes exercises from a seed. */
  readonly drills: readonly GraphDrill[];
  /** The stage of a unit as steps to be worked through, where it has them. */
  readonly chapter: (unitId: string) => GraphChapter | undefined;
  /** The exercise that had this place in a topic's bank before exercises had names. */
  readonly formerItem: (topicId: string, index: number) => string | undefined;
  /** Minutes that one exercise takes at a level, with a look at what it says afterwards. */
  readonly minutesPerItem: (level: number) => number;
  /** Games or hands that fit in a session: what {n} stands for in a variant of play. */
  readonly playedIn: (minutes: number) => number;
  /** The same for a variant of analysis: a hand is gone over in five minutes, not in one. */
  readonly reviewedIn: (minutes: number) => number;
  readonly wording: Wording;
}
