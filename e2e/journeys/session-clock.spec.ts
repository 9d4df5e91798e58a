import { BACK_RANK, CASTLE } from '../../apps/web/src/screens/session/session.fixture.ts';
import { expect, test } from '../fixtures.ts';
import { expectWholeAndOpen } from './looks.ts';
import { openSession, square } from './session-helpers.ts';

// Boards of the clock in a task of theirs: the fixture's task is of another theme.
const CLOCKED = [BACK_RANK, CASTLE].map((one) => ({ ...one, temas: ['aj-com-tiempo'] }));

test('a board of the clock shows my seconds and tells me whether my move came in time', async ({
  signedIn: page,
  person,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openSession(page, request, person, 'ejercicios', CLOCKED, 'Ajedrez', { temaId: 'aj-com-tiempo' });
  await expect(page.locator('.mueve')).toContainText(/\d+\ss/u);
  await expect(page.locator('.s-ritmo')).toBeVisible();
  await expectWholeAndOpen(page, 'a board of the clock');
  await square(page, 'b8').click();
  await square(page, 'b1').click();
  await expect(page.locator('.s-veredicto .num')).toContainText('a tiempo');
  await expectWholeAndOpen(page, 'a board of the clock, decided');
});
