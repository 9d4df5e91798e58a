import type { Page } from '@playwright/test';
import { axeViolations, expect, SCHEMES } from '../fixtures.ts';
import { expectFits } from './session-helpers.ts';

export const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;
/** One theme at each size: between them they show every rule and every colour. */
export const LOOKS = SIZES.map((size, i) => ({ ...size, colorScheme: SCHEMES[i] ?? 'light' }));

interface Looking {
  /** Taller where a bar fixed at the bottom would cover a control while it is measured. */
  readonly height?: number;
  /** Both themes at both sizes; otherwise one theme at each size, which between them show every rule and every colour. */
  readonly every?: boolean;
}

/** A state as it stands, on a phone and on a wide screen, in both themes: nobody is shut out of it. */
export async function expectOpenToAll(page: Page, what: string, looking: Looking = {}): Promise<void> {
  await arrived(page);
  for (const [i, size] of SIZES.entries()) {
    await page.setViewportSize({ width: size.width, height: looking.height ?? size.height });
    await expectOpenAt(page, i, what, looking);
  }
}

/** A state of a session is also whole at once: nothing to scroll. */
export async function expectWholeAndOpen(page: Page, what: string, looking: Looking = {}): Promise<void> {
  await arrived(page);
  for (const [i, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    await expectFits(page, `${what} ${size.width}`);
    await expectOpenAt(page, i, what, looking);
  }
}

/** Parts of a screen come when they are wanted: what has no title yet has not come. */
const arrived = (page: Page) => page.locator('h1').first().waitFor({ state: 'attached' });

async function expectOpenAt(page: Page, i: number, what: string, { every }: Looking): Promise<void> {
  for (const [turn, colorScheme] of (every ? SCHEMES : [LOOKS[i]?.colorScheme ?? 'light']).entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What sticks to the top must not cover what was scrolled under it: axe begins at the top.
    expect(
      await axeViolations(page, turn === 0 ? 'everything' : 'colours'),
      `${what} ${SIZES[i]?.width} ${colorScheme}`,
    ).toEqual([]);
  }
}
