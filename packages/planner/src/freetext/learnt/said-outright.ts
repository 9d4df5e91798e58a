import type { Read } from '../passages.ts';
import type { Place } from './stance-features.ts';

/** Two ways of speaking that leave nothing to be weighed: «aperturas, no», and «la sé, pero en la mesa se me escapa». */

const written = ({ tokens }: Read, keep: (token: Read['tokens'][number]) => boolean): string =>
  tokens
    .filter(keep)
    .map(({ word }) => word)
    .join(' ');

const LEADS = /^(?:(?:y|pero|con|de|en|el|la|los|las|lo|mas) )*$/u;
const NOTHING_OF = /^(?:(?:y|pero|por|favor) )*(?:nada|basta) de (?:(?:el|la|los|las) )?$/u;
const NO =
  /^(?:no|no gracias|no por favor|no porfa|gracias no|mejor no|por ahora no|ni hablar|ni loc[oa]|ni de broma|paso)$/u;
const POLITE = /^(?:por favor|porfa|gracias|por ahora|todavia|ahora)?$/u;

/** «Aperturas no.», «nada de finales», «GTO no, gracias»: nothing but the theme and a no. After what is known it only says that this is not. */
export const isRefused = ({ passages, passage, clause, tramo }: Place): boolean => {
  const reads = passages[passage]?.reads ?? [];
  const read = reads[clause];
  if (!read || read.question) return false;
  const isNamed = (at: number): boolean => read.themes.some((one) => at >= one.tramo[0] && at < one.tramo[1]);
  const before = `${written(read, ({ start, end }) => end <= tramo[0] && !isNamed(start))} `.trimStart();
  const after = written(read, ({ start }) => start >= tramo[1] && !isNamed(start));
  const next = reads[clause + 1];
  const isLeft =
    (NOTHING_OF.test(before) && POLITE.test(after)) ||
    (LEADS.test(before) && (NO.test(after) || (after === '' && next !== undefined && NO.test(next.text))));
  if (!isLeft) return false;
  const said = reads.slice(0, clause).findLast(({ stance }) => stance.polarity !== undefined);
  return said?.stance.polarity !== 'sabe' && said?.stance.polarity !== 'no_sabe';
};

/** Said to be known, and not under a negation. */
const KNOWN_IN_THEORY =
  /(?<!\b(?:no|ni|nunca|jamas|apenas|sin|tampoco) )\b(?:l[oa]s? se|^(?:yo )?(?:me )?se|ya se|se (?:la|lo|las|los|de|como|que|cuando|bien)|conozco|entiendo|comprendo|domino|dominad[oa]s?|de memoria|estudi(?:e|ad[oa]s?)|aprendi(?:d[oa]s?)?|lei|leid[oa]s?|(?:la|en|de) teoria|en (?:el papel|los libros|seco|frio|casa|puzzles|problemas|ejercicios)|clar[oa]s?|l[oa]s? tengo|sabid[oa]s?|repasad[oa]s?|vist[oa]s?)\b/u;
const AT_THE_BOARD =
  /\b(?:(?:en|a) (?:la |el |mi |mis |las |los |plena |una )?(?:practica|mesas?|partidas?|tablero|juego real|realidad|torneos?|vivo|hora de (?:la verdad|jugar\w*|aplicar\w*|usar\w*|hacer\w*|llevar\w*))|jugando|sentad[oa]|(?:con|contra) (?:el )?reloj|apurad[oa]|en caliente|sobre (?:el tablero|la mesa)|aplicar\w*|cuando (?:juego|toca|me toca|estoy|l[oa]s? tengo|me siento))\b/u;
const SLIPS =
  /\b(?:se me (?:escapan?|van?|olvidan?|borran?|cruzan?|pasan?|mezclan?|complican?|hacen?|caen?|nublan?)|no|me (?:cuestan?|pierdo|bloqueo|olvido|equivoco|confundo|trabo|lio|enredo|hago)|desaparecen?|fall[oa]n?|la (?:pifio|cago|riego)|cualquier cosa|otra (?:cosa|historia)|otro cantar|nada|pierdo|tablas|empato|regalo|mal|fatal|desastre|al reves|dudo)\b/u;
const isSlip = (text: string): boolean => AT_THE_BOARD.test(text) && SLIPS.test(text);

/**
 * «Los finales de torre los sé desde el 89, pero en la práctica se me escapan»: read and known, and lost at the board. It is
 * worked on, and not read again.
 */
export const slipsInPractice = ({ passages, passage, clause, topicId }: Place): boolean => {
  const here = passages[passage];
  const later = passages[passage + 1];
  if (!here) return false;
  const isOther = ({ themes }: Read): boolean => themes.some((one) => one.topicId !== topicId && here.plain.has(one));
  const after = here.reads.slice(clause + 1);
  const other = after.findIndex(isOther);
  // What follows without a theme of its own still speaks of this one.
  const about = other < 0 ? after : after.slice(0, other);
  const next = other < 0 && later?.plain.size === 0 ? later.reads : [];
  const said = [here.reads[clause], ...about, ...next].map((read) => read?.text ?? '');
  const isShared = here.reads[clause]?.themes.some((one) => one.topicId !== topicId);
  const known = said.findIndex((text) => KNOWN_IN_THEORY.test(text));
  if (known < 0) return false;
  const [first = '', ...rest] = said.slice(known);
  const match = KNOWN_IN_THEORY.exec(first);
  // «Las odds me las sé y el river me cuesta»: beside another theme, the same clause may speak of that one.
  const own = known > 0 || !isShared ? first.slice((match?.index ?? 0) + (match?.[0].length ?? 0)) : '';
  return [own, ...rest].some(isSlip);
};
