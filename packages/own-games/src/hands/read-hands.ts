import { decodeText } from '../text.ts';
import { type Lectura, type Mano, type Rechazada, Reject } from './model.ts';
import { isPhhField, isPhhStart, parsePhh } from './phh.ts';
import type { RawHand } from './raw.ts';
import { replay } from './replay.ts';
import { isStarsHeader, parseStars } from './stars.ts';
import { isWinamaxHeader, parseWinamax } from './winamax.ts';

type Grammar = 'stars' | 'winamax' | 'phh';

const grammarOf = (line: string): Grammar | undefined => {
  switch (line.charCodeAt(0)) {
    case 80: // P
    case 77: // M
      return isStarsHeader(line) ? 'stars' : undefined;
    case 87: // W
      return isWinamaxHeader(line) ? 'winamax' : undefined;
    case 118: // v
      return isPhhStart(line) ? 'phh' : undefined;
    case 91: // [
      return isPhhStart(line) ? 'phh' : undefined;
    default:
      return undefined;
  }
};

/** Files of fast-fold tables number their hands: "*********** # 1 **************". */
const SEPARATOR = /^\*{6,}.*\*{6,}$/u;

export interface ReadOptions {
  /** Own name, for formats that do not tell whose cards they show (PHH). */
  readonly jugador?: string;
}

/**
 * Hands of any mixture of rooms, each read or reported, none guessed. What nobody knows how to read is reported once where
 * it starts, however long it is.
 */
export const readHands = (texto: string | Uint8Array, options: ReadOptions = {}): Lectura => {
  const text = decodeText(texto);
  const manos: Mano[] = [];
  const rechazadas: Rechazada[] = [];
  const seen = { pokerstars: new Set<string>(), winamax: new Set<string>(), ggpoker: new Set<string>() };
  let lines: string[] = [];
  let first = 0;
  let grammar: Grammar | undefined;
  let blankAfter = false;
  let phhBody = false;
  let stray = 0;
  /** Line of the first remark before what may be a hand. */
  let remark = 0;
  const strayAt = (line: number): void => {
    rechazadas.push({ linea: line, motivo: 'Este texto no es de una mano que sepamos leer.' });
  };

  const finish = (): void => {
    if (grammar === undefined) return;
    try {
      let raw: RawHand;
      if (grammar === 'stars') raw = parseStars(lines, first);
      else if (grammar === 'winamax') raw = parseWinamax(lines, first);
      else raw = parsePhh(lines, first, { jugador: options.jugador });
      const mano = replay(raw);
      // PHH numbers its hands within a file; rooms never use a number twice.
      if (mano.sala !== 'phh') {
        const ids = seen[mano.sala];
        if (ids.has(mano.id)) throw new Reject(first, 'La mano está repetida: se cuenta una sola vez.');
        ids.add(mano.id);
      }
      manos.push(mano);
    } catch (error) {
      if (!(error instanceof Reject)) throw error;
      rechazadas.push({ linea: error.linea, motivo: error.message });
    }
    grammar = undefined;
    lines = [];
  };

  let number = 0;
  let from = 0;
  while (from <= text.length) {
    let to = text.indexOf('\n', from);
    if (to < 0) to = text.length;
    number++;
    const line = trimmed(text, from, to);
    from = to + 1;
    if (line === '') {
      if (grammar !== undefined) {
        blankAfter = true;
        lines.push('');
      }
      continue;
    }
    const next = grammarOf(line);
    // Within a section `variant` belongs to it; without one, it starts a hand.
    if (next !== undefined && !(grammar === 'phh' && !phhBody && line.startsWith('variant'))) {
      finish();
      if (remark > 0 && next !== 'phh') strayAt(remark);
      grammar = next;
      first = number;
      lines = [line];
      blankAfter = false;
      phhBody = next === 'phh' && line.startsWith('variant');
      stray = 0;
      remark = 0;
      continue;
    }
    if (line.startsWith('******') && SEPARATOR.test(line)) {
      finish();
      continue;
    }
    if (grammar === 'phh') {
      if (next === 'phh') phhBody = true;
      lines.push(line);
      continue;
    }
    // Rooms put a blank line after a hand: whatever follows and is no hand is not part of it.
    if (grammar !== undefined && !(blankAfter && ended(lines))) {
      lines.push(line);
      blankAfter = false;
      continue;
    }
    finish();
    if (isPhhField(line)) {
      grammar = 'phh';
      first = number;
      lines = [line];
      phhBody = false;
      stray = 0;
      remark = 0;
      continue;
    }
    // A remark may stand before a hand.
    if (line.startsWith('#') && stray === 0) {
      remark ||= number;
      continue;
    }
    if (stray === 0) strayAt(remark || number);
    remark = 0;
    stray = number;
  }
  finish();
  if (remark > 0) strayAt(remark);
  return { manos, rechazadas };
};

/** A line without the blanks around it, cut once. */
const trimmed = (text: string, from: number, to: number): string => {
  let start = from;
  let end = to;
  while (start < end && text.charCodeAt(start) <= 32) start++;
  while (end > start && text.charCodeAt(end - 1) <= 32) end--;
  return text.slice(start, end);
};

const ended = (lines: readonly string[]): boolean =>
  lines.some((line) => line.startsWith('*** SUMMARY') || line.startsWith('*** RESUMEN'));
