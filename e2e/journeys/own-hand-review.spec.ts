import { expect, test } from '../fixtures.ts';
import { expectOpenToAll } from './looks.ts';

/** Turn and river of own hands, worked out in the browser: in the hand, and the dearest of a sitting. */

const SEATS = ['boton', 'chica', 'yo', 'primero', 'segundo', 'tercero'];

/** The button opens and bets three times; I pay with seven high until the river. */
const hand = (id: number, minute: number, last: 'calls' | 'folds', limped = false): string =>
  [
    `PokerStars Hand #${id}:  Hold'em No Limit ($0.05/$0.10) - 2026/03/01 20:${minute}:00 UTC`,
    "Table 'Asterope' 6-max Seat #1 is the button",
    ...SEATS.map((name, seat) => `Seat ${seat + 1}: ${name} ($10 in chips)`),
    'chica: posts small blind $0.05',
    'yo: posts big blind $0.10',
    '*** HOLE CARDS ***',
    'Dealt to yo [7h 6h]',
    'primero: folds',
    'segundo: folds',
    'tercero: folds',
    ...(limped
      ? ['boton: calls $0.10', 'chica: folds', 'yo: checks']
      : ['boton: raises $0.15 to $0.25', 'chica: folds', 'yo: calls $0.15']),
    '*** FLOP *** [8s 2d Kc]',
    'yo: checks',
    'boton: bets $0.20',
    'yo: calls $0.20',
    '*** TURN *** [8s 2d Kc] [5d]',
    'yo: checks',
    'boton: bets $0.70',
    'yo: calls $0.70',
    '*** RIVER *** [8s 2d Kc 5d] [As]',
    'yo: checks',
    'boton: bets $1.80',
    ...(last === 'calls'
      ? [
          'yo: calls $1.80',
          '*** SHOW DOWN ***',
          'boton: shows [Ac Kd] (two pair, Aces and Kings)',
          'yo: mucks hand',
          `boton collected $${limped ? '5.65' : '5.95'} from pot`,
        ]
      : [
          'yo: folds',
          'Uncalled bet ($1.80) returned to boton',
          `boton collected $${limped ? '2.05' : '2.35'} from pot`,
        ]),
    '*** SUMMARY ***',
    `Total pot $${last === 'calls' ? (limped ? '5.65' : '5.95') : limped ? '2.05' : '2.35'} | Rake $0`,
    'Board [8s 2d Kc 5d As]',
  ].join('\n');

test('turn and river of my hands are judged by what they cost, with the assumption told, and the dearest come first', async ({
  signedIn: page,
}) => {
  test.setTimeout(240_000);
  await page.goto('/mis-partidas');
  await page.getByRole('radio', { name: 'Por archivo' }).check();
  const text = [hand(81, 10, 'calls'), hand(82, 20, 'folds'), hand(83, 30, 'calls', true)].join('\n\n\n');
  await page
    .getByLabel('Archivos de partidas o manos')
    .setInputFiles([{ name: 'manos.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }]);
  await expect(page.getByText('Guardamos 3 manos.')).toBeVisible();

  const dear = page.getByRole('region', { name: 'Tus decisiones más caras' });
  await expect(dear).toContainText('3 botes que crecieron de 3 manos');
  await dear.getByRole('button', { name: 'Calcular lo que costaron' }).click();
  // The pot that was limped has no chart: it is counted, and nothing is said of it.
  await expect(dear.getByRole('status')).toContainText('8 decisiones juzgadas en 2 manos; de 1 otra no decimos nada', {
    timeout: 180_000,
  });
  const rows = dear.getByRole('listitem');
  // Paying eighteen blinds on the river with seven high loses nearly all of them, of one hand only.
  await expect(rows.first()).toContainText(/^−1[4-8],\d+ bb/u);
  await expect(rows.first()).toContainText('River, en la ciega grande: pagaste');
  await expectOpenToAll(page, 'the dearest decisions');

  await rows.first().getByRole('link').click();
  const review = page.getByRole('region', { name: 'Lo que costaron turn y river' });
  // Known from the list: nothing is solved again.
  await expect(review.getByRole('listitem')).toHaveCount(4);
  await expect(review).toContainText(
    'Suponemos que el botón abre y la ciega grande paga según nuestras tablas de 100 bb',
  );
  await expect(review).toContainText('Cara');
  await expect(review).toContainText('Pagar pide ganar el 30');
  await expectOpenToAll(page, 'a judged hand');
});

test('a hand that no chart has says why nothing is said of it', async ({ signedIn: page }) => {
  await page.goto('/mis-partidas');
  await page.getByRole('radio', { name: 'Por archivo' }).check();
  await page
    .getByLabel('Archivos de partidas o manos')
    .setInputFiles([{ name: 'manos.txt', mimeType: 'text/plain', buffer: Buffer.from(hand(91, 10, 'folds', true)) }]);
  await expect(page.getByText('Guardamos 1 mano.')).toBeVisible();
  await page
    .getByRole('region', { name: /^Manos/u })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .click();
  await expect(page.getByRole('region', { name: 'Lo que costaron turn y river' })).toContainText(
    'De esta mano no decimos nada. Antes del flop alguien entró sin subir: de eso no tenemos tabla.',
  );
});
