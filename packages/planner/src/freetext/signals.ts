import type { Game, Signals } from '../games/game.ts';
import { finish, type Steps } from '../steps/steps.ts';
import { careSteps } from './care.ts';
import { isRecovered } from './distress.ts';
import { type Guess, type Mention, mentionSteps } from './read.ts';
import { plainText } from './tokens.ts';

/** What the text says of the player besides themes. */

/** «No sé jugar» means the game itself only where nothing follows that is played: «no sé jugar el river» is a theme. */
const PLAYING = '(?:al? )?(?:el )?(?:ajedrez|poker|texas(?: hold ?em)?|hold ?em|cartas|este juego|esto|nada)';
const NEVER_PLAYED = new RegExp(
  [
    `\\bno se (?:como )?(?:jugar|se juega)(?: ${PLAYING})?(?= y (?:quiero|me gustaria|quisiera|necesito)| pero | todavia| aun| ni | bien todavia|$)`,
    '\\bno se nada(?: de (?:ajedrez|poker|nada))?(?= y | pero |$)',
    `\\b(?:nunca|jamas) (?:he )?(?:jug(?:ue|ado|aba)|tocado)(?: ${PLAYING})?(?= y | pero |$| en mi vida)`,
    '\\b(?:empiezo|empezar|arranco|arrancar|parto|comenzar|comienzo|aprender)(?: \\w+){0,3} (?:desde|de) cero\\b',
    '^(?:desde|de) cero$',
    '\\bno (?:se|conozco|entiendo)(?: bien| ni)? (?:las )?reglas\\b',
    '\\bno se (?:ni )?(?:como )?se? ?mueven? las piezas\\b',
    '\\b(?:solo|solamente|nomas|apenas) (?:lo |la )?(?:he visto|vi|veo|conozco)(?: (?:al? )?(?:el )?(?:ajedrez|poker|jugar|partidas|torneos))*(?: \\\\w+)? (?:en|por) (?:la |las |el |los )?(?:tele|television|peliculas?|pelis?|series?|cine|redes|tiktok)\\b',
    '^(?:y |todavia |aun )?no se (?:ni |bien )?que (?:manos? )?(?:le )?ganan? a que$',
  ].join('|'),
  'u',
);

const BEGINNER =
  /\b(?:(?:soy|totalmente|completamente) (?:un |una )?(?:principiante|novat[oa]|nuev[oa]|inexpert[oa])|estoy empezando|recien empiezo|acabo de empezar)\b/u;
/** «Me caliento y empiezo a jugar cualquier cosa» is no beginner's word. */
const BEGINS_TO_PLAY =
  /(?<!\b(?:cuando|si|y|que) )\bempiezo a jugar(?: (?:al? |el )?(?:ajedrez|poker|texas(?: hold ?em)?|hold ?em|esto|ahora))?(?=$| y (?:quiero|me gustaria|quisiera|necesito|no se))/u;

export interface TextRead extends Signals {
  readonly mentions: readonly Mention[];
  /** Themes named without a word of what is wanted of them: «juego la francesa». */
  readonly spokenOf: readonly string[];
  /** Which theme is meant is not plain, and its area is. */
  readonly guesses: readonly Guess[];
}

export const NOTHING_READ: TextRead = {
  plain: '',
  mentions: [],
  spokenOf: [],
  guesses: [],
  neverPlayed: false,
  beginner: false,
  caution: false,
  doubt: false,
  minor: false,
  means: false,
  recovered: false,
  known: [],
};

/** Sentences in plain form: a full stop ends what «nothing follows» looks at. */
const plainSentences = (text: string): readonly string[] => text.split(/[.!?;,\n]/u).map(plainText);

function* reading(game: Game, text: string): Steps<TextRead> {
  const plain = plainText(text);
  yield;
  const { mentions, spokenOf, guesses } = yield* mentionSteps(game, text);
  const known = mentions.flatMap(({ tema, polaridad }) => {
    const topic = polaridad === 'sabe' ? game.curriculum.topicById.get(tema) : undefined;
    return topic ? [topic] : [];
  });
  const sentences = plainSentences(text);
  const neverPlayed = sentences.some((sentence) => NEVER_PLAYED.test(sentence));
  const begins = sentences.some((sentence) => BEGINS_TO_PLAY.test(sentence));
  yield;
  // Chess is played for no money: there is nothing to be careful of.
  const care = game.care.length > 0 ? yield* careSteps(text) : undefined;
  const caution = care?.dinero === 'si';
  return {
    plain,
    mentions,
    spokenOf,
    guesses,
    neverPlayed,
    beginner: neverPlayed || begins || BEGINNER.test(plain),
    caution,
    doubt: care?.dinero === 'duda',
    minor: care?.menor ?? false,
    means: care?.medios ?? false,
    recovered: !caution && isRecovered(text),
    known,
  };
}

/** What a text says depends on nothing else, and every look at a plan asks for it again: the last few are kept. */
const KEPT = 200;
const kept = new Map<string, TextRead>();

/** Reads a text clause by clause, so that `readSignals` finds it read. */
export function* listening(game: Game, text: string): Steps<TextRead> {
  if (text.trim() === '') return NOTHING_READ;
  const key = `${game.campo} ${text}`;
  const read = kept.get(key) ?? (yield* reading(game, text));
  kept.delete(key);
  kept.set(key, read);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return read;
}

export const readSignals = (game: Game, text: string): TextRead => finish(listening(game, text));
