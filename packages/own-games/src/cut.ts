import type { Kind } from '@estratega/domain';
import { decodeText } from './text.ts';

/** Cuts a long text into pieces that each hold whole games or whole hands, so that a file of any size is read bit by bit. */

export interface Trozo {
  /** Undefined where nothing in it says what it is. */
  readonly que: Kind | undefined;
  /** Line of the whole text on which it begins, from 1. */
  readonly linea: number;
  readonly texto: string;
  /** The rest of something longer than any game or hand, whose beginning was a piece of its own. */
  readonly sigue: boolean;
}

/** Characters after which a piece is worth cutting; more than twice that without a beginning is no record. */
const PIECE = 512 * 1024;

const STARTS =
  /^[ \t]*(?:(\[[A-Za-z]\w*\s+")|PokerStars |Poker Hand #|Mano n\.|Winamax Poker - |(variant\s*=)|(\[\d+\][ \t]*(?:#.*)?$))/gmu;
const LINES = /\n/gu;
const countLines = (text: string): number => text.match(LINES)?.length ?? 0;

const endOfLineBefore = (text: string, at: number): number => {
  let i = at - 1;
  while (i >= 0 && text.charCodeAt(i) <= 32) i--;
  return i;
};
/** Tags of one game follow each other: only the first of them begins it. */
const followsTag = (text: string, at: number): boolean => {
  const end = endOfLineBefore(text, at);
  return (
    end >= 0 &&
    text.charCodeAt(end) === 93 &&
    text
      .slice(text.lastIndexOf('\n', end) + 1, end)
      .trimStart()
      .startsWith('[')
  );
};

interface Start {
  readonly at: number;
  readonly que: Kind;
}

export const createCutter = (piece = PIECE) => {
  let rest = '';
  let line = 1;
  let que: Trozo['que'];
  let sigue = false;
  /** Hands in numbered sections: `variant` is one of their fields. */
  let numbered = false;
  let json: 'unknown' | 'no' | 'lines' | 'whole' = 'unknown';

  const startsIn = (text: string): Start[] => {
    const starts: Start[] = [];
    for (const found of text.matchAll(STARTS)) {
      const [, tag, variant, section] = found;
      if (section !== undefined) numbered = true;
      if (variant !== undefined && numbered) continue;
      if (tag !== undefined && followsTag(text, found.index)) continue;
      starts.push({ at: found.index, que: tag === undefined ? 'manos' : 'partidas' });
    }
    return starts;
  };

  const take = (texto: string, kind: Trozo['que'], rests: boolean): Trozo => {
    const taken = { que: kind, linea: line, texto, sigue: rests };
    line += countLines(texto);
    return taken;
  };

  const cut = (last: boolean): Trozo[] => {
    const starts = startsIn(rest);
    // The last record may not be whole yet.
    const end = last ? rest.length : (starts.at(-1)?.at ?? 0);
    const out: Trozo[] = [];
    let from = 0;
    const first = starts[0];
    if (sigue && end > 0) {
      out.push(take(rest.slice(0, Math.min(first?.at ?? end, end)), que, true));
      from = Math.min(first?.at ?? end, end);
      sigue = false;
    } else if (first) que = first.que;
    for (const { at, que: next } of starts) {
      if (at >= end || next === que) continue;
      if (at > from) out.push(take(rest.slice(from, at), que, false));
      from = at;
      que = next;
    }
    if (end > from) out.push(take(rest.slice(from, end), que, false));
    rest = rest.slice(end);
    if (!last && rest.length > 2 * piece) {
      const at = rest.lastIndexOf('\n') + 1 || rest.length;
      out.push(take(rest.slice(0, at), que, sigue));
      rest = rest.slice(at);
      sigue = true;
    }
    return out.filter(({ texto }) => texto.trim() !== '');
  };

  const cutJson = (last: boolean): Trozo[] => {
    if (json === 'whole' && !last) return [];
    const end = last ? rest.length : rest.lastIndexOf('\n') + 1;
    const out = end > 0 ? [take(rest.slice(0, end), 'partidas', false)] : [];
    rest = rest.slice(end);
    return out.filter(({ texto }) => texto.trim() !== '');
  };

  const kindOfJson = (): typeof json => {
    if (!/^\s*\{\s*"/u.test(rest)) return 'no';
    try {
      // A line that is an object by itself: Lichess's stream. A month of Chess.com is one object.
      return typeof JSON.parse(rest.trimStart().split('\n', 1)[0] ?? '') === 'object' && rest.includes('\n')
        ? 'lines'
        : 'whole';
    } catch {
      return 'whole';
    }
  };

  return {
    push: (text: string): Trozo[] => {
      rest += decodeText(text);
      if (json === 'unknown' && rest.trimStart() !== '') json = kindOfJson();
      if (json === 'lines' || json === 'whole') return cutJson(false);
      return rest.length >= piece ? cut(false) : [];
    },
    end: (): Trozo[] => (json === 'lines' || json === 'whole' ? cutJson(true) : cut(true)),
  };
};
