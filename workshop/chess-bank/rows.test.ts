import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chessRow } from '@estratega/lessons';
import { levelOf, rate } from '@estratega/lessons/difficulty';
import { describe, expect, it } from 'vitest';
import { type AnyRow, faultsOf, unplayable } from './faults.ts';
import { readJsonLines } from './json-lines.ts';

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
