import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router';

/** Renders a screen at its path; every other path shows a marker, so that navigation can be seen. */
export function renderAt(entry: InitialEntry, element: ReactNode) {
  const path = typeof entry === 'string' ? entry : (entry.pathname ?? '/');
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <p>otra pantalla</p> },
    ],
    { initialEntries: [entry] },
  );
  return { router, ...render(<RouterProvider router={router} />) };
}
