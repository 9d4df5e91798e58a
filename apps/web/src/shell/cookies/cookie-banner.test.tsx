import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';

async function show() {
  vi.resetModules();
  const { CookieBanner } = await import('./cookie-banner.tsx');
  render(<CookieBanner />, { wrapper: MemoryRouter });
}

describe('cookie banner', () => {
  beforeEach(() => {
    document.documentElement.dataset.cookies = 'ask';
  });

  it('asks while nothing is stored; «Aceptar», by keyboard, stores true and hides it', async () => {
    const user = userEvent.setup();
    await show();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Política de privacidad' })).toBe(document.activeElement);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(localStorage.getItem('cookieConsent')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
    expect(document.documentElement.dataset.cookies).toBeUndefined();
  });

  it('leaves the keyboard in the page, not at its beginning', async () => {
    const main = document.createElement('main');
    main.id = 'contenido';
    main.tabIndex = -1;
    document.body.append(main);
    const user = userEvent.setup();
    await show();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(document.activeElement).toBe(main);
    main.remove();
  });

  it('does not ask again', async () => {
    localStorage.setItem('cookieConsent', 'true');
    await show();
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
  });
});
