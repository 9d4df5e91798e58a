import type { Page } from '@playwright/test';
import { axeViolations, expect } from '../fixtures.ts';
import { expectFits } from './session-helpers.ts';

export const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;
export const SCHEMES = ['light', 'dark'] as const;

/** A state as it stands, on a phone and on a wide screen, in both themes: nobody is shut out of it. */
export async function expectOpenToAll(page: Page, what: string, { height }: { height?: number } = {}): Promise<void> {
  for (const size of SIZES) {
    // Taller where a bar fixed at the bottom would cover a control while it is measured.
    await page.setViewportSize({ width: size.width, height: height ?? size.height });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeViolations(page), `${what} ${size.width} ${colorScheme}`).toEqual([]);
    }
  }
}

/** A state of a session is also whole at once: nothing to scroll. */
export async function expectWholeAndOpen(page: Page, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectFits(page, `${what} ${size.width}`);
  }
  await expectOpenToAll(page, what);
}
