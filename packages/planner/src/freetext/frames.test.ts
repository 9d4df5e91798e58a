import { describe, expect, it } from 'vitest';
import { GAMES_BY_CAMPO, gameOf } from '../games/index.ts';
import { framesFor, framesOf, meantIn } from './frames.ts';
import { passagesIn } from './passages.ts';
import { tokenize } from './tokens.ts';

const clause = (text: string) => ({ tokens: tokenize(text).tokens });
const FRAMES = framesOf(
  ['REY: mi rey, el rey', 'CAE: encima, se ? viene*\nTORRE: torre, torres'],
  'defensa!: REY CAE -TORRE\ntorres: TORRE | llega_tarde',
);
const meant = (...clauses: readonly string[]) =>
  meantIn(FRAMES, clauses.map(clause)).map(({ framed }) => framed.map(({ topicId }) => topicId));

describe('themes that are meant without being named', () => {
  it('needs all ideas of a frame, in any order and words', () => {
    expect(meant('me tiran todo encima de mi rey')).toEqual([['defensa']]);
    expect(meant('al final mi rey ve que se le vienen')).toEqual([['defensa']]);
    expect(meant('mi rey está bien')).toEqual([[]]);
    expect(meant('se llega tarde')).toEqual([['torres']]);
  });

  it('takes no word for another that only begins like it', () => {
    expect(meant('el reyno se viene encima')).toEqual([[]]);
  });

  it('is kept from meaning it by what the frame goes without', () => {
    expect(meant('mi torre y mi rey, todo encima')).toEqual([['torres']]);
  });

  it('meets across clauses too, and tells it where most of it stands', () => {
    expect(meant('tengo a mi rey', 'y todo encima')).toEqual([['defensa'], []]);
  });

  it('says where the words stand, how many ideas met, and whether it is trouble', () => {
    const text = 'Ayer mi rey quedó con todo encima.';
    const [meant] = meantIn(FRAMES, [clause(text)]);
    const found = meant?.framed[0];
    expect(meant?.ideas.map(({ name }) => name)).toEqual(['REY', 'CAE']);
    expect(found).toMatchObject({ isTrouble: true, ideas: 2, isWhole: true });
    expect(text.slice(...(found?.tramo ?? [0, 0]))).toBe('mi rey quedó con todo encima');
  });

  it('refuses an idea that no list has', () => {
    expect(() => framesOf(['A: uno'], 'tema: A B')).toThrow('No such idea: B');
  });

  it.each(Object.values(GAMES_BY_CAMPO))('names only themes of its game: $campo', (game) => {
    const { frames } = framesFor(game);
    expect(frames.filter(({ topicId }) => !game.curriculum.topicById.has(topicId))).toEqual([]);
    // A theme that nobody can mean without its name is one that nobody wrote a frame for.
    const framed = new Set(frames.map(({ topicId }) => topicId));
    expect(game.curriculum.topics.filter(({ id }) => !framed.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['Ajedrez', 'Me tiran las piezas encima del rey.', 'aj-est-rey'],
    ['Ajedrez', 'Voy ganando por una torre y termino empatando.', 'aj-fin-conversion'],
    ['Ajedrez', 'Corro con mi peón y el otro lo alcanza.', 'aj-fin-cuadrado'],
    ['Ajedrez', 'Solo veo lo mío, nunca lo que quiere el otro.', 'aj-est-profilaxis'],
    ['Poker Texas Holdem', 'Abro y me vuelven a subir.', 'pk-pre-vs3bet'],
    ['Poker Texas Holdem', 'Quedamos dos y pierdo siempre.', 'pk-tor-headsup'],
    ['Poker Texas Holdem', 'Apuesto el flop, me pagan y después no sé qué hacer.', 'pk-pos-turn'],
  ] as const)('%s: «%s»', (campo, text, tema) => {
    const found = passagesIn(gameOf(campo), text).flatMap(({ reads }) => reads.flatMap(({ framed }) => framed));
    expect(found.map(({ topicId }) => topicId)).toContain(tema);
  });
});
