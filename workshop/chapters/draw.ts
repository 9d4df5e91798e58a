/**
 * Draws the ten of a chapter's test from the bank of its stage and from its drills, always the same: what no chapter asks, as many kinds as there
 * are, from easy to hard. What it prints goes into the chapter, to be read there: node workshop/chapters/draw.ts aj-tac-doble@0
 */
import { Chess, playUci } from '@estratega/chess/rules';
import { chessExerciseOf, isRetired, readContent, readEngine } from '@estratega/lessons/compile';
import { DRILLS, drillIdOf, makeDrill } from '@estratega/lessons/drills';
import { takenByChapters } from '../../packages/lessons/src/compile/chapter-bank.ts';
import { bankHandOf } from '../../packages/lessons/src/compile/poker-source.ts';
import { wordsIn } from '../../packages/lessons/src/compose/sentence.ts';
import type { Exercise } from '../../packages/lessons/src/schema/index.ts';

const TEN = 10;
/** Words of an explanation that may stand in a chapter as it is. */
const SHORT = 40;
/** Half-moves of a line: whoever begins finds two moves, others three. */
const longest = (nivel: number): number => (nivel <= 1 ? 3 : 5);
const CONTENT = 'packages/lessons/content';

const [unit = '', ...without] = process.argv.slice(2);
const [topic = '', level = ''] = unit.split('@');
const nivel = Number(level);

interface Item {
  readonly id: string;
  readonly hard: number;
  /** What it has in common with its like: of each as few as possible. */
  readonly traits: readonly string[];
  /** What it asks and what is right, for its reader. */
  readonly says?: string;
}

const { chess, poker } = readContent(CONTENT);
const taken = new Set(takenByChapters([...chess.chapters, ...poker.chapters]));
const asked = new Set(
  chess.chapters.flatMap(({ pasos, prueba }) =>
    [...pasos, ...prueba.items].flatMap((step) => ('fen' in step ? [step.fen] : [])),
  ),
);

const boards = (): readonly Item[] => {
  const engine = readEngine(`${CONTENT}/chess/engine`);
  return chess.rows
    .filter((row) => row.temas[0] === topic && row.nivel === nivel && !isRetired(row, engine) && !asked.has(row.fen))
    .filter(({ explicacion, linea }) => wordsIn(explicacion) <= SHORT && linea.length <= longest(nivel))
    .map((row) => {
      const { linea, dificultad, rasgos, id } = chessExerciseOf(row, engine);
      const board = new Chess(row.fen);
      const first = playUci(board, linea[0] as string);
      return {
        id,
        hard: dificultad,
        traits: [
          `piece ${first.piece}`,
          `side ${rasgos.bando}`,
          `to ${first.to}`,
          `long ${linea.length}`,
          rasgos.primera,
        ],
      };
    });
};

/** Seeds of one drill that are looked at. */
const SEEDS = 6;
type Pregunta =
  | Extract<Exercise, { tipo: 'poker' }>['preguntas'][number]
  | Extract<Exercise, { tipo: 'ajedrez-pregunta' }>['preguntas'][number];
const rightOf = (one: Pregunta): string => {
  if (one.tipo === 'accion') return JSON.stringify(one.opciones[one.mejor]);
  if (one.tipo === 'elige') return one.textos[one.correcta] ?? '';
  return one.tipo === 'numero' ? `${one.valor} ${one.unidad}` : one.tipo;
};
const told = (one: Exercise): string =>
  'preguntas' in one
    ? [
        'situacion' in one ? one.situacion : undefined,
        'mano' in one ? one.mano?.join(' ') : undefined,
        ...(one.preguntas as readonly Pregunta[]).map((question) => `${question.pide ?? ''} → ${rightOf(question)}`),
      ]
        .filter(Boolean)
        .join(' | ')
    : '';
const kindsOf = (one: Exercise): readonly string[] =>
  'preguntas' in one
    ? one.preguntas.flatMap((question) => [`asks ${question.tipo}`, `right ${rightOf(question as Pregunta)}`])
    : [];

const hands = (): readonly Item[] =>
  poker.rows
    .filter((row) => row.temas[0] === topic && row.niveles[0] <= nivel && nivel <= row.niveles[1])
    .filter((row) => !row.retirada && !taken.has(row.id) && wordsIn(row.explicacion) <= 2 * SHORT)
    .map((row) => {
      const hand = bankHandOf(row);
      const streets = hand.historia.map(({ calle }) => calle).join(' ');
      return {
        id: row.id,
        hard: row.niveles[0],
        traits: ['of the bank', `streets ${streets}`, ...kindsOf(hand)],
        says: told(hand),
      };
    });

const drilled = (): readonly Item[] =>
  DRILLS.filter(
    ({ temas, niveles: [first, last] }) => temas.includes(topic) && first <= nivel && nivel <= last,
  ).flatMap(({ drill }) =>
    Array.from({ length: SEEDS }, (_, seed) => makeDrill(drillIdOf(drill, nivel, 1 + 7919 * seed)))
      .filter((one) => one.tipo === 'poker' || ('fen' in one && one.fen))
      .map((one) => ({ id: one.id, hard: nivel, traits: [`drill ${drill}`, ...kindsOf(one)], says: told(one) })),
  );

const left = new Map(
  [...boards(), ...hands(), ...drilled()].filter(({ id }) => !without.includes(id)).map((one) => [one.id, one]),
);
const often = new Map<string, number>();
const drawn: Item[] = [];
const alike = ({ traits }: Item): number => traits.reduce((sum, trait) => sum + (often.get(trait) ?? 0), 0);
while (drawn.length < TEN && left.size > 0) {
  const next = [...left.values()].sort((a, b) => alike(a) - alike(b) || (a.id < b.id ? -1 : 1))[0] as Item;
  left.delete(next.id);
  drawn.push(next);
  for (const trait of next.traits) often.set(trait, (often.get(trait) ?? 0) + 1);
}
if (drawn.length < TEN) console.error(`Only ${drawn.length}: the rest is to be written.`);
for (const [i, { id, says }] of drawn.sort((a, b) => a.hard - b.hard).entries()) {
  if (says) console.log(`    # ${says}`);
  console.log(`    - { paso: t${i + 1}, verbo: prueba, ejercicio: ${id} }`);
}
