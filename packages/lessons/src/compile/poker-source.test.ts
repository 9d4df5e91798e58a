import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replay } from '../poker/replay.ts';
import { type PokerRow, pokerRow } from '../schema/index.ts';
import { bankHandOf, JUDGEMENT } from './poker-source.ts';

const FOLDER = new URL('../../content/poker/exercises/', import.meta.url);
const rows: readonly PokerRow[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').split('\n'))
  .flatMap((line) => (line === '' ? [] : [pokerRow.parse(JSON.parse(line))]));

describe('a hand of the bank', () => {
  const decisions = rows.filter(
    ({ historia, preguntas }) =>
      historia.some(({ calle }) => calle !== 'pre') && preguntas.some(({ tipo }) => tipo === 'accion'),
  );

  it('after the flop has a range or what each option is worth, or says that it is judgement', () => {
    const said = decisions.filter((row) => bankHandOf(row).explicacion.endsWith(JUDGEMENT));
    for (const row of decisions.filter((one) => !said.includes(one)))
      expect(JSON.stringify(row), row.id).toMatch(/"rangos"|"valores"|"tipo":"ev"|"rango":/u);
    for (const row of said) expect(JSON.stringify(row), row.id).not.toMatch(/"rangos"|"valores"|"tipo":"ev"/u);
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThan(decisions.length);
  });

  it('says nothing of the kind before it, or where only a number is asked', () => {
    for (const row of rows.filter((one) => !decisions.includes(one)))
      expect(bankHandOf(row).explicacion, row.id).toBe(row.explicacion);
  });

  it('takes for right what is within a tenth of a blind or 0.3 % of the pot', () => {
    const valued = rows.flatMap((row) => {
      const asked = row.preguntas.find((one) => one.tipo === 'accion');
      if (!row.mesa || asked?.tipo !== 'accion' || !asked.valores) return [];
      return [{ row, asked, pot: replay(row.mesa, row.historia, row.mano).bote / row.mesa.ciegas[1] }];
    });
    const right = ({ row, asked }: (typeof valued)[number], short: number): boolean => {
      const valores = asked.opciones.map((_, i) => (i === asked.mejor ? 0 : -short));
      const [question] = bankHandOf({ ...row, preguntas: [{ ...asked, valores, aceptables: [] }] }).preguntas;
      return question?.tipo === 'accion' && question.aceptables.length === asked.opciones.length - 1;
    };
    const small = valued.find(({ pot }) => pot < 20) ?? expect.fail('a small pot');
    expect([0.1, 0.11].map((short) => right(small, short))).toEqual([true, false]);
    const big = valued.toSorted((a, b) => b.pot - a.pot)[0] ?? expect.fail('a pot');
    expect(big.pot).toBeGreaterThan(40);
    expect([0.0029, 0.0031].map((part) => right(big, part * big.pot))).toEqual([true, false]);
  });
});
