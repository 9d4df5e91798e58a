import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { SideMenu } from './side-menu.tsx';

function show(path = '/') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SideMenu />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const chess = () => screen.getByRole('button', { name: 'Artículos de ajedrez' });
const isOpen = () => chess().getAttribute('aria-expanded') === 'true';

describe('side menu', () => {
  it('leads to the main screens, the library and what one does every day, and marks the current one', () => {
    show('/subscripcion-selector');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/',
      '/catalogo-planes-de-estudio',
      '/informacion-plan-de-estudio',
      '/repaso',
      '/mis-partidas',
      '/biblioteca',
      '/subscripcion-selector',
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Suscripción');
  });

  it('marks a section, without calling it the page, on the screens that are reached through it', () => {
    for (const [path, name] of [
      ['/agregar-plan-de-estudio', 'Mis planes de estudio'],
      ['/glosario', 'Biblioteca'],
    ]) {
      show(path);
      expect(screen.getByRole('link', { current: true }).textContent).toBe(name);
      expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
      cleanup();
    }
  });

  it('opens a submenu on hover and closes it on leaving', async () => {
    const user = show();
    await user.hover(chess());
    expect(isOpen()).toBe(true);
    await user.unhover(chess());
    await expect.poll(isOpen).toBe(false);
  });

  it('a click after hovering keeps it open; a second click closes it', async () => {
    const user = show();
    await user.hover(chess());
    await user.click(chess());
    expect(isOpen()).toBe(true);
    await user.click(chess());
    expect(isOpen()).toBe(false);
  });

  it('opens by keyboard, walks with arrows, and Escape gives focus back', async () => {
    const user = show();
    chess().focus();
    await user.keyboard('{ArrowDown}');
    const first = () => within(document.body).getByRole('link', { name: 'Aperturas para principiantes' });
    await expect.poll(() => document.activeElement === first()).toBe(true);
    await user.keyboard('{ArrowDown}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Errores comunes');
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(chess());
  });

  it('closes when a click lands elsewhere or focus moves on', async () => {
    const user = show();
    await user.click(chess());
    await user.click(document.body);
    expect(isOpen()).toBe(false);
    chess().focus();
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    await user.tab({ shift: true });
    expect(isOpen()).toBe(false);
  });
});
