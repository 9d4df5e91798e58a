import { describe, expect, it } from 'vitest';
import { chess } from '../games/chess/game.ts';
import { poker } from '../games/poker/game.ts';
import { readMentions } from './read.ts';

const themesOf = (text: string): readonly string[] => readMentions(poker, text).map(({ tema }) => tema);

describe('a stack told in blinds', () => {
  it.each([
    ['Llego con 12-15 ciegas a la zona de premios y no sé si ir all in o esperar', 'pk-tor-pushfold'],
    ['me quedan 8 bb y no sé qué hacer', 'pk-tor-pushfold'],
    ['con 30 ciegas no sé si resubir o pagar', 'pk-tor-stackmedio'],
    ['Llego con 20 bb a la mesa final y me cuesta', 'pk-tor-stackmedio'],
  ])('«%s» asks for %s', (text, theme) => {
    expect(themesOf(text)).toContain(theme);
  });

  it.each([
    'Juego con 100 bb y me va bien',
    'Apuesto 12 bb en el turn y no sé si pagan',
    'Gano con 12 ciegas por hora',
  ])('«%s» asks for none', (text) => {
    expect(themesOf(text).filter((id) => poker.stacks.some(({ tema }) => tema === id))).toEqual([]);
  });

  it('is of no theme twice, and of none in chess', () => {
    const text = 'con 10 ciegas no sé hacer push o fold, y con 12 bb dudo si esperar';
    const stacks = themesOf(text).filter((id) => poker.stacks.some(({ tema }) => tema === id));
    expect(new Set(stacks).size).toBe(stacks.length);
    expect(readMentions(chess, 'Llego con 12 ciegas y no sé qué hacer')).toEqual([]);
  });
});
