import { describe, expect, it } from 'vitest';
import { fits } from '../graph/fits.ts';
import type { PokerExercise, Serie } from '../schema/index.ts';
import { movesOf } from './stages.ts';
import { taught, taughtContent } from './taught.ts';
import { type Board, boardOf, NOT_READ, NOT_SERVED, ON_THE_BOARD } from './titles.ts';

/**
 * The name over a set of exercises is true of each of them. Every topic, every name and every exercise that may come under
 * it are tried, and what a name says is looked up on the board or at the table itself, not in what was computed from them.
 */

const content = taughtContent();
const { exercises, graphs } = taught();
const byId = new Map(exercises.map((one) => [one.id, one]));

const boards = new Map(exercises.flatMap((one) => (one.tipo === 'ajedrez' ? [[one.id, boardOf(one)] as const] : [])));

const asks = (kind: string) => (hand: PokerExercise) => hand.preguntas.some(({ tipo }) => tipo === kind);
const onThe = (street: string) => (hand: PokerExercise) =>
  (hand.historia.at(-1)?.calle ?? 'pre') === street && hand.mesa !== undefined;

const AT_THE_TABLE: readonly (readonly [RegExp, (hand: PokerExercise) => boolean])[] = [
  [
    /\b(?:combos?|outs|umbral(?:es)?|precios?|porcentajes?|cuentas?|números?|EV|MDF|SPR|cupos?|márgenes|calculadora|netos?)\b/u,
    asks('numero'),
  ],
  [/\bflops?\b/u, onThe('flop')],
  [/\bturns?\b/u, onThe('turn')],
  [/\briver\b/u, onThe('river')],
  [/\bpreflop\b/u, onThe('pre')],
  [/\bacción\b/u, (hand) => asks('accion')(hand) || asks('numero')(hand)],
];

/** Nothing is written, drawn, composed or said aloud in the app. */
const ON_PAPER =
  /\bescri|\bpapel y|\bsin papel|\bdibuj|\binvent[ae]\b|\bcomp[oó]n\b|\bredact|\bdictado|\banot|\blápiz|\bclasifica\b|\betiquet|\bordena\b|\bconstruye (?!el puente)|\bmonta\b|\bdiseña\b|\bexplica\b|\bvoz alta|\ben blanco|\boral\b/u;

const seriesOf = (variantes: { readonly ejercicios?: Serie[] | undefined; readonly test?: Serie[] | undefined }) => [
  ...(variantes.ejercicios ?? []),
  ...(variantes.test ?? []),
];

describe('names of sets of exercises', () => {
  it.each(content.chess.topics.map((topic) => [topic.id, topic] as const))('%s: true of every board', (id, topic) => {
    const nodes = graphs.chess.ejercicios.filter(({ temas }) => temas.includes(id));
    const wrong = seriesOf(topic.variantes).flatMap(({ titulo, pide }) => {
      const said = ON_THE_BOARD.filter(([word]) => word.test(titulo));
      return nodes
        .filter((node) => fits(node, pide))
        .filter((node) => !said.every(([, holds]) => holds(boards.get(node.id) as Board)))
        .map((node) => `${titulo}: ${node.id}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(content.poker.topics.map((topic) => [topic.id, topic] as const))('%s: true of every hand', (id, topic) => {
    const nodes = graphs.poker.ejercicios.filter(({ temas }) => temas.includes(id));
    const wrong = seriesOf(topic.variantes).flatMap(({ titulo, pide }) => {
      const said = AT_THE_TABLE.filter(([word]) => word.test(titulo));
      return nodes
        .filter((node) => fits(node, pide))
        .filter((node) => !said.every(([, holds]) => holds(byId.get(node.id) as PokerExercise)))
        .map((node) => `${titulo}: ${node.id}`);
    });
    expect(wrong).toEqual([]);
  });

  it('promise nothing that is not done in the app', () => {
    const topics = [...content.chess.topics, ...content.poker.topics];
    const promised = topics.flatMap(({ id, variantes }) =>
      seriesOf(variantes).flatMap(({ titulo }) => (ON_PAPER.test(titulo) ? [`${id}: ${titulo}`] : [])),
    );
    expect(promised).toEqual([]);
  });

  it('promise of chess only what a board has: no clock, no plan, no game, no prepared line', () => {
    const promised = content.chess.topics.flatMap(({ id, variantes }) =>
      seriesOf(variantes).flatMap(({ titulo }) => (NOT_SERVED.test(titulo) ? [`${id}: ${titulo}`] : [])),
    );
    expect(promised).toEqual([]);
  });

  it('a reading of chess promises no games and no number of steps', () => {
    const promised = content.chess.topics.flatMap(({ id, variantes: { teoria = [] } }) =>
      teoria.flatMap(({ titulo }) => (NOT_READ.test(titulo) ? [`${id}: ${titulo}`] : [])),
    );
    expect(promised).toEqual([]);
  });

  it('can come up: where a topic has eight exercises, one at least has what a name asks for', () => {
    const idle = (['chess', 'poker'] as const).flatMap((game) =>
      content[game].topics.flatMap(({ id, variantes }) => {
        const nodes = graphs[game].ejercicios.filter(({ temas }) => temas.includes(id));
        if (nodes.length < 8) return [];
        return seriesOf(variantes)
          .filter(({ pide }) => nodes.filter((node) => fits(node, pide)).length === 0)
          .map(({ titulo, pide }) => `${id}: ${titulo} ${JSON.stringify(pide)}`);
      }),
    );
    expect(idle).toEqual([]);
  });
});

describe('what is done alone: play, analysis', () => {
  const told = [...content.chess.topics, ...content.poker.topics].flatMap(({ id, variantes }) =>
    (['jugar', 'analizar'] as const).flatMap((kind) =>
      (variantes[kind] ?? []).map(({ titulo, consigna }) => ({ where: `${id}, ${kind}, ${titulo}`, consigna })),
    ),
  );

  it('needs no paper, and can be done in the block it stands in', () => {
    const paper = /\b(?:en un papel|con papel|pega el papel|folio|libreta|lápiz|dibuja)\b/iu;
    const later =
      /\b(?:otro día|al día siguiente|la semana siguiente|dentro de (?:siete|\d+) días|en una semana|en varias sesiones)\b/iu;
    expect(told.filter(({ consigna }) => paper.test(consigna) || later.test(consigna))).toEqual([]);
  });

  it('the lines it gives can be played from the first move', () => {
    const lines = told.flatMap(({ where, consigna }) =>
      [
        ...consigna.matchAll(
          /(?<![\p{L}\d])1\.[^\s.,]+(?: (?:\d+\.)?(?:O-O(?:-O)?|[RDTAC]?[a-h1-8]?x?[a-h][1-8])\S*)+/gu,
        ),
      ].map(([line]) => ({ where, line: line.replace(/[.,;:]$/u, '') })),
    );
    expect(lines.length).toBeGreaterThan(20);
    const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
    for (const { where, line } of lines) expect(() => movesOf(START, line), `${where}: ${line}`).not.toThrow();
  });
});
