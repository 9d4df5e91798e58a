import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GLOSARIO } from '../../../content/glossary/terms.ts';
import { Explained } from './explained.tsx';
import { findTerms } from './find-terms.ts';

const poker = GLOSARIO.filter(({ juego }) => juego === 'poker');
const chess = GLOSARIO.filter(({ juego }) => juego === 'ajedrez');
const found = (text: string) =>
  findTerms(text, poker).flatMap((piece) => (typeof piece === 'string' ? [] : [`${piece.texto}=${piece.termino.id}`]));

it('finds each word once, whole, however it is written', () => {
  expect(found('Con SPR 3 la c-bet chica basta; la C-bet grande, con SPR 3, no.')).toEqual(['SPR=spr', 'c-bet=c-bet']);
  expect(found('Un limper paga y QJ offsuit queda dominada.').map((one) => one.split('=')[0])).toContain('offsuit');
  expect(found('Los sprints no tienen SPRs.')).toEqual([]);
});

it('leaves a word alone where it is an everyday one', () => {
  const words = (text: string) =>
    findTerms(text, chess).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.texto]));
  expect(words('En la mayoría de las posiciones basta con mirar los jaques.')).toEqual([]);
  expect(words('La mayoría de peones avanza en el flanco de rey.')).toContain('mayoría');
});

it('gives the text back unchanged', () => {
  const text = 'Fold equity, equity y ev: SPR, MDF, ICM, GTO y VPIP en una frase.';
  const pieces = findTerms(text, poker);
  expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.texto)).join('')).toBe(text);
  expect(pieces.filter((piece) => typeof piece !== 'string')).toHaveLength(5);
});

it('a word is a button that opens what it means', async () => {
  render(<Explained text="Con SPR 2 no se tira." juego="poker" />);
  const button = await screen.findByRole('button', { name: 'SPR' });
  const meaning = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(meaning?.getAttribute('popover')).toBe('auto');
  expect(meaning?.textContent).toContain('Stack efectivo');
});

it('a comma stays on the line of its word, and a percent sign on that of its number', async () => {
  const { container } = render(<Explained text="Con SPR, un 33 % paga; sin SPR no." juego="poker" />);
  const button = await screen.findByRole('button', { name: 'SPR' });
  expect(button.nextSibling?.textContent).toBe(',');
  for (const meaning of container.querySelectorAll('[popover]')) meaning.remove();
  expect(container.textContent).toBe('Con SPR, un 33\u00a0% paga; sin SPR no.');
});
