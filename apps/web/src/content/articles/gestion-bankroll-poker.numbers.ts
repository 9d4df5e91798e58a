import { figure, percent } from '../article/figures.ts';

/** Sentences and table rows of the article whose figures are computed here. */

/** A row of a table as the test reads it. */
const row = (...cells: (string | number)[]) => cells.join(' | ');

const WIN = 5; // bb per 100 hands
const SPREAD = 90; // standard deviation, bb per 100 hands
const BOX = 100; // bb of a buy-in

/** Area of the normal curve to the left of z. */
function normal(z: number): number {
  let term = z;
  let sum = z;
  for (let i = 1; i < 100; i++) {
    term *= (z * z) / (2 * i + 1);
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

function afterHands(hands: number): string {
  const expected = (WIN * hands) / 100;
  const spread = SPREAD * Math.sqrt(hands / 100);
  const losing = normal(-expected / spread);
  return row(figure(hands), `${figure(expected)} bb`, `${figure(spread)} bb`, percent(losing, 1));
}

const ruin = (win: number, boxes: number) => Math.exp((-2 * win * boxes * BOX) / SPREAD ** 2);
const ruinRow = (win: number, boxes: readonly number[]) =>
  row(`${win} bb/100`, ...boxes.map((count) => percent(ruin(win, count), 1)));

const limitRow = (box: number) => row(`NL${box}`, `$${box}`, `$${figure(30 * box)}`, `$${figure(40 * box)}`);
const blank = (tournaments: number) => percent(0.85 ** tournaments, 1);

const roll = 40 * 25;
const shot = 5 * 25;
const afterShot = roll - shot;
const stubborn = afterShot - 10 * 25;

export default [
  afterHands(10_000),
  afterHands(50_000),
  afterHands(100_000),
  `${WIN} × ${10_000 / 100} = ${figure((WIN * 10_000) / 100)} bb, y la desviación, ${SPREAD} × √100 = ${SPREAD * Math.sqrt(100)} bb`,
  ruinRow(2, [10, 20, 30, 40]),
  ruinRow(5, [10, 20, 30, 40]),
  ruinRow(8, [10, 20, 30]),
  row(percent(ruin(8, 30), 1), percent(ruin(8, 40), 2)),
  `2 × 5 × ${figure(30 * BOX)} / ${figure(SPREAD ** 2)} = ${figure((2 * 5 * 30 * BOX) / SPREAD ** 2, 2)}, y e elevado a −3,70 da ${percent(ruin(5, 30), 1)}`,
  ruin(2, 40) === ruin(8, 10) ? 'Quien gana 2 bb/100 con 40 cajas corre el mismo riesgo que quien gana 8 con 10' : 'no',
  `con una ganancia de 5 bb/100 y 30 cajas el modelo da un ${percent(ruin(5, 30), 1)}`,
  `pasar de 20 a 30 cajas baja el riesgo de ruina de ${percent(ruin(5, 20), 1)} a ${percent(ruin(5, 30), 1)}`,
  row('30 a 40', `${percent(1 / 40, 1)} a ${percent(1 / 30, 1)}`),
  row('50 a 100', `${percent(1 / 100)} a ${percent(1 / 50)}`),
  row('100 a 200', `${percent(1 / 200, 1)} a ${percent(1 / 100)}`),
  `un ${percent(1 / 20)} son 20 cajas, un ${percent(1 / 50)} son 50 y un ${percent(1 / 100)} son 100`,
  `dos cajas sobre una banca de 40 ya exponen el ${percent(2 / 40)}`,
  limitRow(2),
  limitRow(5),
  limitRow(10),
  limitRow(25),
  limitRow(50),
  `0,85 elevado a 10: ${blank(10)}. La de encadenar 20, ${blank(20)}`,
  `Con cien torneos de $5 inviertes $${100 * 5}`,
  `llega a $${figure(roll)}, que son ${roll / 25} cajas de NL25. Sube con un tope de 5 × $25 = $${shot}`,
  `queda con $${afterShot}: ${afterShot / 25} cajas de NL25, pero el tope se cumplió y vuelve a NL10, donde tiene ${figure(afterShot / 10, 1)} cajas`,
  `otras 10 cajas malas la dejarían en $${stubborn}, justo las ${stubborn / 25} cajas en que habría que bajar de todos modos y con $${afterShot - stubborn} menos`,
  `40 cajas del límite nuevo, que son $${figure(roll)}. Subes con un tope de 5 cajas, es decir $${shot}`,
  `En NL2 una caja son $2, así que 30 cajas son $${30 * 2}`,
  `En NL10 son $${3 * 10}; sobre una banca de $${40 * 10}, un ${percent(30 / 400, 1)}`,
  `8 × $0,10 = $${figure(8 * 0.1, 2)} por bloque; en 10.000 manos, $${figure(8 * 0.1 * 100)}, que son ${(8 * 0.1 * 100) / 10} cajas`,
  `Son ${520 / 10} cajas de NL10, una banca holgada. Para NL25 son solo ${figure(520 / 25, 1)} cajas y la regla pide 40, así que no: faltan $${40 * 25 - 520}`,
  `25 cajas de NL10, que son $${25 * 10}. Y el tope de sesión, 3 cajas, es de $${3 * 10}, un ${percent(30 / 520, 1)}`,
];
