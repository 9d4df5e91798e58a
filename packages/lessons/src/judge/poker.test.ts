import { describe, expect, it } from 'vitest';
import type { PreguntaLista, RespuestaPregunta } from '../schema/index.ts';
import { judgeParts, judgeQuestion, judgeQuestions } from './poker.ts';
import { answeredUnseen } from './unseen.ts';

const sum: PreguntaLista & { tipo: 'numero' } = {
  tipo: 'numero',
  pide: '¿Qué pide el precio?',
  unidad: '%',
  tolerancia: { abs: 0.5 },
  valor: 23.5,
  trampas: [{ valor: 25.2, aviso: 'Falta tu pago.' }],
};
const decision: PreguntaLista = {
  tipo: 'accion',
  opciones: [{ hace: 'fold' }, { hace: 'call' }],
  mejor: 1,
  aceptables: [],
};
const choice: PreguntaLista = { tipo: 'elige', pide: '¿Por qué?', textos: ['a', 'b'], correcta: 0, aceptables: [] };
const hand = (temas: readonly string[], ...preguntas: PreguntaLista[]) =>
  ({ tipo: 'poker', temas, preguntas }) as const;

describe('a number', () => {
  it('within two points of a percentage is nearly right, and never where it is the usual mistake', () => {
    const said = (numero: number, question: PreguntaLista = sum) => judgeQuestion(question, { numero })?.resultado;
    expect([23.9, 25, 21.5, 21.4, 26].map((one) => said(one))).toEqual(['bien', 'mal', 'casi', 'mal', 'mal']);
    expect(judgeQuestion(sum, { numero: 25 })?.aviso).toBe('Falta tu pago.');
    expect(said(24.9, { ...sum, trampas: [] })).toBe('casi');
    // Chips and counts have no points.
    expect(said(24.9, { ...sum, trampas: [], unidad: 'bb' })).toBe('mal');
  });
});

describe('a hand', () => {
  const right: RespuestaPregunta = { opcion: 1 };
  const wrong: RespuestaPregunta = { opcion: 0 };

  it('rightly decided counts although a sum was wrong, which is booked apart', () => {
    const own = hand(['pk-pos-cbet'], sum, decision);
    expect(judgeQuestions(own, [{ numero: 40 }, right])).toBe('casi');
    expect(judgeQuestions(own, [{ numero: 23.5 }, right])).toBe('bien');
    expect(judgeQuestions(own, [{ numero: 23.5 }, wrong])).toBe('mal');
    expect(judgeParts(own, [{ numero: 40 }, right])).toEqual({
      decisiones: { bien: 1, de: 1 },
      cuentas: { bien: 0, de: 1 },
    });
    // A choice beside a decision explains it; alone, it decides.
    expect(judgeQuestions(hand(['pk-pos-cbet'], decision, choice), [right, { opcion: 1 }])).toBe('casi');
    expect(judgeQuestions(hand(['pk-pos-cbet'], sum, choice), [{ numero: 23.5 }, { opcion: 1 }])).toBe('mal');
  });

  it('whose theme is the sum is not right without it', () => {
    expect(judgeQuestions(hand(['pk-mat-odds'], sum, decision), [{ numero: 40 }, right])).toBe('mal');
    expect(judgeQuestions(hand(['pk-mat-odds'], sum), [{ numero: 40 }])).toBe('mal');
    expect(judgeQuestions({ preguntas: [sum, decision] }, [{ numero: 40 }, right])).toBe('mal');
  });

  it('left before its end was seen', () => {
    const own = hand(['pk-pos-cbet'], sum, decision);
    expect(judgeQuestions(own, [])).toBe('visto');
    expect(judgeQuestions(own, [{ numero: 23.5 }])).toBe('visto');
    expect(judgeQuestions(own, [{ numero: 40 }])).toBe('mal');
  });
});

describe('what nobody could see', () => {
  it('teaches nothing until it was shown', () => {
    expect(answeredUnseen({ ejercicio: 'pk0x0h29', hechoEn: '2026-11-17T20:00:00.000Z' })).toBe(true);
    expect(answeredUnseen({ ejercicio: 'pk0x0h29', hechoEn: '2026-11-18T00:00:00.000Z' })).toBe(false);
    expect(answeredUnseen({ ejercicio: 'pk00zzzz', hechoEn: '2026-11-17T20:00:00.000Z' })).toBe(false);
  });
});
