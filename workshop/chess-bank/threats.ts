/**
 * Looks for boards on which the rival has just moved and threatens something, and one move answers it; what stands up to
 * the search is appended to packages/lessons/content/chess/exercises/mina-amenaza.jsonl:
 * npm run chess:threats -- [--minutes 40] [--seed 1] [--boards 60]
 * The threat is counted on the board: what the rival could now take, or mate, and could not before the last move.
 */
import { appendFileSync, globSync } from 'node:fs';
import { pronoun } from '@estratega/chess/pieces';
import { Chess, type Move, playUci, type Square } from '@estratega/chess/rules';
import type { ChessRow } from '@estratega/lessons';
import { levelOf } from '@estratega/lessons/difficulty';
import { command } from '../../tools/src/command.ts';
import { exchangeGain, type Occupant, occupants, other, VALUE } from '../positions/board.ts';
import { OPENING_SEEDS } from '../positions/openings.ts';
import { replay } from '../positions/puzzle.ts';
import { Random } from '../positions/random.ts';
import { capitalise, numberedMove, the, toThe } from '../positions/spanish.ts';
import { Engine } from '../positions/uci.ts';
import { playQuickly, type Root } from './field.ts';
import { readJsonLines } from './json-lines.ts';
import { shortestMates } from './mates.ts';
import { hasPromoted, whyUnreachable } from './reachable.ts';
import { minedRow } from './row.ts';
import { lossAgainst } from './score.ts';
import { DEEP } from './search.ts';
import { settle } from './solve.ts';
import type { Verdict } from './verdict.ts';
import { chooser } from './words.ts';

const FOLDER = 'packages/lessons/content/chess/exercises';
const FILE = `${FOLDER}/mina-amenaza.jsonl`;
const { values } = command('npm run chess:threats', {
  options: {
    minutes: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    boards: { type: 'string', default: '60' },
  },
});

/** A piece that is taken for nothing or for less, or mate. */
interface Threat {
  /** "...Axf3", as the rival would play it. */
  readonly uci: string;
  readonly san: string;
  readonly prey?: Occupant;
}

const SERIOUS = 2;

/** The same board with the other side to move; nothing where it would stand in check. */
function passed(fen: string): Chess | undefined {
  const board = new Chess(fen);
  if (board.isCheck()) return undefined;
  const fields = fen.split(' ');
  fields[1] = fields[1] === 'w' ? 'b' : 'w';
  fields[3] = '-';
  return new Chess(fields.join(' '));
}

const gains = (board: Chess, square: Square): number => exchangeGain(board, square);

/** What whoever is to move on `then` could win, and could not on `before`, where it was their turn too. */
function threatOf(fen: string, before: string): Threat | undefined {
  const now = passed(fen);
  if (!now) return undefined;
  const was = new Chess(before);
  const us = other(now.turn());
  const mate = shortestMates(now.fen(), 1)?.jugadas[0];
  if (mate) {
    if (shortestMates(before, 1)) return undefined;
    const move = playUci(now, mate);
    return { uci: mate, san: move.san };
  }
  const prey = occupants(now, us)
    .filter(({ type }) => type !== 'k' && type !== 'p')
    .map((man) => ({ man, gain: gains(now, man.square) }))
    .filter(({ gain }) => gain >= SERIOUS)
    .toSorted((a, b) => b.gain - a.gain);
  const [first, second] = prey;
  if (!first || (second && second.gain === first.gain) || gains(was, first.man.square) >= SERIOUS) return undefined;
  const taking = now
    .moves({ verbose: true })
    .filter(({ to, promotion }) => to === first.man.square && !promotion)
    .toSorted((a, b) => VALUE[a.piece] - VALUE[b.piece])[0];
  return taking && { uci: taking.lan, san: taking.san, prey: first.man };
}

const SPANISH: Readonly<Record<string, string>> = { K: 'R', Q: 'D', R: 'T', B: 'A', N: 'C' };
const spanish = (san: string): string => san.replace(/[KQRBN]/gu, (sign) => SPANISH[sign] ?? sign);

/** How the threat is met, by what stands on the board after the move. */
function answerIn(move: Move, threat: Threat, last: Move): string | undefined {
  const blow = numberedMove(move, 0, move.color);
  const after = new Chess(move.after);
  const { prey } = threat;
  if (move.to === last.to) return `${blow} captura ${the(last.promotion ?? last.piece)} que amenazaba`;
  if (prey && move.from === prey.square)
    return `${blow} pone a salvo ${toThe(prey.type)}`
      .replace('a salvo a ', 'a salvo ')
      .replace('a salvo al ', 'a salvo el ');
  if (move.san.endsWith('+')) return `${blow} gana con el jaque el tiempo que hace falta`;
  if (prey) {
    const line = after.turn() === last.color && !after.moves({ verbose: true }).some(({ lan }) => lan === threat.uci);
    if (line) return `${blow} cierra el camino: ya no se puede llegar ${toThe(prey.type, prey.square)}`;
    if (gains(after, prey.square) < 1)
      return `${blow} defiende ${toThe(prey.type, prey.square)}`.replace(/defiende al? /u, (x) =>
        x === 'defiende al ' ? 'defiende el ' : 'defiende ',
      );
    return undefined;
  }
  const still = shortestMates(after.fen(), 1);
  return still ? undefined : `${blow} evita el mate`;
}

const RUNS: Readonly<Record<string, string>> = {
  pierde_dama: 'se pierde la dama',
  pierde_torre: 'se pierde una torre',
  pierde_pieza: 'se pierde una pieza',
  pierde_calidad: 'se pierde la calidad',
};

/** A natural move that does not see it. */
function blind(fen: string, { refutaciones }: Verdict, threat: Threat): string {
  const found = Object.entries(refutaciones).find(
    ([, { con, causa }]) => con === threat.uci && (causa === 'mate' || RUNS[causa]),
  );
  if (!found) return '';
  const [uci, { con, causa }] = found;
  const [tried, answer] = replay(fen, [uci, con as string]) as [Move, Move];
  if (!tried || !answer) return '';
  const [alt, reply] = [numberedMove(tried, 0, tried.color), numberedMove(answer, 1, tried.color)];
  return causa === 'mate' && answer.san.endsWith('#')
    ? ` En cambio, ${alt} permite ${reply}.`
    : causa === 'mate'
      ? ''
      : ` En cambio, tras ${alt} llega ${reply} y ${RUNS[causa]}.`;
}

const THREATENED = (threat: Threat, last: Move): string => {
  const what = `${last.color === 'b' ? '...' : ''}${spanish(threat.san)}`;
  const came = `${last.color === 'b' ? '...' : ''}${spanish(last.san)}`;
  return threat.prey
    ? `Con ${came} el rival amenaza ${what}, que gana ${the(threat.prey.type, threat.prey.square)}.`
    : `Con ${came} el rival amenaza ${what}, que es mate.`;
};

const LEVELS = [0, 1, 2];
/** Seen at once: what was attacked goes away; other ways of meeting it are further. */
const BASE = 700;
const FURTHER = 280;
const MATING = 140;
const EACH_MAN = 24;

function rating(fen: string, move: Move, threat: Threat, last: Move): number {
  const men = occupants(new Chess(fen)).length;
  const plain = move.to === last.to || move.from === threat.prey?.square;
  return Math.round(BASE + (plain ? 0 : FURTHER) + (threat.prey ? 0 : MATING) + EACH_MAN * (men - 10));
}

const present = globSync(`${FOLDER}/*.jsonl`).flatMap((file) => readJsonLines<ChessRow>(file));
const boards = new Set(present.map(({ fen }) => fen.split(' ').slice(0, 2).join(' ')));
const random = new Random(Number(values.seed) * 104_729);
const deadline = Date.now() + Number(values.minutes) * 60_000;
const engine = await Engine.start({ nnue: false, hashMb: 32 });
const BUDGET = { ...DEEP, broad: 250_000, check: 40_000 };
const GLANCE = 30_000;
const ALONE = 0.16;
const HOLDS = -600;
const WON = 700;
const PER_GAME = 4;
const tally = { games: 0, threats: 0, glances: 0, deep: 0, kept: 0 };

async function look(root: Root, before: string): Promise<boolean> {
  const { fen, previous } = root;
  if (!previous || boards.has(fen.split(' ').slice(0, 2).join(' ')) || hasPromoted(fen) || whyUnreachable(fen))
    return false;
  const [last] = replay(before, [previous]);
  if (!last || last.captured) return false;
  const threat = threatOf(fen, before);
  if (!threat) return false;
  tally.threats += 1;
  const chess = new Chess(fen);
  // What can simply be taken is another exercise.
  if (occupants(chess, last.color).some(({ type, square }) => type !== 'k' && gains(chess, square) >= 1)) return false;
  engine.useNetwork(false);
  const { lines } = await engine.analyse(fen, { nodes: GLANCE }, 3);
  const [one, two] = lines;
  tally.glances += 1;
  if (!one || !two || 'mate' in one.score || one.score.cp < HOLDS || one.score.cp > WON) return false;
  if (lossAgainst(one.score, two.score) < ALONE) return false;
  const [move] = replay(fen, one.pv);
  if (!move || (move.captured && move.to !== last.to)) return false;
  const answer = answerIn(move, threat, last);
  if (!answer) return false;
  tally.deep += 1;
  const verdict = await settle(engine, fen, BUDGET, false);
  if (!verdict?.unica || verdict.mejor !== one.pv[0] || verdict.casi.length > 1 || verdict.mate !== undefined)
    return false;
  const cp = Number(verdict.evaluacion);
  if (cp < HOLDS || cp > WON) return false;
  const dificultad = rating(fen, move, threat, last);
  const nivel = levelOf(dificultad);
  if (!LEVELS.includes(nivel)) return false;
  const pick = chooser(fen);
  const row = minedRow(
    { fen, previous },
    { linea: [verdict.mejor], aceptadas: [[...verdict.aceptadas]], casi: [[...verdict.casi]], primera: verdict },
    {
      temas: ['aj-fun-seguridad', 'aj-com-tiempo'],
      nivel,
      dificultad,
      aMano: true,
      pista: [
        pick([
          'El rival acaba de mover: ¿qué haría si le tocara otra vez?',
          'Mira qué ataca ahora la pieza que acaba de mover el rival.',
          'Antes de buscar lo tuyo, ¿qué amenaza la última jugada del rival?',
        ]),
        threat.prey
          ? `La pieza en peligro es ${the(threat.prey.type)}: busca cómo salvar${pronoun(threat.prey.type)}.`
          : 'Lo que peligra es tu rey: hay una amenaza de mate.',
      ],
      explicacion: `${THREATENED(threat, last)} ${capitalise(answer)}.${blind(fen, verdict, threat)}`,
    },
  );
  boards.add(fen.split(' ').slice(0, 2).join(' '));
  appendFileSync(FILE, `${JSON.stringify(row)}\n`);
  tally.kept += 1;
  return true;
}

while (Date.now() < deadline && tally.kept < Number(values.boards)) {
  tally.games += 1;
  engine.useNetwork(false);
  const roots = await playQuickly(engine, random, random.pick(OPENING_SEEDS));
  let kept = 0;
  for (let at = 8; at < roots.length && kept < PER_GAME && Date.now() < deadline; at += 1) {
    const [root, before] = [roots[at] as Root, roots[at - 1] as Root];
    if (!(await look(root, before.fen))) continue;
    kept += 1;
    at += 6;
  }
  if (tally.games % 5 === 0) console.log(JSON.stringify(tally));
}
engine.stop();
console.log(JSON.stringify(tally));
