import { useSyncExternalStore } from 'react';

/**
 * How bar, board and sheet share the window.
 * wide: beside each other, at ease. tall: one over the other, and both whole. folding: the board whole, the sheet gives way.
 * beside: a phone on its side, or a page at 200 %: the board as high as the window, the rest at its right.
 */
export type View = 'wide' | 'tall' | 'folding' | 'beside';

/** In rem. session.css draws with the same numbers. */
const BAR = 3.5;
const TITLE = 2.875;
/** Under a board or a table: less than this is no sheet to read a correction on. */
const SHEET = 18.75;
const TABLE_MAX = 26;
const TABLE_RATIO = 424 / 390;
const WIDE = 64;

export function viewOf(width: number, height: number, rem = 16): View {
  if (width >= WIDE * rem) return 'wide';
  if (width >= height) return 'beside';
  return height - width >= (BAR + TITLE + SHEET) * rem ? 'tall' : 'folding';
}

/** A round table with every seat needs its height; without it those still in the hand move together. */
export function seatsAll(width: number, height: number, rem = 16): boolean {
  if (width >= WIDE * rem) return true;
  const table = Math.min(width, TABLE_MAX * rem) * TABLE_RATIO;
  return width < height && height - table >= (BAR + TITLE + SHEET) * rem;
}

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

export const useView = (): View =>
  useSyncExternalStore(
    onResize,
    () => viewOf(window.innerWidth, window.innerHeight, rem()),
    () => 'wide',
  );

export const useSeatsAll = (): boolean =>
  useSyncExternalStore(
    onResize,
    () => seatsAll(window.innerWidth, window.innerHeight, rem()),
    () => true,
  );
