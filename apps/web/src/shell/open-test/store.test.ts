import { beforeEach, describe, expect, it } from 'vitest';
import { forgetEverythingOf } from '../session/forget.ts';
import { addAnswer, askToKeep, chooseGame, forgetTest, markSecond, openTests, sentOf } from './store.ts';

const KEY = 'estratega.primera-jugada';
const answer = (ejercicio: string, acierto = true) => ({
  ejercicio,
  respuesta: { jugadas: ['e2e4'] },
  ms: 10,
  acierto,
});

beforeEach(() => {
  localStorage.clear();
  forgetTest('Ajedrez');
  forgetTest('Poker Texas Holdem');
});

describe('a test without an account', () => {
  it('keeps answers of each game, each exercise once, and is the same after a reload', () => {
    const { id } = addAnswer('Ajedrez', answer('aj000001'));
    addAnswer('Ajedrez', answer('aj000001', false));
    addAnswer('Ajedrez', answer('aj000002', false));
    addAnswer('Poker Texas Holdem', answer('pk000001'));
    markSecond('Ajedrez', 'aj000002');
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    expect(stored).toEqual(openTests());
    expect(openTests().pruebas.Ajedrez).toMatchObject({
      id,
      respuestas: [
        { ejercicio: 'aj000001', acierto: true },
        { ejercicio: 'aj000002', acierto: false, segunda: true },
      ],
    });
    expect(openTests().pruebas['Poker Texas Holdem']?.respuestas).toHaveLength(1);
  });

  it('sends the answers, and not what this browser thinks of them', () => {
    const test = addAnswer('Ajedrez', answer('aj000001'));
    expect(sentOf(test).respuestas).toEqual([{ ejercicio: 'aj000001', respuesta: { jugadas: ['e2e4'] }, ms: 10 }]);
  });

  it('reads what is no test as none', () => {
    for (const text of ['', '7', '{"pruebas":{"Ajedrez":{"id":3}}}', '{"juego":"Damas","pruebas":[]}', 'null']) {
      localStorage.setItem(KEY, text);
      expect(openTests()).toEqual({ juego: 'Ajedrez', pruebas: {} });
    }
  });

  it('remembers the game, and that it is to be kept', () => {
    chooseGame('Poker Texas Holdem');
    addAnswer('Poker Texas Holdem', answer('pk000001'));
    askToKeep('Poker Texas Holdem');
    expect(openTests()).toMatchObject({
      juego: 'Poker Texas Holdem',
      pruebas: { 'Poker Texas Holdem': { guardar: true } },
    });
    forgetTest('Poker Texas Holdem');
    expect(openTests().pruebas).toEqual({});
  });

  it('goes with whoever leaves, and stays when a session ends or another account comes', async () => {
    addAnswer('Ajedrez', answer('aj000001'));
    await forgetEverythingOf('ana', { keepWork: true });
    await forgetEverythingOf(null);
    expect(openTests().pruebas.Ajedrez?.respuestas).toHaveLength(1);
    await forgetEverythingOf('ana');
    expect(openTests().pruebas).toEqual({});
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
