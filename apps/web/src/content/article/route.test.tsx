import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderAt } from '../../test/render-at.tsx';
import ArticleRoute from './route.tsx';

const page = (
  <Suspense>
    <ArticleRoute />
  </Suspense>
);

it('brings the article when one comes from another page', async () => {
  renderAt('/errores-comunes', page);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', 'Errores comunes en ajedrez');
  expect(document.title).toBe('Errores comunes en ajedrez · Estratega');
});

it('keeps the article that came in the document', () => {
  document.body.innerHTML = '<article id="articulo-errores-comunes"><h1>Ya escrito</h1></article>';
  renderAt('/errores-comunes', page);
  expect(screen.getAllByRole('heading', { level: 1, name: 'Ya escrito' })).toHaveLength(2);
  document.body.innerHTML = '';
});
