import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Lesson } from './lesson.tsx';
import { describePosition, isPosition } from './position.ts';

const FEN = '4k3/8/8/8/8/8/4P3/R3K2R b KQ - 0 1';

describe('lesson', () => {
  it('draws a board with its hint and solution folded', () => {
    const { container } = render(
      <Lesson
        blocks={[
          {
            tipo: 'tablero',
            fen: FEN,
            rotulo: 'Posición 1: juegan negras',
            pista: 'Mira e8.',
            solucion: '1…Re7',
            explicacion: 'Sale.',
          },
        ]}
      />,
    );
    expect(
      screen.getByRole('img', {
        name: /Juegan negras\. Blancas: rey en e1; torres en a1 y h1; peón en e2\. Negras: rey en e8\./,
      }),
    ).toBeDefined();
    expect(screen.getByText('Posición 1: juegan negras').className).toContain('negras');
    const folds = [...container.querySelectorAll('details')];
    expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
      'Ver una pista',
      'Ver la solución',
    ]);
    expect(folds.every((fold) => !fold.open)).toBe(true);
  });

  it('opens the solution of a worked example', () => {
    const { container } = render(
      <Lesson blocks={[{ tipo: 'tablero', fen: FEN, rotulo: 'Ejemplo resuelto: juegan negras', solucion: '1…Re7' }]} />,
    );
    expect(container.querySelector('details')?.open).toBe(true);
  });

  it('deals a poker spot as cards, with the places still to come', () => {
    const { container } = render(
      <Lesson
        blocks={[
          {
            tipo: 'mesa',
            mano: 'As Td',
            mesa: 'Kh 7c 2d',
            situacion: 'Bote de $1.',
            pregunta: '¿Pagas?',
            respuesta: 'Sí.',
          },
        ]}
      />,
    );
    for (const name of ['as de picas', '10 de diamantes', 'rey de corazones', '7 de tréboles', '2 de diamantes'])
      expect(screen.getByRole('img', { name })).toBeDefined();
    expect(container.querySelectorAll('.carta.por-ver')).toHaveLength(2);
    expect(screen.getByText('flop')).toBeDefined();
    expect(screen.getByText('¿Pagas?')).toBeDefined();
    expect(container.querySelector('details')?.open).toBe(false);
  });

  it('shows anything else as plain text, never as markup', () => {
    const { container } = render(
      <Lesson
        blocks={[
          { tipo: 'titulo', texto: 'Ideas' },
          { tipo: 'parrafo', texto: '<img src=x onerror=alert(1)>' },
          { tipo: 'lista', elementos: ['uno', 'dos'] },
          { tipo: 'tablero', fen: '<svg>' },
          { tipo: 'mesa', mano: 'Zz "><b>' },
          { tipo: 'pregunta', pregunta: '¿Por qué?', respuesta: 'Porque sí.' },
        ]}
      />,
    );
    expect(container.querySelector('img, b')).toBeNull();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Ideas');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['uno', 'dos']);
    expect(container.querySelector('.tablero')).toBeNull();
  });
});

describe('positions', () => {
  it('tells a position from anything else', () => {
    expect(isPosition(FEN)).toBe(true);
    expect(isPosition('8/8/8/8/8/8/8')).toBe(false);
    expect(isPosition('')).toBe(false);
  });
  it('names a lone piece and many', () => {
    expect(describePosition('4k3/pp6/8/8/8/8/8/4K3 w - - 0 1')).toContain('peones en a7 y b7');
  });
});
