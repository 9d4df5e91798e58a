import { Chess, playUci } from '@estratega/chess/rules';
import { addDays, type InformacionTema } from '@estratega/domain';
import type { ChessExercise } from '@estratega/lessons';
import { taught } from '@estratega/lessons/compile';
import { makeDrill } from '@estratega/lessons/drills';
import { initialLearner, learnFromWeek, planWeek } from '@estratega/planner';
import { answersTo, gameOf, servedWeek } from '@estratega/planner/evaluation';
import { describe, expect, it } from 'vitest';
import { done } from '../evaluate/done.ts';

/** What somebody who never played is asked, in the order in which it is met: nothing before it was shown. */

const WEEKS = 8;
const never = (conocimientosAjedrez: string, hours: InformacionTema['horasEstudio']): InformacionTema => ({
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: Object.keys(hours) as InformacionTema['diasEstudio'],
  horasEstudio: hours,
  experienciaAjedrez: 'No tengo elo',
  conocimientosAjedrez,
});
const NEWCOMERS: Readonly<Record<string, InformacionTema>> = {
  '3,5 h': never('Nunca he jugado', { lunes: 1, miercoles: 1, sabado: 1.5 }),
  '1,5 h': never('No conozco las reglas', { martes: 0.5, jueves: 0.5, domingo: 0.5 }),
  '6 h': never('Quiero aprender a jugar desde cero', { lunes: 2, miercoles: 2, viernes: 2 }),
};

const { exercises, playOuts } = taught();
const byId = new Map(exercises.map((one) => [one.id, one]));
const titles = new Map(playOuts.map(({ id, titulo }) => [id, titulo]));

const stepsSaying = (unit: string, said: RegExp): readonly string[] =>
  exercises.flatMap((one) => (one.id.startsWith(`c.${unit}.p`) && said.test(JSON.stringify(one)) ? [one.id] : []));
/** Who shows what a move asks. */
const SHOWN = {
  enroque: stepsSaying('aj-fun-reglas.0', /"enunciado":"[^"]*[Ee]nroca/u),
  'al paso': stepsSaying('aj-fun-reglas.0', /al paso/u),
  promoción: stepsSaying('aj-fun-reglas.0', /se convierte en dama/u),
  mate: stepsSaying('aj-fun-jaquemate.0', /mate/u),
} as const;
type Need = keyof typeof SHOWN;

const needsOf = ({ fen, linea }: ChessExercise): readonly Need[] => {
  const board = new Chess(fen);
  const needs = new Set<Need>();
  for (const [ply, move] of linea.entries()) {
    const { flags, promotion } = playUci(board, move);
    if (ply % 2 > 0) continue;
    if (/[kq]/u.test(flags)) needs.add('enroque');
    if (flags.includes('e')) needs.add('al paso');
    if (promotion) needs.add('promoción');
    if (board.isCheckmate()) needs.add('mate');
  }
  return [...needs];
};

const needsIn = (id: string): readonly Need[] => {
  const one = id.startsWith('g.') ? makeDrill(id) : byId.get(id);
  return one?.tipo === 'ajedrez' ? needsOf(one) : [];
};
const firstOf = (met: readonly string[], ids: readonly string[]): number => met.findIndex((id) => ids.includes(id));

const months = Object.entries(NEWCOMERS).map(([name, informacionTema]) => {
  const game = gameOf(informacionTema.campo);
  let learner = initialLearner(informacionTema);
  let hoy = '2026-11-16';
  const met: string[] = [];
  const played: string[] = [];
  for (let week = 1; week <= WEEKS; week++) {
    const { planEstudio, objetivos } = planWeek({ informacionTema, learner, hoy });
    for (const { task, met: own } of servedWeek(game, planEstudio, { right: (_, __, nth) => nth % 5 !== 4 })) {
      met.push(...own.map(({ ejercicio }) => ejercicio));
      played.push(...(task.leccion?.partidas ?? []));
    }
    const finished = done(planEstudio);
    const intentos = answersTo(finished, `nunca-${name}-${week}`, 0.8);
    learner = learnFromWeek(learner, { hoy, informacionTema, planEstudio: finished, objetivos, intentos });
    hoy = addDays(hoy, 7);
  }
  return { name, met, played };
});

describe('somebody who never played', () => {
  it('is found out where a board asks what was not shown', () => {
    const needs = new Set(
      exercises.flatMap((one) =>
        one.tipo === 'ajedrez' && !one.id.startsWith('c.aj-fun-') && one.nivel <= 1 ? needsOf(one) : [],
      ),
    );
    expect([...needs].sort()).toEqual(Object.keys(SHOWN).sort());
  });

  it('finds the steps that show castling, en passant, promotion and mate', () => {
    for (const [need, steps] of Object.entries(SHOWN)) expect(steps.length, need).toBeGreaterThan(0);
  });

  it.each(months)('$name: begins with how each piece moves, as a small game', ({ met }) => {
    const games = stepsSaying('aj-fun-reglas.0', /Juego \d/u);
    expect(games).toHaveLength(6);
    const first = games.map((id) => met.indexOf(id));
    expect(first.every((at) => at >= 0)).toBe(true);
    // Before any board of the bank.
    const bank = met.findIndex((id) => id.startsWith('aj'));
    expect(Math.max(...first)).toBeLessThan(bank);
  });

  it.each(months)(
    '$name: is shown castling, en passant, promotion and mate before the first exercise that asks it',
    ({ met }) => {
      const places = Object.entries(SHOWN).map(([need, steps]) => [need as Need, firstOf(met, steps)] as const);
      for (const [need, place] of places) expect(place, need).toBeGreaterThanOrEqual(0);
      // What comes after all four were shown needs nothing that was not.
      for (const id of met.slice(0, Math.max(...places.map(([, place]) => place)))) {
        if (id.startsWith('c.aj-fun-')) continue;
        const needs = needsIn(id);
        for (const [need, place] of places)
          if (needs.includes(need)) expect(place, `${id}: ${need} first`).toBeLessThan(met.indexOf(id));
      }
    },
  );

  it.each(months.filter(({ name }) => name !== '1,5 h'))(
    '$name: plays the mates to their end: two rooks, the queen, the rook',
    ({ played }) => {
      const names = new Set(played.map((id) => titles.get(id)));
      for (const title of ['Mate con dos torres', 'Mate con la dama', 'Mate con la torre'])
        expect(names).toContain(title);
    },
  );
});
