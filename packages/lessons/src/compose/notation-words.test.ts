import { expect, it } from 'vitest';
import { notationWords } from './notation-words.ts';

it.each([
  [['Rb8#'], 'Así se escribe: T es la torre y # es jaque mate.'],
  [['Nxe5', 'Bxd1'], 'Así se escribe: A es el alfil, C es el caballo y x quiere decir que toma.'],
  [['e4'], 'Así se escribe: sin letra juega un peón.'],
  [
    ['e8=Q+', 'Kg7'],
    'Así se escribe: R es el rey, D es la dama, sin letra juega un peón, = dice qué pieza pide el peón al coronar y + es jaque.',
  ],
  [['O-O'], 'Así se escribe: 0-0 es el enroque corto.'],
  [['O-O-O+'], 'Así se escribe: 0-0-0 es el enroque largo y + es jaque.'],
  [[], ''],
])('the signs of %j', (moves, words) => expect(notationWords(moves)).toBe(words));
