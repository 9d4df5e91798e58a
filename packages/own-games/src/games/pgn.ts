import { ENGLISH_LETTERS } from '@estratega/chess/pieces';
import { likelyDate } from '@estratega/domain';
import * as pgnParser from '@mliebelt/pgn-parser';
import type { Rechazada } from '../hands/model.ts';
import { shortHash } from './hash.ts';
import { illegalAt, toUci } from './legal.ts';
import { MATE, type Partida, RESULTS, type ResultadoPartida } from './model.ts';

/** PGN, one game at a time: a game that cannot be read does not take the next one with it. */

// The parser is one CommonJS file: some loaders hand over its exports, others wrap them.
const { parseGame } = ('default' in pgnParser ? pgnParser.default : pgnParser) as typeof pgnParser;

const TAG = /^\[([A-Za-z0-9_]+)\s+"(.*)"\s*\]$/u;
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** A single game is never this long; what is, is something else. */
const LONGEST = 200_000;

export interface Block {
  readonly line: number;
  readonly tags: ReadonlyMap<string, string>;
  readonly text: string;
  readonly textLine: number;
}

/** Cuts a file into games: a tag after moves, outside a comment, starts another. */
export const splitPgn = (text: string): Block[] => {
  const blocks: Block[] = [];
  let tags = new Map<string, string>();
  let moves: string[] = [];
  let line = 0;
  let textLine = 0;
  let depth = 0;
  let number = 0;
  const finish = (): void => {
    if (tags.size > 0 || moves.some((one) => one !== ''))
      blocks.push({ line: line || textLine, tags, text: moves.join('\n').trim(), textLine });
    tags = new Map();
    moves = [];
    line = 0;
    textLine = 0;
    depth = 0;
  };
  let ended = false;
  let blank = false;
  for (const raw of text.split('\n')) {
    number++;
    const one = raw.trim();
    const tag = one.startsWith('[') ? TAG.exec(one) : null;
    if (tag && (depth === 0 || (moves.length > 0 && tag[1] === 'Event'))) {
      // A comment left open ends where the next game begins.
      if (moves.some((move) => move !== '')) finish();
      if (line === 0) line = number;
      tags.set(tag[1] as string, (tag[2] as string).replaceAll('\\"', '"'));
      ended = false;
      continue;
    }
    if (one.startsWith('%')) continue;
    // Without tags: a result ends a game; a first move after it, or anything after a blank line, is no part of it.
    if (ended && one !== '' && depth === 0 && (blank || /^1\s*\./u.test(one))) finish();
    blank = one === '';
    if (one !== '' && textLine === 0) textLine = number;
    moves.push(one);
    for (const letter of one)
      if (letter === '{') depth = 1;
      else if (letter === '}') depth = 0;
    if (depth === 0 && /(?:^|\s)(?:1-0|0-1|1\/2-1\/2|\*)$/u.test(one)) ended = true;
    else if (one !== '') ended = false;
  }
  finish();
  return blocks;
};

/**
 * The moves as the parser wants them: Spanish letters to English, castling with letters, and no marks by number, which
 * it refuses after a comment and nothing here uses. Comments stay as they are.
 */
const tidied = (text: string): string => {
  const outside = text.replace(/\{[^}]*\}/gu, ' ');
  const spanish =
    /(?:^|[\s.(])[DTAC][a-h]?[1-8]?x?[a-h][1-8]/u.test(outside) &&
    !/(?:^|[\s.(])[NBQK][a-h]?[1-8]?x?[a-h][1-8]/u.test(outside);
  const english = (part: string): string =>
    part
      .replace(
        /(^|[\s.(])([RDTAC])(?=[a-h]?[1-8]?x?[a-h][1-8])/gu,
        (_all, before: string, piece: string) => before + ENGLISH_LETTERS[piece],
      )
      .replace(/=([DTAC])/gu, (_all, piece: string) => `=${ENGLISH_LETTERS[piece]}`);
  return text
    .split(/(\{[^}]*\})/u)
    .map((part) => {
      if (part.startsWith('{')) return part;
      const plain = part
        .replace(/\$\d+/gu, '')
        .replace(/\b0-0(-0)?(?!-?\d)/gu, (_all, long?: string) => (long ? 'O-O-O' : 'O-O'));
      return spanish ? english(plain) : plain;
    })
    .join('');
};

const seconds = (clock: unknown): number | null => {
  const match = typeof clock === 'string' ? /^(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)$/u.exec(clock) : null;
  return match ? Number(match[1] ?? 0) * 3600 + Number(match[2]) * 60 + Number(match[3]) : null;
};

const centipawns = (value: unknown): number | null => {
  if (typeof value === 'number') return Math.round(value * 100);
  if (typeof value !== 'string') return null;
  const mate = /^#(-?)\d+$/u.exec(value);
  if (mate) return mate[1] === '-' ? -MATE : MATE;
  const number = Number(value);
  return value === '' || Number.isNaN(number) ? null : Math.round(number * 100);
};

const dateOf = (tags: ReadonlyMap<string, string>): string | undefined => {
  const utc = tags.get('UTCDate');
  const day = /^(\d{4})[.-](\d{2})[.-](\d{2})$/u.exec(utc ?? tags.get('Date') ?? '');
  if (!day) return undefined;
  const time = utc === undefined ? undefined : /^\d{2}:\d{2}:\d{2}$/u.exec(tags.get('UTCTime') ?? '')?.[0];
  const iso = `${day[1]}-${day[2]}-${day[3]}`;
  // «0000.01.01», «2019.02.00»: a date that nobody knew, or a clock that went wrong, is none.
  return likelyDate(time === undefined ? iso : `${iso}T${time}Z`).fecha ?? likelyDate(iso).fecha;
};

const siteOf = (tags: ReadonlyMap<string, string>): { readonly sitio: string; readonly id?: string } => {
  const all = `${tags.get('Site') ?? ''} ${tags.get('Link') ?? ''} ${tags.get('GameId') ?? ''}`;
  const lichess = /lichess\.org\/(\w{8})/u.exec(all);
  if (lichess) return { sitio: 'lichess', id: lichess[1] as string };
  const chesscom = /chess\.com\/(?:game\/)?(?:live|daily)?\/?(?:game\/)?(\d+)/u.exec(all);
  if (chesscom) return { sitio: 'chesscom', id: chesscom[1] as string };
  if (/chess\.com/iu.test(all)) return { sitio: 'chesscom' };
  return { sitio: (tags.get('Site') ?? '').slice(0, 80) || 'archivo' };
};

const endOf = (tags: ReadonlyMap<string, string>, resultado: string): Partida['termino'] => {
  const words = tags.get('Termination') ?? '';
  if (/time forfeit|on time|tiempo/iu.test(words)) return 'tiempo';
  if (/checkmate|jaque mate/iu.test(words)) return 'mate';
  if (/resign|abandono/iu.test(words)) return 'abandono';
  if (resultado === '1/2-1/2') return 'tablas';
  return words === '' ? undefined : 'otro';
};

const elo = (text: string | undefined): { readonly elo?: number } => {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value > 0 && value < 4000 ? { elo: value } : {};
};

const player = (tags: ReadonlyMap<string, string>, side: 'White' | 'Black') => ({
  nombre: (tags.get(side) ?? '').slice(0, 80) || '?',
  ...elo(tags.get(`${side}Elo`)),
});

/** A block of a file to a game, or to the reason why not. */
export const gameOf = (block: Block): Partida | Rechazada => {
  const { tags, line } = block;
  const refuse = (motivo: string, at = line): Rechazada => ({ linea: at, motivo });
  const variant = tags.get('Variant');
  if (variant !== undefined && !/^(?:standard|chess|from position)$/iu.test(variant))
    return refuse('Es una variante del ajedrez, y solo leemos partidas de ajedrez clásico.');
  const fen = tags.get('FEN');
  if (fen !== undefined && fen.split(' ').slice(0, 4).join(' ') !== START.split(' ').slice(0, 4).join(' '))
    return refuse('La partida no empieza desde la posición inicial.');
  if (block.text === '') return refuse('La partida no tiene jugadas.');
  if (block.text.length > LONGEST) return refuse('El texto es demasiado largo para ser una partida.');
  let tree: ReturnType<typeof parseGame>;
  try {
    // Tags are read here: the parser stops at values that people do write.
    tree = parseGame(`${tidied(block.text)}\n`);
  } catch (error) {
    const inside = (error as { location?: { start?: { line?: number } } }).location?.start?.line ?? 1;
    return refuse('No entiendo las jugadas de esta partida.', block.textLine + inside - 1);
  }
  const sans = tree.moves.map(({ notation }) => notation.notation);
  if (sans.length === 0) return refuse('La partida no tiene jugadas.');
  const { jugadas, bad } = toUci(sans);
  if (bad !== undefined) return refuse(illegalAt(bad));
  const printed = /(?:^|\s)(1-0|0-1|1\/2-1\/2|\*)\s*$/u.exec(block.text)?.[1];
  const tagged = tags.get('Result');
  const resultado = (RESULTS.find((one) => one === tagged) ?? printed ?? '*') as ResultadoPartida;
  const marks = tree.moves.map(({ commentDiag }) => (commentDiag ?? {}) as { clk?: unknown; eval?: unknown });
  const relojes = marks.map(({ clk }) => seconds(clk));
  const evaluaciones = marks.map((mark) => centipawns(mark.eval));
  const { sitio, id } = siteOf(tags);
  const fecha = dateOf(tags);
  const ritmo = tags.get('TimeControl');
  const termino = endOf(tags, resultado);
  const blancas = player(tags, 'White');
  const negras = player(tags, 'Black');
  const apertura = tags.get('Opening') ?? tags.get('ECO');
  return {
    sitio,
    id: id ?? shortHash(`${fecha} ${blancas.nombre} ${negras.nombre} ${jugadas.join(' ')}`),
    ...(fecha === undefined ? {} : { fecha }),
    blancas,
    negras,
    resultado,
    ...(ritmo === undefined || !/\d/u.test(ritmo) ? {} : { ritmo }),
    jugadas,
    ...(relojes.some((clock) => clock !== null) ? { relojes } : {}),
    ...(evaluaciones.some((cp) => cp !== null) ? { evaluaciones } : {}),
    ...(apertura === undefined || apertura === '?' ? {} : { apertura }),
    ...(termino === undefined ? {} : { termino }),
  };
};
