import { expect, test } from 'vitest';
import { listOf } from './list.ts';

const WORDS = ['horquillas', 'ir', 'Iglesia', 'hielo', 'hilo', 'hiato', 'Hipopótamo', 'iota', 'ya', 'hi', 'h', 'uno'];

test('items are joined as Intl joins them in Spanish', () => {
  const intl = new Intl.ListFormat('es', { type: 'conjunction' });
  const lists = [[], ...WORDS.flatMap((word) => [[word], ['a', word], ['a', 'iba', word], ['hilo', 'a', 'b', word]])];
  expect(lists.filter((items) => listOf(items) !== intl.format(items))).toEqual([]);
});
