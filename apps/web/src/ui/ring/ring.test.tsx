import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Ring } from './ring.tsx';

const dashes = (container: HTMLElement, circle: string) =>
  container.querySelector(circle)?.getAttribute('stroke-dasharray')?.split(' ').map(Number) ?? [];

describe('ring', () => {
  it('draws one segment per element, as many filled as are done', () => {
    const { container } = render(<Ring label="Tareas terminadas" figure="3/8" done={3} total={8} segmented />);
    const [dash = 0, gap = 0] = dashes(container, '.pista');
    expect((dash + gap) * 8).toBeCloseTo(2 * Math.PI * 44, 0);
    expect(dashes(container, '.valor')).toHaveLength(3 * 2 + 2);
    expect(container.textContent).toBe('3/8Tareas terminadas');
  });

  it('draws nothing filled when nothing is done, and copes with nothing at all', () => {
    const { container, rerender } = render(<Ring label="x" figure="0/4" done={0} total={4} segmented />);
    expect(dashes(container, '.valor')[0]).toBe(0);
    rerender(<Ring label="x" figure="0/0" done={0} total={0} segmented />);
    expect(dashes(container, '.valor')[0]).toBe(0);
  });

  it('closes at one hundred per cent', () => {
    const { container } = render(<Ring label="Semana" figure="100 %" done={100} total={100} />);
    expect(dashes(container, '.valor')[0]).toBeCloseTo(2 * Math.PI * 44, 1);
  });
});
