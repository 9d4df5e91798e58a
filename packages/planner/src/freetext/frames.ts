import type { Game } from '../games/game.ts';
import { IDEAS } from './ideas.ts';
import type { Token } from './tokens.ts';

/**
 * Themes that a sentence means without naming them. «Me tiran las piezas encima del rey»: what is spoken of (pieces, my king) and what
 * happens (they come at it) mean the defence of the king together, in whatever words each of them is said.
 *
 * Ideas are lists of expressions (`IDEA: perd*, se me cae*, no ? veo`): `*` ends a word that may go on, `?` stands for one word or none.
 * Frames say which ideas mean a theme: `tema: A B/C -D` is A with B or C, and without D. What is no idea (small letters, `_` between
 * words) is an expression by itself. `tema!` is trouble as it stands: nobody says so of what goes well.
 */

type Word = string;
interface Expression {
  readonly words: readonly Word[];
  readonly idea: number;
}

interface Frame {
  readonly topicId: string;
  readonly isTrouble: boolean;
  /** Each is met by any one of its ideas. */
  readonly needs: readonly (readonly number[])[];
  readonly without: readonly number[];
}

export interface Frames {
  /** By the first letters of the first word, so that few are tried for each. */
  readonly expressions: ReadonlyMap<string, readonly Expression[]>;
  readonly frames: readonly Frame[];
  /** By each idea that the first thing a frame needs may be met by: few ideas stand in a sentence, and most frames begin with others. */
  readonly beginWith: ReadonlyMap<number, readonly number[]>;
  /** What each idea is called; nothing for what is an expression by itself. */
  readonly ideas: readonly (string | undefined)[];
}

export interface Framed {
  readonly topicId: string;
  readonly isTrouble: boolean;
  /** How many ideas had to meet for it. */
  readonly ideas: number;
  /** Start and end in the text, of what meets in this clause. */
  readonly tramo: readonly [number, number];
  /** All of it is said in one clause. */
  readonly isWhole: boolean;
}

const HEAD = 2;
const plain = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/gu, '');
const lines = (list: string): string[] => list.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
const parted = (line: string, by: string): readonly [string, readonly string[]] => {
  const at = line.indexOf(':');
  return [
    line.slice(0, at),
    line
      .slice(at + 1)
      .split(by)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ];
};

const beginnings = (frames: readonly Frame[]): ReadonlyMap<number, readonly number[]> => {
  const found = new Map<number, number[]>();
  for (const [at, { needs }] of frames.entries())
    for (const idea of needs[0] ?? []) {
      const known = found.get(idea);
      if (known) known.push(at);
      else found.set(idea, [at]);
    }
  return found;
};

/** Ideas and frames as they are written, made ready; an idea that no list has is a mistake of who wrote the frame. */
export const framesOf = (ideaLists: readonly string[], frameList: string): Frames => {
  const numbers = new Map<string, number>();
  const expressions: Expression[] = [];
  const numberOf = (name: string): number => {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  };
  const add = (idea: number, expression: string): void => {
    expressions.push({ idea, words: plain(expression).split(/[ -]+/u) });
  };
  for (const line of ideaLists.flatMap(lines)) {
    const [name, said] = parted(line, ',');
    for (const one of said) add(numberOf(name), one);
  }
  const ideaOf = (name: string): number => {
    if (/^[A-Z]/u.test(name) && !numbers.has(name)) throw new Error(`No such idea: ${name}`);
    if (numbers.has(name)) return numberOf(name);
    const idea = numberOf(name);
    add(idea, name.replaceAll('_', ' '));
    return idea;
  };
  const frames = lines(frameList).flatMap((line) => {
    const [head, written] = parted(line, '|');
    return written.map((one): Frame => {
      const items = one.split(' ');
      return {
        topicId: head.replace('!', ''),
        isTrouble: head.endsWith('!'),
        needs: items.filter((item) => !item.startsWith('-')).map((item) => item.split('/').map(ideaOf)),
        without: items.flatMap((item) => (item.startsWith('-') ? item.slice(1).split('/').map(ideaOf) : [])),
      };
    });
  });
  return {
    expressions: Map.groupBy(expressions, ({ words }) => (words[0] as string).replace('*', '').slice(0, HEAD)),
    frames,
    beginWith: beginnings(frames),
    ideas: [...numbers.keys()].map((name) => (/^[A-Z]/u.test(name) ? name : undefined)),
  };
};

const made = new Map<string, Frames>();

/** Made ready once per game, on first use. */
export const framesFor = ({ campo, ideas, frames }: Game): Frames => {
  const known = made.get(campo) ?? framesOf([IDEAS, ideas], frames);
  made.set(campo, known);
  return known;
};

const fits = (pattern: string, word: string | undefined): boolean =>
  word !== undefined && (pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern);

/** How many words of the text an expression takes from a place, nothing where it does not stand there. */
const lengthAt = (words: readonly Word[], tokens: readonly Token[], from: number): number => {
  let at = from;
  for (const [i, pattern] of words.entries()) {
    if (pattern === '?') {
      if (!fits(words[i + 1] as string, tokens[at]?.word)) at++;
      continue;
    }
    if (!fits(pattern, tokens[at]?.word)) return 0;
    at++;
  }
  return at - from;
};

/** Where an idea stands: first and last word, counted over the whole sentence. */
type Spans = (readonly [number, number])[];

type Stands = ReadonlyMap<number, Spans>;

const ideasIn = ({ expressions }: Frames, tokens: readonly Token[]): Stands => {
  const found = new Map<number, Spans>();
  for (const [from, { word }] of tokens.entries())
    for (const { words, idea } of expressions.get(word.slice(0, HEAD)) ?? []) {
      const length = lengthAt(words, tokens, from);
      if (length === 0) continue;
      const known = found.get(idea);
      if (known) known.push([from, from + length - 1]);
      else found.set(idea, [[from, from + length - 1]]);
    }
  return found;
};

/** One place for each of the ideas that meet, all of them inside the bounds. */
const meeting = (
  { needs, without }: Frame,
  ideas: Stands,
  [first, last]: readonly [number, number],
): Spans | undefined => {
  const isIn = ([from, to]: readonly [number, number]): boolean => from >= first && to <= last;
  const met: Spans = [];
  for (const any of needs) {
    let place: readonly [number, number] | undefined;
    for (const idea of any) place ??= ideas.get(idea)?.find(isIn);
    if (!place) return undefined;
    met.push(place);
  }
  return without.some((idea) => ideas.get(idea)?.some(isIn)) ? undefined : met;
};

/** An idea that stands in a clause, with its place in the text. */
export interface Idea {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export interface Meant {
  readonly framed: readonly Framed[];
  /** Each once, where it first stands. */
  readonly ideas: readonly Idea[];
}

/** What the clauses of a sentence mean, clause by clause; what only meets across them is told where most of it stands. */
export const meantIn = (
  frames: Frames,
  clauses: readonly { readonly tokens: readonly Token[] }[],
): readonly Meant[] => {
  const tokens = clauses.flatMap((clause) => clause.tokens);
  const ideas = ideasIn(frames, tokens);
  const bounds: [number, number][] = [];
  for (const clause of clauses) {
    const first = (bounds.at(-1)?.[1] ?? -1) + 1;
    bounds.push([first, first + clause.tokens.length - 1]);
  }
  const found = clauses.map(() => new Map<string, Framed>());
  const tell = (clause: number, frame: Frame, met: Spans, isWhole: boolean): void => {
    const [first, last] = bounds[clause] as [number, number];
    const here = met.filter(([from, to]) => from >= first && to <= last);
    const from = Math.min(...here.map(([start]) => start));
    const to = Math.max(...here.map(([, end]) => end));
    const before = found[clause]?.get(frame.topicId);
    if (before && (before.ideas > met.length || (before.ideas === met.length && before.isTrouble))) return;
    found[clause]?.set(frame.topicId, {
      topicId: frame.topicId,
      isTrouble: frame.isTrouble,
      ideas: met.length,
      tramo: [(tokens[from] as Token).start, (tokens[to] as Token).end],
      isWhole,
    });
  };
  const begun = new Set([...ideas.keys()].flatMap((idea) => frames.beginWith.get(idea) ?? []));
  for (const at of [...begun].sort((a, b) => a - b)) {
    const frame = frames.frames[at] as Frame;
    let isTold = false;
    for (const [clause, within] of bounds.entries()) {
      const met = meeting(frame, ideas, within);
      if (!met) continue;
      tell(clause, frame, met, true);
      isTold = true;
    }
    if (isTold || bounds.length < 2) continue;
    const met = meeting(frame, ideas, [0, tokens.length - 1]);
    if (!met) continue;
    const many = bounds.map(([first, last]) => met.filter(([from, to]) => from >= first && to <= last).length);
    const most = Math.max(...many);
    if (most > 0) tell(many.indexOf(most), frame, met, false);
  }
  return found.map((one, clause) => ({
    framed: [...one.values()],
    ideas: [...ideas].flatMap(([idea, spans]): Idea[] => {
      const [first, last] = bounds[clause] as [number, number];
      const name = frames.ideas[idea];
      const span = spans.find(([from, to]) => from >= first && to <= last);
      if (name === undefined || !span) return [];
      return [{ name, start: (tokens[span[0]] as Token).start, end: (tokens[span[1]] as Token).end }];
    }),
  }));
};
