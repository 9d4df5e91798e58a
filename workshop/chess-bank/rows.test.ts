import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { legalMove, readFen } from '@estratega/chess/board';
import { chessRow } from '@estratega/lessons';
import { levelOf, rate } from '@estratega/lessons/difficulty';
import { describe, expect, it } from 'vitest';
import { type AnyRow, faultsOf, unplayable } from './faults.ts';
import { readJsonLines } from './json-lines.ts';
import { plainIn } from './technical.ts';

const FOLDER = fileURLToPath(new URL('../../packages/lessons/content/chess/exercises', import.meta.url));
const rows = globSync(`${FOLDER}/*.jsonl`).flatMap((file) => readJsonLines<AnyRow>(file));
const live = rows.filter(({ retirada }) => !retirada);
const mined = live.filter(({ origen }) => origen === 'mina');

describe('exercises of chess', () => {
  it('have boards, lines, right moves, refutations and hints that agree', () => {
    expect(live.flatMap((row) => faultsOf(row).map((fault) => `${row.id}: ${fault}`))).toEqual([]);
  });

  it('have each their own id and their own board', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(live.map(({ fen }) => fen)).size).toBe(live.length);
  });
});

describe('themes of technique', () => {
  it('have no board that is a plain recapture, a pawn that crowns at once, a mate, or far below their first level', () => {
    const plain = mined.flatMap((row) =>
      row.temas.flatMap((tema) => {
        const { fen, ultima, linea, prueba, dificultad } = row;
        const why = plainIn(tema, { fen, ultima, primera: linea[0] as string, mate: 'mate' in prueba, dificultad });
        return why ? [`${row.id} ${tema}: ${why}`] : [];
      }),
    );
    expect(plain).toEqual([]);
  });

  it('that prune or discard ask for more than the end of a mating attack, whoever wrote them', () => {
    const mates = live.filter(
      ({ temas, prueba }) =>
        'mate' in prueba && temas.some((tema) => tema === 'aj-cal-poda' || tema === 'aj-cal-eliminacion'),
    );
    expect(mates.map(({ id }) => id)).toEqual([]);
  });

  it('are told without set phrases that say nothing of the board', () => {
    const empty = /Lo que decide es capturar|en el momento justo|la (?:ventaja|victoria) se escapa/u;
    expect(mined.filter(({ explicacion }) => empty.test(explicacion)).map(({ id }) => id)).toEqual([]);
  });
});

describe('boards on which the rival threatens', () => {
  const alive = mined.filter((row) => row.explicacion.includes('el rival amenaza'));

  it('are forty at least at the first levels, with the move that threatens and one answer', () => {
    expect(alive.length).toBeGreaterThanOrEqual(40);
    for (const { id, ultima, aceptadas, nivel, temas } of alive) {
      expect(ultima, id).toBeDefined();
      expect(aceptadas?.[0], id).toHaveLength(1);
      expect(nivel, id).toBeLessThanOrEqual(2);
      expect(temas, id).toContain('aj-fun-seguridad');
    }
  });
});

describe('boards for who learns the rules', () => {
  const few = live.filter(({ nivel }) => nivel === 0);
  const first = ({ fen, linea }: AnyRow) => legalMove(readFen(fen), linea[0] as string);
  const menOf = ({ fen }: AnyRow): number => (fen.split(' ')[0] ?? '').replace(/[^a-z]/giu, '').length;

  it('ask ten times at least for castling, for taking en passant and for promoting', () => {
    const ofRules = few.filter(({ temas }) => temas.includes('aj-fun-reglas'));
    expect(ofRules.filter((row) => first(row)?.castles).length).toBeGreaterThanOrEqual(10);
    expect(ofRules.filter((row) => first(row)?.enPassant).length).toBeGreaterThanOrEqual(10);
    expect(ofRules.filter((row) => (first(row)?.promotion ?? 0) !== 0).length).toBeGreaterThanOrEqual(10);
  });

  it('have mates in one with eight men at most', () => {
    const mates = few.filter(
      (row) => 'mate' in row.prueba && row.prueba.mate === 1 && menOf(row) <= 8 && row.temas.includes('aj-tac-mate1'),
    );
    expect(mates.length).toBeGreaterThanOrEqual(20);
  });
});

describe('mined exercises', () => {
  it('are there, in the shape of the schema', () => {
    expect(mined.length).toBeGreaterThan(0);
    expect(mined.flatMap((row) => chessRow.safeParse(row).error?.issues ?? [])).toEqual([]);
  });

  it('have one right first move and a level that follows from the line', () => {
    for (const row of mined) {
      expect(row.aceptadas?.[0], row.id).toHaveLength(1);
      expect(row.nivel, row.id).toBe(levelOf(row.dificultad));
      // The model knows tactics; a quiet move is rated by hand.
      if (!row.aMano) expect(row.dificultad, row.id).toBe(rate(row.fen, row.linea));
    }
  });

  it('tell a mate to its end, in as many moves as it takes', () => {
    const mates = mined.filter(({ prueba }) => 'mate' in prueba);
    const told = ({ linea }: AnyRow) => (linea.length + 1) / 2;
    expect(mates.filter((row) => 'mate' in row.prueba && row.prueba.mate !== told(row)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('name only moves that can be played', () => {
    expect(mined.flatMap((row) => unplayable(row).map((word) => `${row.id}: ${word}`))).toEqual([]);
  });

  it('call nothing the only one that is not', () => {
    const claims = mined.filter(({ explicacion }) => /la única jugada/u.test(explicacion));
    expect(claims.filter(({ casi }) => (casi?.[0]?.length ?? 0) > 0).map(({ id }) => id)).toEqual([]);
  });
});
