import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useKeys } from '../../../shell/use-keys.ts';

/** One line, what is left under the board, everything under the bar. */
export type Stop = 'plegada' | 'subida' | 'entera';

/** Farther than a thumb trembles. */
const DRAG_FROM = 6;
/** A flick, in px per ms. */
const FLICK = 0.4;

interface Stops {
  readonly stop: Stop;
  /** Where the finger holds it, in px. */
  readonly held: number | undefined;
  readonly go: (steps: number) => void;
  readonly raise: () => void;
  readonly onPointerDown: (event: ReactPointerEvent) => void;
  /** The click that ends a pull is no click. */
  readonly onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => void;
}

/** A sheet that is pulled by finger, by its handle and by the key H, and that rises by itself when there is something to read. */
export function useStops(
  box: RefObject<HTMLElement | null>,
  stops: readonly Stop[],
  active: boolean,
  news: unknown,
): Stops {
  /** Unset until it is moved: a phone that is turned begins anew. */
  const [chosen, setStop] = useState<Stop>();
  const [held, setHeld] = useState<number>();
  const pulled = useRef(false);
  const at = Math.max(0, chosen ? stops.indexOf(chosen) : 0);
  const now = stops[at] ?? 'subida';
  const go = (steps: number) => setStop(stops[Math.min(stops.length - 1, Math.max(0, at + steps))] ?? now);
  const raise = () => setStop((was) => (was === 'entera' ? was : 'subida'));

  useEffect(() => {
    if (news) setStop((was) => (was === 'entera' ? was : 'subida'));
  }, [news]);

  useKeys((event) => {
    if (!active || (event.key !== 'h' && event.key !== 'H')) return;
    event.preventDefault();
    go(at === stops.length - 1 ? -at : 1);
  });

  const onPointerDown = (event: ReactPointerEvent) => {
    pulled.current = false;
    const sheet = box.current;
    if (!active || !sheet || event.button !== 0 || !(event.target as Element).closest('[data-tira]')) return;
    const { clientY, pointerId } = event;
    const height = sheet.getBoundingClientRect().height;
    let last = { y: clientY, t: event.timeStamp };
    let speed = 0;
    const move = (next: PointerEvent) => {
      if (next.pointerId !== pointerId) return;
      if (!pulled.current && Math.abs(next.clientY - clientY) < DRAG_FROM) return;
      pulled.current = true;
      speed = (last.y - next.clientY) / Math.max(1, next.timeStamp - last.t);
      last = { y: next.clientY, t: next.timeStamp };
      setHeld(height + clientY - next.clientY);
    };
    const end = (next: PointerEvent) => {
      if (next.pointerId !== pointerId) return;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      setHeld(undefined);
      if (pulled.current && next.type === 'pointerup')
        setStop(landing(sheet, stops, height + clientY - next.clientY, speed, at));
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };

  return {
    stop: now,
    held,
    go,
    raise,
    onPointerDown,
    onClickCapture: (event) => {
      if (!pulled.current) return;
      pulled.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Where a sheet that is let go comes to rest: a flick goes on, a slow hand gets the nearest. */
function landing(sheet: HTMLElement, stops: readonly Stop[], height: number, speed: number, from: number): Stop {
  if (Math.abs(speed) > FLICK)
    return stops[Math.min(stops.length - 1, Math.max(0, from + Math.sign(speed)))] ?? 'subida';
  const style = getComputedStyle(sheet);
  const distance = (stop: Stop) => Math.abs(lengthOf(sheet, style.getPropertyValue(`--${stop}`)) - height);
  return stops.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** The stops are lengths of the style sheet: the browser works them out. */
function lengthOf(sheet: HTMLElement, length: string): number {
  const ruler = document.createElement('div');
  ruler.style.cssText = `position:absolute;visibility:hidden;width:0;height:${length}`;
  sheet.append(ruler);
  const { height } = ruler.getBoundingClientRect();
  ruler.remove();
  return height;
}
