import { it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { PLAYERS } from '../evaluation/players.ts';
import { chain, tasksOf } from './weeks.fixture.ts';
it('x', () => {
  const name = Object.keys(PLAYERS).find((n) => n.includes('sit and go')) as string;
  let out='';
  chain(PLAYERS[name]!, 4, () => true, 0.75).forEach(({ traced, learner }, i) => {
    out+=`W ${i + 1} ${learner.nivel}\n`;
    for (const t of tasksOf(traced.week)) out+=[t.tiempo, t.tipo, t.temaId, t.nivel, t.carril, t.leccion?.ejercicios.length, t.titulo].join(' ')+'\n';
  });
  writeFileSync('/tmp/zz-base.txt', out);
});
