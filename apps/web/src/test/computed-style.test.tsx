import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cheapComputedStyle } from './computed-style.ts';

/** What the tests ask of a style is what happy-dom says itself, of every element of a page that hides things in every way there is. */

const style = cheapComputedStyle(window.getComputedStyle);
const asked = (styles: typeof getComputedStyle) =>
  [...document.querySelectorAll('*')].map((element) => {
    const own = styles(element);
    const byName = ['display', 'visibility', 'pointer-events'].map((name) => own.getPropertyValue(name));
    return [element.tagName, own.display, own.visibility, own.pointerEvents, ...byName, own.color];
  });

const Page = () => (
  <main style={{ visibility: 'visible', color: 'red' }}>
    <h1 style={{ display: 'flex' }}>Título</h1>
    <div style={{ visibility: 'hidden' }}>
      <p style={{ visibility: 'inherit' }}>
        <b style={{ visibility: 'visible', pointerEvents: 'none' }}>a la vista</b>
        <i>oculto</i>
      </p>
    </div>
    <section hidden style={{ display: 'none', pointerEvents: 'none' }}>
      <button type="button">no se ve</button>
    </section>
    <dialog>cerrado</dialog>
    <dialog open>abierto</dialog>
    <ul>
      <li>
        <svg role="img" aria-label="dibujo">
          <path d="M0 0" />
        </svg>
        <input type="checkbox" />
        <template />
      </li>
    </ul>
  </main>
);

it('says of every element what happy-dom says', () => {
  render(<Page />);
  const cheap = asked(style);
  expect(cheap.length).toBeGreaterThanOrEqual(20);
  expect(cheap).toEqual(asked(style.whole));
  expect(new Set(cheap.map(([, display]) => display)).size).toBeGreaterThan(4);
  expect(cheap.filter(([, , visibility]) => visibility === 'hidden').map(([tag]) => tag)).toEqual(['DIV', 'P', 'I']);
});

it('leaves it to happy-dom where a sheet is on the page, and where an element is on none', () => {
  render(<p className="oculto">texto</p>);
  const p = document.querySelector('p') as Element;
  expect(style(p).display).toBe('block');
  const sheet = document.createElement('style');
  sheet.textContent = '.oculto { display: none; pointer-events: none; }';
  document.head.append(sheet);
  expect([style(p).display, style(p).pointerEvents]).toEqual(['none', 'none']);
  sheet.remove();
  expect(style(p).display).toBe('block');
  expect(style(document.createElement('p')).display).toBe(style.whole(document.createElement('p')).display);
});
