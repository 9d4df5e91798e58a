import { type Mark, type Token, tokenize } from './tokens.ts';

/** Sentences, and in them clauses: pieces of text that say one thing of the themes they name. */

export interface Clause {
  readonly tokens: readonly Token[];
  /** Words as written, without accents: what polarity is read from. */
  readonly text: string;
  /** Asked and not told: «¿cómo juego el river?». */
  readonly question?: true;
}

export type Sentence = readonly Clause[];

/** No clause that a person writes is longer; it bounds the work on text that no person wrote. */
const CLAUSE_MOST = 60;
const ENDS_SENTENCE = new Set(['.', '!', '?', '\n']);
/** Conjunctions that begin another statement. */
const BREAKS = new Set(['pero', 'aunque', 'sino', 'salvo', 'excepto', 'porque', 'mientras', 'aun', 'ahora', 'antes']);
const EXCEPTS = new Set(['todo', 'todos', 'todas', 'bien', 'perfecto', 'genial']);
/** After "y", a word that begins a statement of its own: "y no…", "y me cuesta…", "y quiero…". */
const STARTS_STATEMENT = new Set(
  'no me quiero quisiera necesito domino conozco entiendo manejo tengo nunca tampoco fallo se estoy soy juego querria deseo tambien la lo las los ya sufro pierdo llevo controlo resuelvo desconozco busco en aprender mejorar estudiar despues entro'.split(
    ' ',
  ),
);
/** "la entiendo", "los domino": the pronoun is followed by a verb, not by a noun. */
const PRONOUNS = new Set(['la', 'lo', 'las', 'los', 'en']);
const VERB_AFTER_PRONOUN = /(?:o|e|i|an|en)$/u;

const breaksAt = (tokens: readonly Token[], i: number): boolean => {
  const { word } = tokens[i] as Token;
  if (BREAKS.has(word)) return true;
  // «todo menos el river»: an exception, not a comparison.
  if (word === 'menos') return EXCEPTS.has(tokens[i - 1]?.word ?? '');
  if (word !== 'y' && word !== 'e') return false;
  const next = tokens[i + 1]?.word ?? '';
  if (!STARTS_STATEMENT.has(next)) return false;
  if (!PRONOUNS.has(next)) return true;
  const after = tokens[i + 2]?.word ?? '';
  return next === 'en'
    ? after === 'cambio'
    : VERB_AFTER_PRONOUN.test(after) &&
        /^(?:entiendo|domino|manejo|conozco|juego|llevo|controlo|uso|quiero|aplico|hago|estudie|aprendi)$/u.test(after);
};

const clauseOf = (tokens: readonly Token[]): Clause => ({ tokens, text: tokens.map((token) => token.word).join(' ') });

export const sentencesIn = (text: string): readonly Sentence[] => {
  const { tokens, marks } = tokenize(text);
  const sentences: Clause[][] = [[]];
  let clause: Token[] = [];
  let mark = 0;
  const closeClause = (question = false): void => {
    if (clause.length > 0)
      sentences.at(-1)?.push(question ? { ...clauseOf(clause), question: true } : clauseOf(clause));
    clause = [];
  };
  for (const [i, token] of tokens.entries()) {
    for (; mark < marks.length && (marks[mark] as Mark).at < token.start; mark++) {
      closeClause((marks[mark] as Mark).mark === '?');
      if (ENDS_SENTENCE.has((marks[mark] as Mark).mark)) sentences.push([]);
    }
    if (breaksAt(tokens, i) || clause.length >= CLAUSE_MOST) closeClause();
    clause.push(token);
  }
  closeClause(marks[mark]?.mark === '?');
  return sentences.filter((sentence) => sentence.length > 0);
};
