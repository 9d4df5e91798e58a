import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { legalMove, legalMoves, play as makeMove, type Position, readFen, uciOf } from '@estratega/chess/board';
import { Chess } from '@estratega/chess/rules';
import { describe, expect, it } from 'vitest';
import { judgeChess } from '../judge/chess.ts';
import { agrees } from '../poker/compute.ts';
import { replay } from '../poker/replay.ts';
import { exercise, pack, TOPIC_KINDS } from '../schema/index.ts';
import { isRetired } from './chess-source.ts';
import { readEngine } from './engine.ts';
import { chartsById, pokerProblems } from './poker-checks.ts';
import { movesOf } from './stages.ts';
import { taught, taughtContent } from './taught.ts';

/** Everything that is taught, held to what it promises. Reading it is already a test: the schema refuses what it does not know. */

const ROOM = fileURLToPath(new URL('../../content/', import.meta.url));
const content = taughtContent();
const engine = readEngine(`${ROOM}chess/engine`);
const compiled = taught();
const topics = [...content.chess.topics, ...content.poker.topics];
const rows = [...content.chess.rows, ...content.poker.rows];
const charts = chartsById(content.poker.charts);

const LEAST = { teoria: 3, ejercicios: 8, test: 4, jugar: 3, analizar: 3 } as const;
/** Castling and the bridge of Lucena may be prepared in many ways; beyond this nothing is asked any more. */
const MOST_RIGHT = 12;
const MOST_EQUAL = 4;
const MOST_GOOD = 9;
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
const MARKS = /\{([^}]*)\}/gu;

describe('topics', () => {
  it.each(topics.map((topic) => [topic.id, topic] as const))('%s is whole', (_id, topic) => {
    const band = Array.from({ length: topic.nivelMax - topic.nivelMin + 1 }, (_, i) => topic.nivelMin + i);
    expect(topic.etapas.map(({ nivel }) => nivel)).toEqual(band);
    expect(topic.criterio.aciertos).toBeLessThanOrEqual(topic.criterio.de);
    for (const kind of TOPIC_KINDS) {
      const ways = topic.variantes[kind];
      if (!ways) continue;
      expect(ways.length, kind).toBeGreaterThanOrEqual(LEAST[kind]);
      expect(new Set(ways.map(({ titulo }) => titulo)).size, kind).toBe(ways.length);
      for (const way of ways) {
        const text = `${way.titulo} ${'consigna' in way ? way.consigna : ''}`;
        const marks = kind === 'teoria' ? [] : ['n', 'min'];
        for (const [, mark] of text.matchAll(MARKS)) expect(marks, way.titulo).toContain(mark);
      }
    }
    for (const [, mark] of topic.criterio.texto.matchAll(MARKS)) expect(['aciertos', 'de']).toContain(mark);
  });

  it('have titles of their own', () => {
    expect(new Set(topics.map(({ titulo }) => titulo)).size).toBe(topics.length);
  });
});

describe('identity', () => {
  it('no id twice, no board twice, no topic that does not exist', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const boards = content.chess.rows.map(({ fen }) => fen.split(' ').slice(0, 4).join(' '));
    expect(new Set(boards).size).toBe(boards.length);
    const known = new Set(topics.map(({ id }) => id));
    expect(rows.flatMap(({ temas }) => temas).filter((id) => !known.has(id))).toEqual([]);
  });

  it('what had a place in a bank still has a name', () => {
    const ids = new Set(rows.map(({ id }) => id));
    expect(
      Object.values(content.legacy)
        .flat()
        .filter((id) => !ids.has(id)),
    ).toEqual([]);
  });
});

describe('chess exercises', () => {
  const boards = compiled.exercises.filter((one) => one.tipo === 'ajedrez');
  const active = new Set(content.chess.rows.filter((row) => !isRetired(row, engine)).map(({ id }) => id));

  it('are legal, and the line ends with the solver', () => {
    const faults: string[] = [];
    // Tens of thousands of moves: our own board, which its tests hold to chess.js.
    const after = (position: Position, uci: string, where: string): Position | undefined => {
      const move = legalMove(position, uci);
      if (!move) faults.push(`${where}: ${uci} is not legal`);
      return move && makeMove(position, move);
    };
    for (const { id, fen, linea, aceptadas, casi, refutaciones } of boards) {
      if (linea.length % 2 === 0) faults.push(`${id}: the line ends with the rival`);
      if (aceptadas.length !== (linea.length + 1) / 2) faults.push(`${id}: ${aceptadas.length} turns`);
      let position: Position | undefined = readFen(fen);
      for (const [i, move] of linea.entries()) {
        if (!position) break;
        if (i % 2 === 0) {
          const right = aceptadas[i / 2] ?? [];
          const near = casi[i / 2] ?? [];
          const legal = new Set(legalMoves(position).map(uciOf));
          const good = [...right, ...near];
          if (right[0] !== move) faults.push(`${id}: ${right[0]} is not the line’s own ${move}`);
          if (near.some((one) => right.includes(one))) faults.push(`${id}: a move is right and nearly right`);
          for (const one of good) if (!legal.has(one)) faults.push(`${id}: ${one} is not legal`);
          for (const [tried, { con }] of i === 0 ? Object.entries(refutaciones) : []) {
            if (good.includes(tried)) faults.push(`${id}: ${tried} is good and refuted`);
            const refuted = after(position, tried, id);
            if (con && refuted) after(refuted, con, `${id} ${tried}`);
          }
        }
        position = after(position, move, id);
      }
    }
    expect(faults).toEqual([]);
  });

  it('leave a choice to be made: an author’s board where half the moves are right is no exercise', () => {
    const played = boards.filter(({ id, rasgos, prueba }) => active.has(id) && !rasgos.mate && 'margen' in prueba);
    const loose = played.filter(({ aceptadas }) => (aceptadas[0]?.length ?? 0) > MOST_RIGHT);
    expect(loose.map(({ id }) => id)).toEqual([]);
  });

  it('ask something: where half a dozen moves are as good there is no question', () => {
    // Those composed for a rule or a theory ask for any of the moves that keep it.
    const composed = new Set(
      ['teoria', 'reglas'].flatMap((name) =>
        readFileSync(`${ROOM}chess/exercises/${name}.jsonl`, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => (JSON.parse(line) as { id: string }).id),
      ),
    );
    const loose = boards
      .filter(({ id, prueba }) => active.has(id) && !composed.has(id) && !('mate' in prueba))
      .filter(({ aceptadas: [right = []], casi: [nearly = []] }) => {
        return right.length > MOST_EQUAL || right.length + nearly.length > MOST_GOOD;
      });
    expect(loose.map(({ id }) => id)).toEqual([]);
  });

  it('no explanation calls wrong a first move that is accepted', () => {
    const blamed =
      /(?:En cambio,|Con|[Pp]ero) 1\.{1,3}([RDTAC]?[a-h1-8]?x?[a-h][1-8]|O-O(?:-O)?)[+#]? (?:permite|pierde|no|el|la|las|los|se) /gu;
    const wrong = boards
      .filter(({ id }) => active.has(id))
      .flatMap(({ id, fen, linea, aceptadas, explicacion }) =>
        [...explicacion.matchAll(blamed)].flatMap(([said, move]) => {
          const [at] = new Chess(fen).turn() === 'w' ? [`1.${move}`] : [`1...${move}`];
          const [tried] = attempt(() => movesOf(fen, at as string)) ?? [];
          return tried && tried !== linea[0] && aceptadas[0]?.includes(tried) ? [`${id}: ${said}`] : [];
        }),
      );
    expect(wrong).toEqual([]);
  });

  it('the line itself is judged right', () => {
    for (const one of boards) {
      expect(
        judgeChess(
          one,
          one.linea.filter((_, i) => i % 2 === 0),
        ),
        one.id,
      ).toBe('bien');
    }
  });
});

describe('poker exercises', () => {
  it.each([...Map.groupBy(content.poker.rows, ({ temas }) => temas[0])])(
    'of %s agree with what can be computed',
    (_tema, ofTheme) => {
      for (const row of ofTheme) expect(pokerProblems(row, charts), row.id).toEqual([]);
    },
  );

  it.each(content.poker.topics.map((topic) => [topic.id, topic] as const))('%s: so do its examples', (_id, topic) => {
    for (const { calculos, respuesta } of [topic.ejemplo, ...(topic.otrosEjemplos ?? [])]) {
      for (const sum of calculos) {
        expect(agrees(sum), JSON.stringify(sum)).toBe(true);
        expect(respuesta).toContain(sum.da);
      }
    }
  });

  const examples = content.poker.topics.flatMap(({ id, ejemplo, otrosEjemplos = [] }) =>
    [ejemplo, ...otrosEjemplos].map((example, i) => ({ id: `${id}#${i}`, ...example })),
  );
  const drawn = examples.flatMap(({ jugada, ...rest }) => (jugada ? [{ ...rest, jugada }] : []));

  it('every example that tells a hand is drawn: what has no table has no cards either', () => {
    const untold = examples.filter(({ jugada, mano, mesa }) => !jugada && (mano || mesa));
    expect(untold.map(({ id }) => id)).toEqual([]);
    expect(drawn.length).toBeGreaterThanOrEqual(158);
  });

  it('tables of examples can be played, with the cards that the example names', () => {
    for (const { id, jugada, mano, mesa: cartas } of drawn) {
      const { mesa, historia } = jugada;
      const now = replay(mesa, historia, mano?.split(' '));
      expect(now.mesa.join(' '), id).toBe(cartas ?? '');
      const hero = mesa.asientos.find(({ heroe }) => heroe)?.pos;
      expect(now.turno ?? hero, id).toBe(hero);
    }
  });

  /** Every pot that the hand goes through, action by action. */
  const potsOf = ({ mesa, historia }: (typeof drawn)[number]['jugada']): number[] =>
    historia.flatMap((street, i) =>
      Array.from({ length: street.acciones.length + 1 }, (_, n) => {
        const { bote, boteInicial } = replay(mesa, [
          ...historia.slice(0, i),
          { ...street, acciones: street.acciones.slice(0, n) },
        ]);
        return [bote, boteInicial];
      }).flat(),
    );

  it('a pot that an example states is one that the hand goes through, to the last decimal written', () => {
    // «un bote de 21,5» is a pot that would be: only «el bote», «Bote:», «bote 5,5» are of this hand.
    const stated =
      /(?<!\bun )\bbote(?: (?:en el|del) (?:flop|turn|river))?(?: es)?(?: de)?:? \$?(\d+(?:\.\d{3})*(?:,\d+)?)(?!\s?%)/giu;
    let seen = 0;
    for (const { id, jugada, situacion } of drawn) {
      const pots = potsOf(jugada);
      for (const [, text] of situacion.matchAll(stated)) {
        const written = text as string;
        const decimals = written.split(',')[1]?.length ?? 0;
        const value = Number(written.replaceAll('.', '').replace(',', '.'));
        seen += 1;
        expect(
          pots.some((pot) => Number(pot.toFixed(decimals)) === value),
          `${id}: ${written} of ${pots.join(' ')}`,
        ).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(60);
  });
});

describe('packs', () => {
  it('hold every exercise and stage once, in files of a few kilobytes', () => {
    const steps = compiled.exercises.filter(({ id }) => id.startsWith('c.'));
    expect(Object.keys(compiled.index.ejercicios).sort()).toEqual(
      [...rows, ...steps, ...compiled.playOuts].map(({ id }) => id).sort(),
    );
    for (const { bytes, name, packed } of compiled.files) {
      // A table of an ending comes by itself, and only where its ending is played.
      if (packed) {
        expect(bytes.length, name).toBeLessThanOrEqual(640 * 1024);
        continue;
      }
      // A chapter is half an hour of work in one file; a solved flop is all hands of two ranges at each of its decisions.
      const most = bytes.includes('"flop":') ? 36 : bytes.includes('"capitulo":') ? 12 : 6;
      expect(gzipSync(bytes, { level: 9 }).length, name).toBeLessThanOrEqual(most * 1024);
      pack.parse(JSON.parse(bytes.toString()));
    }
  });

  it('what a browser gets is what the schema says', () => {
    for (const one of [...compiled.exercises, ...compiled.playOuts]) exercise.parse(one);
  });
});
