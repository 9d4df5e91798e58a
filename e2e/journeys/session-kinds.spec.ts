import { BACK_RANK } from '../../apps/web/src/screens/session/session.fixture.ts';
import { axeViolations, expect, test } from '../fixtures.ts';
import { expectFits, openSession } from './session-helpers.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

/** Each kind of task, at its first step and at its last. */
const KINDS = [
  { kind: 'teoria', heading: 'Clavadas', press: ['Siguiente', 'Siguiente', 'Ver la respuesta'] },
  { kind: 'jugar', heading: 'Juega y vuelve', press: ['Ya jugué'] },
  { kind: 'analizar', heading: 'Trae tu partida', press: [] },
  { kind: 'cierre', heading: 'Objetivos, con lo que mediste', press: [] },
] as const;

for (const { kind, heading, press } of KINDS) {
  test(`${kind}: fits without scrolling and has no accessibility violation`, async ({
    signedIn: page,
    person,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSession(page, request, person, kind, kind === 'teoria' ? [BACK_RANK] : []);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const check = async () => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectFits(page, `${kind} ${size.width}`);
        expect(await axeViolations(page), `${kind} ${size.width}`).toEqual([]);
      }
    };
    await check();
    for (const name of press) await page.getByRole('button', { name, exact: true }).click();
    if (press.length > 0) await check();
  });
}
