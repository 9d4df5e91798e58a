import type { Page } from '@playwright/test';
import { BACK_RANK, CHOICE } from '../../apps/web/src/screens/session/session.fixture.ts';
import { expect, test } from '../fixtures.ts';
import { expectWholeAndOpen } from './looks.ts';
import type { By } from './session-answers.ts';
import { openSession } from './session-helpers.ts';

/** Tasks that are not exercises, from their first step to their summary, in both games. */

const WAYS: readonly Exclude<By, 'typed'>[] = ['pointer', 'keyboard'];
const CHESS = 'Ajedrez';
const POKER = 'Poker Texas Holdem';
const DONE = { [CHESS]: 'Un paso más cerca de coronar', [POKER]: 'Una carta más sobre la mesa' } as const;

interface Doing {
  readonly page: Page;
  readonly press: (name: string | RegExp) => Promise<void>;
  readonly pick: (name: string) => Promise<void>;
  readonly write: (label: string | RegExp, text: string) => Promise<void>;
  /** The state as it is now. */
  readonly look: (what: string) => Promise<void>;
}

/** With the mouse, or without touching it: only focus and keys. */
function doing(page: Page, by: (typeof WAYS)[number], kind: string, looking: boolean): Doing {
  return {
    page,
    press: async (name) => {
      const button = page.getByRole('button', { name, exact: typeof name === 'string' });
      await expect(button).toBeEnabled();
      if (by === 'pointer') return button.click();
      await button.focus();
      await page.keyboard.press('Enter');
    },
    pick: async (name) => {
      if (by === 'pointer') return page.getByText(name, { exact: true }).click();
      await page.getByRole('radio', { name, exact: true }).focus();
      await page.keyboard.press('Space');
    },
    write: async (label, text) => {
      await page.getByLabel(label).focus();
      await page.keyboard.insertText(text);
    },
    look: async (what) => (looking ? expectWholeAndOpen(page, `${kind}, ${what}`) : undefined),
  };
}

const theory = async ({ page, press, look }: Doing) => {
  const heading = page.getByRole('heading', { level: 1 });
  const step = page.locator('main.sesion');
  const seen = new Set<string>();
  let known = 0;
  await expect(step).toBeVisible();
  for (let i = 0; i < 12; i++) {
    const kind = await step.getAttribute('data-paso');
    if (kind !== 'lamina' && kind !== 'pregunta') break;
    const before = await heading.innerText();
    // One slide looks like another; one question too.
    const first = !seen.has(kind);
    seen.add(kind);
    if (first) await look(kind);
    if (kind === 'pregunta') {
      await press('Ver la respuesta');
      if (first) await look('answer');
      // One known, one not.
      await press(known++ % 2 === 0 ? 'La sabía' : 'No la sabía');
    } else await press(/^(?:Siguiente|Terminar)$/u);
    await expect(heading).not.toHaveText(before);
  }
  expect(known).toBeGreaterThan(1);
  await press('Rendirme');
  await press('Terminar');
};

const play =
  (result: string) =>
  async ({ page, press, pick, write, look }: Doing) => {
    await look('before');
    await press('Ya jugué');
    await expect(page.getByRole('heading', { name: '¿Cómo fue?' })).toBeFocused();
    await look('after');
    await pick(result);
    await write('¿Cuándo apareció el foco?', 'En la jugada 12');
    await write('¿Qué harías distinto?', 'Mirar antes los jaques');
    await press('Guardar y terminar');
  };

const analyseChess = async ({ page, press, write, look }: Doing) => {
  await look('before');
  await write(/Pega la partida/u, 'esto no es una partida');
  await press('Abrir la partida');
  await expect(page.getByText(/No pudimos leer esa partida/u)).toBeVisible();
  await look('not read');
  await page.getByLabel(/Pega la partida/u).fill('1.e4 e5 2.Cf3 Cc6 3.Ab5');
  await press('Abrir la partida');
  for (const mark of ['Marcar 1.e4', 'Marcar 1…e5', 'Marcar 2.Cf3']) {
    await press('Siguiente');
    await press(mark);
  }
  await write('Qué pasó en 1.e4', 'El plan era otro');
  await look('marked');
  await press('Guardar y terminar');
};

const analysePoker = async ({ page, press, write, look }: Doing) => {
  await look('before');
  await expect(page.getByRole('button', { name: 'Guardar y terminar' })).toBeDisabled();
  await write('Primera mano', 'BTN con AJs, pagué de más');
  await write('Tercera mano', 'Tiré la mejor');
  await press('Guardar y terminar');
};

const close = async ({ press, write, look }: Doing) => {
  await look('as measured');
  await write('¿Qué te llevas de esta semana?', 'Mirar los jaques');
  await press('Cerrar la semana');
};

const TASKS = [
  { kind: 'teoria', campo: CHESS, exercises: [BACK_RANK], run: theory },
  { kind: 'teoria', campo: POKER, exercises: [CHOICE], run: theory },
  { kind: 'jugar', campo: CHESS, exercises: [], run: play('Perdí') },
  { kind: 'jugar', campo: POKER, exercises: [], run: play('A ratos') },
  { kind: 'analizar', campo: CHESS, exercises: [], run: analyseChess },
  { kind: 'analizar', campo: POKER, exercises: [], run: analysePoker },
  { kind: 'cierre', campo: CHESS, exercises: [], run: close },
  { kind: 'cierre', campo: POKER, exercises: [], run: close },
] as const;

for (const { kind, campo, exercises, run } of TASKS) {
  for (const by of WAYS) {
    // How it looks does not depend on the hand that got there.
    const looking = by === 'keyboard';
    const also = looking ? ', whole at once and open to all' : '';
    test(`${campo}, ${kind}: done by ${by} to its summary${also}`, async ({ signedIn: page, person, request }) => {
      if (looking) test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openSession(page, request, person, kind, exercises, campo);
      await expect(page.locator('main.sesion[data-paso]')).toBeVisible();
      await run(doing(page, by, kind, looking));
      await expect(page.getByRole('heading', { name: DONE[campo] })).toBeVisible();
    });
  }
}
