import type { Passage, Read } from '../passages.ts';
import { type Bag, normalised, put, putLetters, spoken } from './features.ts';
import { remembered } from './remembered.ts';
import { STANCE_WORDS } from './stance-words.ts';

/** What stands around a theme in a text: the words before and after it, its neighbours, and what the rules make of them. */

export interface Place {
  readonly passages: readonly Passage[];
  readonly passage: number;
  readonly clause: number;
  /** Start and end of the theme's own words in the text. */
  readonly tramo: readonly [number, number];
  readonly topicId: string;
}

/** A word that says that something is mastered. «Juego», «uso», «tengo» say what one does, and not how well. */
const MASTERY =
  /\b(?:domin\w+|controlad[oa]s?|controlo|controlamos|manejo|manejad[oa]s?|se (?:bien|de sobra|bastante|mucho|todo|perfectamente)|(?:lo|la|los|las|le|les|me l[oa]s?|ya|eso) se|^(?:yo |solo |ya )?se (?:los?|las?|el|mover|jugar|dar|que|un)|se (?:lo|la) (?:que|basico)|ya se|se (?:como |cuando |cuanto |que )?\w+[aei]r|sabemos|sepa|me se|conozco|entiendo|entendid[oa]s?|comprendo|comprendid[oa]s?|clar[oa]s?|clarisim[oa]s?|clavad[oa]s?|dominadisim[oa]s?|estudie|estudiad[oa]s?|estudiadisim[oa]s?|aprendid[oa]s?|aprendi|vist[oa]s?|lei|repasad[oa]s?|trabajad[oa]s?|entrenad[oa]s?|practicad[oa]s?|memorizad[oa]s?|de memoria|interiorizad[oa]s?|asimilad[oa]s?|superad[oa]s?|resuelt[oa]s?|sabid[oa]s?|pulid[oa]s?|aceitad[oa]s?|automatizad[oa]s?|cubiert[oa]s?|afinad[oa]s?|firmes?|bien|buen[oa]s?|buenisim[oa]s?|fuertes?|fortaleza|mejor|facil|faciles|facilidad|facilisim[oa]s?|soltura|sobrad[oa]s?|sobran?|segur[oa]s?|solid[oa]s?|comod[oa]s?|tranquil[oa]s?|crack|capo|capa|genio|maquina|bestia|fiera|expert[oa]s?|especialista|maestr[oa]|perfect\w+|impecables?|genial|joya|barbar[oa]s?|de diez|al dia|de taquito|al vuelo|ojos cerrados|dormid[oa]|lo mio|mi fuerte|lujo|maravilla|problemas?|drama|dudas?|cuestan?|costaban?|necesito|hacen? falta|fall[oae]\w*|escapan?|preocup\w+|gano|ganaba|sale[ns]?|funcionan?|van?|rinden?|defiendo|acierto|aciertos|convierto|veo|vole\w*|nad[oa] que|fluid[oa]|rapido|primera|chupad[oa]|pan comido|papita|pichanga|manteca|regalad[oa]|tirad[oa]|piola|chido|cancheros?|canchero|dobl\w+|me se|mano|tome la mano|tomad[oa]|cogid[oa]|pillad[oa]|agarrad[oa]|aprobad[oa]|bordo|clavo|100|cien)\b/u;

/** «Llego bien a la mitad del torneo» says where the trouble begins, not what is mastered. */
const ARRIVES = /\b(?:llego|llegamos|arranco|empiezo|comienzo|voy|vamos) bien\b/u;

export const hasMastery = ({ passages, passage, clause }: Place): boolean => {
  const reads = passages[passage]?.reads ?? [];
  const here = [reads[clause], reads[clause - 1], reads[clause + 1]].map((read) => read?.text ?? '');
  const read = reads[clause];
  if (read && ARRIVES.test(read.text) && !MASTERY.test(read.text.replace(ARRIVES, ''))) return false;
  // «ya no tilteo», «dejé de colgar piezas»: trouble that is over, in words that no list holds.
  if (read?.stance.polarity === 'sabe' && !read.stance.isHabit) return true;
  if (passages[passage]?.rules[clause] === 'sabe' && reads.some(({ stance }) => stance.time !== undefined)) return true;
  const after = passages[passage + 1];
  // «¿El push/fold? Dominado.»
  const answer = after && after.plain.size === 0 ? (after.reads[0]?.text ?? '') : '';
  return [...here, answer].some((text) => MASTERY.test(text.replace(ARRIVES, '')));
};

const wordsIn = ({ tokens }: Read): readonly string[] => tokens.map(({ word }) => spoken(word));

const putWords = (bag: Bag, prefix: string, words: readonly string[], weight: number): void => {
  for (const [i, word] of words.entries()) {
    put(bag, `${prefix} ${word}`, weight);
    if (i > 0) put(bag, `${prefix}2 ${words[i - 1]} ${word}`, weight);
  }
};

const shapeOf = ({ stance, question }: Read): string =>
  [
    stance.polarity ?? '-',
    stance.ignore ? 'i' : '',
    stance.isHabit ? 'h' : '',
    stance.contrast ? 'c' : '',
    question ? 'q' : '',
  ].join('');

const NEAR = 3;

const CLAUSES_KEPT = 500;
/** Which sorts of expression stand in some words, whether often, and where the last of each. The themes of one clause all ask. */
const saidIn = remembered(
  (text) =>
    STANCE_WORDS.flatMap(([name, pattern]) => {
      const found = [...text.matchAll(pattern)];
      return found.length === 0 ? [] : [{ name, often: found.length > 1, at: found.at(-1)?.index ?? 0 }];
    }),
  CLAUSES_KEPT,
);

/** Which sorts of expression stand in some words, the last of them, and which of them together. */
const putSaid = (bag: Bag, prefix: string, text: string, weight: number): void => {
  const have: string[] = [];
  let last = '';
  let lastAt = -1;
  for (const { name, often, at } of saidIn(text)) {
    have.push(name);
    put(bag, `${prefix} ${name}`, weight);
    if (often) put(bag, `${prefix} ${name} often`, weight * 0.5);
    if (at > lastAt) {
      last = name;
      lastAt = at;
    }
  }
  put(bag, `${prefix} all ${have.join(' ')}`, weight);
  if (have.length > 1) put(bag, `${prefix} last ${last}`, weight * 0.7);
};

export const stanceFeatures = ({ passages, passage, clause, tramo, topicId }: Place): Bag => {
  const bag: Bag = new Map();
  const here = passages[passage] as Passage;
  const read = here.reads[clause] as Read;
  const tokens = read.tokens;
  const before = tokens.filter(({ end }) => end <= tramo[0]).map(({ word }) => spoken(word));
  const after = tokens.filter(({ start }) => start >= tramo[1]).map(({ word }) => spoken(word));
  const written = (keep: (token: Read['tokens'][number]) => boolean): string =>
    tokens
      .filter(keep)
      .map(({ word }) => word)
      .join(' ');
  const own = tokens.filter(({ start, end }) => end > tramo[0] && start < tramo[1]).map(({ word }) => spoken(word));

  // The clause: what stands before the theme, after it, next to it, and the words of the theme themselves.
  putWords(bag, 'b', before, 1);
  putWords(bag, 'a', after, 1);
  putWords(bag, 'n', before.slice(-NEAR), 1);
  putWords(bag, 'm', after.slice(0, NEAR), 1);
  putWords(bag, 'o', own, 0.7);
  const all = wordsIn(read);
  putWords(bag, 'w', ['^', ...all, '$'], 1);
  for (const [i, word] of all.entries()) {
    if (i > 1) put(bag, `k ${all[i - 2]} ${word}`, 0.7);
    putLetters(bag, 'c ', word, 0.3);
  }
  put(bag, `before ${before.length === 0 ? 'none' : 'some'} after ${after.length === 0 ? 'none' : 'some'}`, 0.7);
  const short = all.length <= own.length + 1 ? 'bare' : all.length <= own.length + 3 ? 'short' : 'long';
  put(bag, `length ${short}`, 0.7);

  putSaid(bag, 'sw', read.text, 1.5);
  putSaid(
    bag,
    'sb',
    written(({ end }) => end <= tramo[0]),
    1,
  );
  putSaid(
    bag,
    'sa',
    written(({ start }) => start >= tramo[1]),
    1.2,
  );

  // What the rules make of it.
  const rule = here.rules[clause] ?? 'none';
  put(bag, `rule ${rule}`, 2);
  put(bag, `shape ${shapeOf(read)}`, 1.5);
  put(bag, `rule ${rule} ${short}`, 1);
  if (read.stance.time) put(bag, `time ${read.stance.time} ${rule}`, 1);
  if (read.stance.refersBack) put(bag, `back ${rule}`, 0.7);
  if (read.stance.isBareNo) put(bag, `bare ${rule}`, 1);
  put(bag, `topic ${topicId}`, 0.5);
  put(bag, `topic ${topicId} ${rule}`, 0.5);
  put(bag, `area ${topicId.slice(0, 6)} ${rule}`, 0.7);
  const framed = read.framed.find((one) => one.topicId === topicId);
  if (framed) put(bag, `meant ${framed.isTrouble ? 'trouble' : 'named'} ${rule}`, 1);
  put(bag, `themes ${Math.min(3, read.themes.length)} ${rule}`, 0.5);

  // Its neighbours in the sentence: a comment that follows, a contrast that came before.
  const last = here.reads[clause - 1];
  const next = here.reads[clause + 1];
  if (last) {
    putSaid(bag, last.themes.length > 0 ? 'sp' : 'sq', last.text, last.themes.length > 0 ? 0.4 : 0.8);
    putWords(bag, 'p', wordsIn(last), 0.4);
    put(
      bag,
      `last ${shapeOf(last)} ${last.themes.length > 0 ? 'theme' : 'none'} ${read.stance.contrast ? 'c' : ''}`,
      1,
    );
    put(bag, `last ${here.rules[clause - 1] ?? shapeOf(last)} now ${shapeOf(read)}`, 0.7);
  } else put(bag, 'first', 0.5);
  if (next) {
    putSaid(bag, next.themes.length > 0 ? 'sx' : 'sy', next.text, next.themes.length > 0 ? 0.4 : 1);
    putWords(bag, next.themes.length > 0 ? 'x' : 'y', wordsIn(next), next.themes.length > 0 ? 0.3 : 0.6);
    put(bag, `next ${shapeOf(next)} ${next.themes.length > 0 ? 'theme' : 'none'}`, 1);
  } else put(bag, 'last', 0.5);

  // The sentence after, where it only speaks of this one.
  const later = passages[passage + 1];
  if (later && later.plain.size === 0 && clause === here.reads.length - 1) {
    for (const one of later.reads.slice(0, 2)) {
      putSaid(bag, 'sz', one.text, 0.7);
      putWords(bag, 'z', wordsIn(one), 0.5);
      put(bag, `later ${shapeOf(one)}`, 0.7);
    }
  }
  const earlier = passages[passage - 1];
  if (earlier && clause === 0) {
    const end = earlier.reads.at(-1);
    if (end) {
      put(bag, `earlier ${shapeOf(end)} ${short}`, 0.5);
      if (earlier.plain.size === 0) putWords(bag, 'e', wordsIn(end), 0.4);
    }
  }
  return normalised(bag);
};
