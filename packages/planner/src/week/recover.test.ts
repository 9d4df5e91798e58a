import {
  addDays,
  askedOf,
  type Dia,
  type Fecha,
  type InformacionTema,
  studiedOn,
  type Tarea,
  weekFrom,
} from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampled } from '../../../../testing/runs.ts';
import { initialLearner, planWeek, type RecoveredWeek, recoveredPlan, recoverWeek } from '../index.ts';
import { worthOf } from './recover.ts';
import { requests } from './requests.arbitrary.ts';
import { HOY } from './weeks.fixture.ts';

type Place = { readonly diaIndex: number; readonly tareaIndex: number };
type Done = (diaIndex: number, tareaIndex: number) => boolean;

const minutes = (tasks: readonly { readonly tarea: { readonly tiempo: number } }[]): number =>
  tasks.reduce((sum, { tarea }) => sum + tarea.tiempo, 0);
const nameOf = ({ diaIndex, tareaIndex }: Place): string => `${diaIndex} ${tareaIndex}`;
const weekOf = (request: InformacionTema): readonly Dia[] =>
  planWeek({ informacionTema: request, learner: initialLearner(request), hoy: HOY }).planEstudio;
const openOf = (plan: readonly Dia[], done: Done): readonly (Place & { tarea: Tarea; fecha: Fecha })[] =>
  plan.flatMap((day, diaIndex) =>
    day.tareas.flatMap((tarea, tareaIndex) =>
      tarea.noAplica || done(diaIndex, tareaIndex)
        ? []
        : [{ tarea, diaIndex, tareaIndex, fecha: studiedOn(day, tarea).fecha }],
    ),
  );
const originalMinutes = (day: Dia): number =>
  day.tareas.reduce((sum, { tiempo, recuperada }) => sum + (recuperada?.tiempoPlan ?? tiempo), 0);
const isPair = (tarea: Tarea): boolean => tarea.carril === 'juego';

/** Everything that recovering promises, whatever was missed. */
const problemsOf = (plan: readonly Dia[], done: Done, hoy: Fecha, recovered: RecoveredWeek): string[] => {
  const problems: string[] = [];
  const open = openOf(plan, done);
  const kept = recovered.dias.flatMap((day) => day.tareas);
  const names = [...kept, ...recovered.quitadas].map(nameOf);
  if (new Set(names).size !== names.length) problems.push('something is there twice');
  // Where no day is left, nothing is decided for the player.
  const expected = open.filter(({ fecha }) => recovered.dias.length > 0 || fecha < hoy).map(nameOf);
  if (names.sort().join() !== expected.sort().join()) problems.push('something is lost or made up');
  for (const day of recovered.dias) {
    const at = plan.findIndex(({ fecha }) => fecha === day.fecha);
    const was = plan[at];
    if (!was || day.fecha < hoy) {
      problems.push('a day that is not left');
      continue;
    }
    const spent = plan
      .flatMap((one, diaIndex) => one.tareas.map((tarea, i) => ({ tarea, day: one, done: done(diaIndex, i) })))
      .filter((one) => one.done && !one.tarea.noAplica && studiedOn(one.day, one.tarea).fecha === day.fecha);
    const now = minutes(day.tareas) + minutes(spent);
    if (now > originalMinutes(was) * 1.25) problems.push(`${day.dia} has ${now} of ${originalMinutes(was)}`);
    const units = [...day.tareas, ...spent]
      .filter(({ tarea }) => tarea.tipo !== 'cierre')
      .map(({ tarea }) => `${tarea.temaId}@${tarea.nivel}`);
    if (new Set(units).size !== units.length) problems.push(`${day.dia} has a unit twice`);
  }
  for (const { tarea, ...place } of kept) {
    const before = plan[place.diaIndex]?.tareas[place.tareaIndex];
    if (tarea.tiempo < 10) problems.push(`${tarea.titulo} has ${tarea.tiempo} minutes`);
    if (!before || tarea.tiempo > before.tiempo) problems.push(`${tarea.titulo} is longer than it was`);
    for (const [, said] of `${tarea.descripcion} ${tarea.contenido}`.matchAll(/(\d+) minutos/gu))
      if (Number(said) !== tarea.tiempo) problems.push(`«${said} minutos» in a task of ${tarea.tiempo}`);
    const count = askedOf(tarea.leccion);
    for (const [, said] of tarea.descripcion.matchAll(
      /(?:Resuelve unas|sabes con|Repasa unas) (\d+) (?:posiciones|manos|situaciones)/gu,
    ))
      if (Number(said) !== count) problems.push(`«${said}» exercises in a task of ${count}`);
    if (isPair(tarea) && before && tarea.tiempo !== before.tiempo && tarea.tipo === 'jugar')
      problems.push('half a game');
  }
  // Dropped only where nothing worth clearly less stands in its place, and no day could still hold it.
  for (const task of recovered.quitadas) {
    if (isPair(task.tarea) || task.tarea.tipo === 'cierre') continue;
    const unit = `${task.tarea.temaId}@${task.tarea.nivel}`;
    for (const day of recovered.dias) {
      const was = plan.find(({ fecha }) => fecha === day.fecha);
      if (!was || day.tareas.some(({ tarea }) => `${tarea.temaId}@${tarea.nivel}` === unit)) continue;
      const better = day.tareas.find(
        (one) =>
          !isPair(one.tarea) &&
          one.tarea.tipo !== 'cierre' &&
          one.tarea.tiempo >= task.tarea.tiempo &&
          worthOf(one) + 10 <= worthOf(task) &&
          nameOf(one) !== nameOf(task),
      );
      const isDone = was.tareas.some((one, i) => done(plan.indexOf(was), i) && `${one.temaId}@${one.nivel}` === unit);
      if (better && !isDone) problems.push(`«${task.tarea.titulo}» was worth more than «${better.tarea.titulo}»`);
    }
  }
  return problems;
};

/** Games are followed by their analysis, and about something that was studied or is still to be, before them. */
const playProblems = (plan: readonly Dia[], done: Done, recovered: RecoveredWeek): string[] => {
  const kept = recovered.dias.flatMap(({ fecha, tareas }) => tareas.map((task) => ({ ...task, fecha })));
  const dropped = new Set(recovered.quitadas.map(nameOf));
  return kept.flatMap((game, at) => {
    if (game.tarea.tipo !== 'jugar' || !isPair(game.tarea)) return [];
    const day = plan[game.diaIndex]?.tareas ?? [];
    const analysis = day.findIndex((one, i) => i > game.tareaIndex && one.tipo === 'analizar' && isPair(one));
    const problems: string[] = [];
    if (analysis >= 0 && dropped.has(nameOf({ diaIndex: game.diaIndex, tareaIndex: analysis })))
      problems.push('a game without its analysis');
    const focus = game.tarea.leccion?.foco;
    const studies = (tarea: Tarea): boolean => !isPair(tarea) && `${tarea.temaId}@${tarea.nivel}` === focus;
    const planned = plan.some((one, d) =>
      one.tareas.some(
        (tarea, t) => studies(tarea) && (d < game.diaIndex || (d === game.diaIndex && t < game.tareaIndex)),
      ),
    );
    const studied = plan.some((one, d) => one.tareas.some((tarea, t) => studies(tarea) && done(d, t)));
    if (focus && planned && !studied && !kept.slice(0, at).some(({ tarea }) => studies(tarea)))
      problems.push('a game about what was not studied');
    return problems;
  });
};

describe('recovering a week', { timeout: 600_000 }, () => {
  it('keeps its promises for every pattern of missed days, on every day of the week', () => {
    const days = weekFrom(HOY).map(({ fecha }) => fecha);
    let brought = 0;
    fc.assert(
      fc.property(requests({ maxHours: 3 }), (request) => {
        const plan = weekOf(request);
        for (let pattern = 1; pattern < 128; pattern++) {
          const missed = new Set(days.filter((_, i) => (pattern & (1 << i)) !== 0));
          // The day after the last missed one, and the last day of the week.
          const last = days.findLastIndex((fecha) => missed.has(fecha));
          for (const hoy of new Set([days[Math.min(6, last + 1)] as Fecha, days[6] as Fecha])) {
            const done: Done = (diaIndex) => {
              const fecha = plan[diaIndex]?.fecha ?? '';
              return fecha < hoy && !missed.has(fecha);
            };
            const recovered = recoverWeek(plan, done, hoy);
            brought += recovered.recuperados;
            expect(problemsOf(plan, done, hoy, recovered)).toEqual([]);
            expect(playProblems(plan, done, recovered)).toEqual([]);
          }
        }
      }),
      sampled(127, 60),
    );
    expect(brought).toBeGreaterThan(0);
  });

  it('keeps its promises where single tasks are done, and applied, asks for nothing more that day', () => {
    fc.assert(
      fc.property(
        requests({ maxHours: 3 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 97 }),
        (request: InformacionTema, gone, pattern) => {
          const plan = weekOf(request);
          const hoy = addDays(HOY, gone);
          const done: Done = (dia, tarea) => (dia * 7 + tarea * 3 + pattern) % 4 === 0;
          const recovered = recoverWeek(plan, done, hoy);
          expect(problemsOf(plan, done, hoy, recovered)).toEqual([]);
          expect(playProblems(plan, done, recovered)).toEqual([]);
          if (recovered.dias.length === 0) return;
          const after = recoveredPlan(plan, recovered);
          // Names stay: as many tasks in every day of the list, each about what it was about.
          expect(after.map(({ tareas }) => tareas.map(({ temaId, tipo }) => [temaId, tipo]))).toEqual(
            plan.map(({ tareas }) => tareas.map(({ temaId, tipo }) => [temaId, tipo])),
          );
          const again = recoverWeek(after, done, hoy);
          expect(again.quitadas).toEqual([]);
          expect(recoveredPlan(after, again)).toEqual(after);
          // And a day later, with that one missed too, no day is lengthened a second time.
          const next = addDays(hoy, 1);
          const later = recoverWeek(after, done, next);
          expect(problemsOf(after, done, next, later)).toEqual([]);
        },
      ),
      sampled(31, 300),
    );
  });

  it('brings over as much as the days that are left can hold', () => {
    fc.assert(
      fc.property(requests({ maxHours: 3 }), fc.integer({ min: 1, max: 6 }), (request, gone) => {
        const plan = weekOf(request);
        const hoy = addDays(HOY, gone);
        const recovered = recoverWeek(plan, () => false, hoy);
        if (recovered.dias.length === 0) return;
        const dropped = recovered.quitadas.filter(({ tarea }) => !isPair(tarea) && tarea.tipo !== 'cierre');
        for (const day of recovered.dias) {
          const was = plan.find(({ fecha }) => fecha === day.fecha) as Dia;
          const room = Math.floor((originalMinutes(was) * 1.25) / 5) * 5 - minutes(day.tareas);
          const units = new Set(day.tareas.map(({ tarea }) => `${tarea.temaId}@${tarea.nivel}`));
          const fitting = dropped.filter(
            ({ tarea, diaIndex }) =>
              (plan[diaIndex]?.fecha ?? '') < hoy &&
              !units.has(`${tarea.temaId}@${tarea.nivel}`) &&
              Math.min(tarea.tiempo, 15) <= room,
          );
          expect(fitting.map(({ tarea }) => tarea.titulo)).toEqual([]);
        }
      }),
      sampled(77, 300),
    );
  });

  it('leaves a week alone in which nothing was missed', () => {
    const [request] = fc.sample(requests({ maxHours: 2 }), { numRuns: 1, seed: 3 });
    const plan = weekOf(request as InformacionTema);
    const recovered = recoverWeek(plan, () => false, HOY);
    expect(recoveredPlan(plan, recovered)).toEqual(plan);
    expect(recovered.quitadas).toEqual([]);
    expect(recovered.recuperados).toBe(0);
  });

  const PINS: InformacionTema = {
    campo: 'Ajedrez',
    nivelIntensidad: 'alto',
    diasEstudio: ['lunes', 'martes', 'jueves', 'sabado'],
    horasEstudio: { lunes: 2, martes: 1, jueves: 1, sabado: 1 },
    experienciaAjedrez: 'Elo fide',
    elo: 1500,
    tiempo: 'rapida',
    conocimientosAjedrez: 'me cuestan las clavadas',
  };

  it('gives up the least valuable: what was asked for stays before the path', () => {
    const { quitadas, recuperados } = recoverWeek(weekOf(PINS), () => false, addDays(HOY, 2));
    expect(recuperados).toBeGreaterThan(0);
    expect(quitadas.length).toBeGreaterThan(0);
    const asked = quitadas.filter(({ tarea }) => tarea.carril === 'pedido').length;
    expect(asked).toBeLessThanOrEqual(quitadas.filter(({ tarea }) => tarea.carril === 'camino').length);
  });

  it('leaves out what was asked for only where nothing that nobody asked for could make way', () => {
    const asks: readonly Partial<InformacionTema>[] = [
      {},
      { conocimientosAjedrez: 'me cuestan los finales de torres y quiero mejorar el cálculo' },
      { conocimientosAjedrez: 'siempre regalo piezas, y no sé cómo atacar al rey' },
    ];
    const isStudy = ({ tarea }: { readonly tarea: Tarea }): boolean => !isPair(tarea) && tarea.tipo !== 'cierre';
    const unit = ({ tarea }: { readonly tarea: Tarea }): string => `${tarea.temaId}@${tarea.nivel}`;
    let leftOut = 0;
    for (const asked of asks)
      for (const hours of [0.5, 1, 2])
        for (let day = 1; day < 7; day++) {
          const horasEstudio = { lunes: hours, martes: hours, miercoles: hours, jueves: hours, sabado: hours };
          const plan = weekOf({
            ...PINS,
            ...asked,
            diasEstudio: Object.keys(horasEstudio),
            horasEstudio,
          } as InformacionTema);
          const { dias, quitadas } = recoverWeek(plan, () => false, addDays(HOY, day));
          for (const out of quitadas.filter((one) => one.tarea.carril === 'pedido' && isStudy(one))) {
            leftOut++;
            const wayMaker = dias
              .filter(({ tareas }) => !tareas.some((one) => unit(one) === unit(out)))
              .flatMap(({ tareas }) => tareas)
              .find((one) => isStudy(one) && one.tarea.carril !== 'pedido' && one.tarea.tiempo >= 15);
            expect(wayMaker?.tarea.titulo, `«${out.tarea.titulo}», ${hours} h, day ${day}`).toBeUndefined();
          }
        }
    // Weeks of which so much is gone that even that has to go are among them.
    expect(leftOut).toBeGreaterThan(0);
  });

  it('keeps what was answered in a task that it shortens', () => {
    const hours = { lunes: 1, martes: 1, jueves: 1, sabado: 2 };
    const plan = weekOf({ ...PINS, horasEstudio: hours }).map((day) => ({
      ...day,
      tareas: day.tareas.map((tarea): Tarea => {
        const last = tarea.leccion?.ejercicios.at(-1);
        return last === undefined
          ? tarea
          : { ...tarea, intentos: [{ ejercicio: last, primero: 'bien', ultimo: 'bien', veces: 1 }] };
      }),
    }));
    const recovered = recoverWeek(plan, () => false, addDays(HOY, 2));
    const cut = recovered.dias
      .flatMap(({ tareas }) => tareas)
      .filter(({ tarea, diaIndex, tareaIndex }) => tarea.tiempo < (plan[diaIndex]?.tareas[tareaIndex]?.tiempo ?? 0));
    expect(cut.length).toBeGreaterThan(0);
    for (const { tarea } of cut)
      for (const { ejercicio } of tarea.intentos ?? []) expect(tarea.leccion?.ejercicios).toContain(ejercicio);
  });

  it('asks for ten minutes first after a week away, and lets the rest go', () => {
    fc.assert(
      fc.property(requests({ maxHours: 3 }), fc.integer({ min: 7, max: 60 }), (request, gone) => {
        const plan = weekOf(request);
        const hoy = addDays(HOY, gone);
        const recovered = recoverWeek(plan, () => false, hoy, HOY);
        expect(recovered.primeraSesion).toBe(10);
        expect(recovered.dias.map(({ fecha }) => fecha)).toEqual([hoy]);
        expect(recovered.dias[0]?.tareas).toHaveLength(1);
        expect(minutes(recovered.dias[0]?.tareas ?? [])).toBe(10);
        expect(recovered.quitadas).toHaveLength(openOf(plan, () => false).length - 1);
        const after = recoveredPlan(plan, recovered);
        expect(openOf(after, () => false).map(({ tarea }) => tarea.recuperada?.fecha)).toEqual([hoy]);
      }),
      sampled(9, 200),
    );
    const [request] = fc.sample(requests({ maxHours: 2 }), { numRuns: 1, seed: 3 });
    const plan = weekOf(request as InformacionTema);
    expect(recoverWeek(plan, () => false, addDays(HOY, 3), HOY).primeraSesion).toBeUndefined();
    // Over, but not away: what is left waits where it stands.
    expect(recoverWeek(plan, () => false, addDays(HOY, 8), addDays(HOY, 5)).dias).toEqual([]);
  });
});
