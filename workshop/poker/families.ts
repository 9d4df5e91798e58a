/**
 * Spots of tournaments with 15 to 60 bb that follow from our charts or from the prizes: `node workshop/poker/families.ts` writes them
 * into the bank. Ids come from what a spot is, so writing them again after a chart has changed keeps them; a hand that its chart now mixes is
 * refused, and the list says so.
 */
import { answers, thirdBets } from './families/answers.ts';
import { bubbles } from './families/bubble.ts';
import { defences } from './families/defences.ts';
import { openings } from './families/openings.ts';
import { callOffs, resteals } from './families/resteals.ts';
import { wholeRanges } from './families/whole-ranges.ts';
import { write } from './spot-builder.ts';

const families = { openings, defences, resteals, callOffs, thirdBets, answers, bubbles, wholeRanges };
for (const [name, make] of Object.entries(families)) {
  const rows = make();
  write(rows);
  console.log(`${name}: ${rows.length}`);
}
