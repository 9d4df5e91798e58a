import { asideOf, type Dia, type InformacionTema, type Tarea } from '@estratega/domain';
import { servablesOf, serve } from '@estratega/lessons/serve';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../games/index.ts';
import { expectedOf, learnFromWeek, planWeek } from '../index.ts';
import { difficultyOf } from '../learner/difficulty.ts';
import { daysBetween } from '../learner/memory.ts';
import { chain, finished, minutesOf, tasksOf } from './weeks.fixture.ts';

const request: InformacionTema = {
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'miercoles', 'viernes', 'sabado'],
  horasEstudio: { lunes: 1.5, miercoles: 1.5, viernes: 1.5, sabado: 2 },
  experienciaAjedrez: 'Elo online',
  elo: 1300,
  tiempo: 'rapida',
  conocimientosAjedrez: '',
};
const game = gameOf('Ajedrez');
const weeks = chain(request, 10);
/** From here on two units or more lie three weeks back. */
const PROBED_FROM = 5;

const probesOf = (days: readonly Dia[]) =>
  tasksOf({ planEstudio: days }).flatMap(({ leccion }) => leccion?.sondas ?? []);
const later = weeks.slice(PROBED_FROM);
const planned = ({ learner, hoy }: (typeof weeks)[number], sorteo: string) =>
  planWeek({ informacionTema: request, learner, hoy, sorteo });
const withoutProbes = ({ leccion, ...task }: Tarea) => {
  if (!leccion?.sondas) return { ...task, leccion };
  const { sondas, serie, ejercicios, ...rest } = leccion;
  const drawn = new Set(sondas.map(({ ejercicio }) => ejercicio));
  const kept = (ids: readonly string[]) => ids.filter((id) => !drawn.has(id));
  const relleno = serie?.relleno && { ...serie.relleno, desde: serie.relleno.desde - drawn.size };
  return {
    ...task,
    leccion: {
      ...rest,
      ejercicios: kept(ejercicios),
      ...(serie ? { serie: { ...serie, vuelven: kept(serie.vuelven), ...(relleno ? { relleno } : {}) } } : {}),
    },
  };
};

describe('random probes', () => {
  it('are none before anything lies three weeks back, and two in most weeks after', () => {
    for (const { traced } of weeks.slice(0, 3)) expect(probesOf(traced.week.planEstudio)).toEqual([]);
    const many = later.map(({ traced }) => probesOf(traced.week.planEstudio).length);
    expect(Math.max(...many)).toBe(2);
    expect(many.filter((one) => one === 2).length).toBeGreaterThanOrEqual(later.length - 2);
  });

  it('ask what was never met, of units last met three weeks ago or longer, that the week does not work on before', () => {
    for (const { traced, learner, hoy } of later) {
      const { planEstudio, objetivos } = traced.week;
      const tasks = tasksOf(traced.week);
      for (const [i, { leccion, tipo, temaId }] of tasks.entries()) {
        for (const { ejercicio, unidad, dias } of leccion?.sondas ?? []) {
          expect(tipo).toBe('repaso');
          expect(objetivos.map((one) => one.temaId)).not.toContain(temaId);
          expect(learner.usados[ejercicio]).toBeUndefined();
          expect(dias).toBe(daysBetween(learner.unidades[unidad]?.u ?? hoy, hoy));
          expect(dias).toBeGreaterThanOrEqual(21);
          expect(difficultyOf(game, ejercicio)?.topics).toContain(unidad.split('@')[0]);
          const earlier = tasks.slice(0, i).flatMap((one) => [one.leccion?.unidad, ...(one.leccion?.mezcla ?? [])]);
          expect(earlier).not.toContain(unidad);
          const all = tasksOf({ planEstudio }).flatMap((one) => one.leccion?.ejercicios ?? []);
          expect(all.filter((id) => id === ejercicio)).toHaveLength(1);
          expect(expectedOf(learner, hoy, [{ ejercicio, unidad }])[0]).toBeGreaterThan(0.1);
        }
      }
    }
  });

  it('change nothing else of the week: not its minutes, its objectives, its words, nor the other exercises', () => {
    for (const week of later) {
      const one = planned(week, 'ana');
      const other = planned(week, 'bruno');
      expect(minutesOf(tasksOf(one))).toBe(minutesOf(tasksOf(week.traced.week)));
      expect(one.objetivos).toEqual(other.objetivos);
      expect(tasksOf(one).map(withoutProbes)).toEqual(tasksOf(other).map(withoutProbes));
    }
  });

  it('are drawn for each player and week: the same again for the same, others for others', () => {
    const draws = later.map((week) => {
      expect(planned(week, 'ana')).toEqual(planned(week, 'ana'));
      const units = Array.from({ length: 40 }, (_, n) =>
        probesOf(planned(week, `jugador-${n}`).planEstudio)
          .map(({ unidad }) => unidad)
          .join(),
      );
      return new Set(units).size;
    });
    // Whoever has solved most of a bank has few units left that something unseen can be asked of: two or three, and not in every week.
    expect(Math.max(...draws)).toBeGreaterThan(1);
  });

  it('are chosen whatever is believed: of learners who answer all right and all wrong alike', () => {
    const week = weeks[8];
    if (!week) throw new Error('no week');
    const { learner, hoy } = week;
    const shifted = (p: number) => ({
      ...learner,
      unidades: Object.fromEntries(Object.entries(learner.unidades).map(([id, unit]) => [id, { ...unit, p }])),
    });
    const units = (p: number, sorteo: string) =>
      probesOf(planWeek({ informacionTema: request, learner: shifted(p), hoy, sorteo }).planEstudio).map(
        ({ unidad }) => unidad,
      );
    const agree = Array.from({ length: 20 }, (_, n) => [units(0.55, `u${n}`), units(0.6, `u${n}`)]);
    const same = agree.filter(([a = [], b = []]) => a.some((unit) => b.includes(unit))).length;
    expect(same).toBeGreaterThanOrEqual(15);
  });

  it('are asked early in the session that holds them, and count for no objective', () => {
    const held = later.flatMap(({ traced }) => tasksOf(traced.week)).filter(({ leccion }) => leccion?.sondas);
    expect(held.length).toBeGreaterThan(0);
    for (const { leccion, tiempo } of held) {
      const serie = leccion?.serie;
      if (!leccion || !serie) throw new Error('a probe outside of a series');
      const items = servablesOf(leccion, (id) => ({ rating: 1300, topics: difficultyOf(game, id)?.topics ?? [] }));
      const given: { id: string; right: boolean }[] = [];
      for (let n = 0; n < 5; n += 1) {
        const next = serve({ serie, items, given, again: new Set(), spent: 0, minutes: tiempo });
        if (next.tipo === 'ejercicio') given.push({ id: next.id, right: true });
      }
      const ids = given.map(({ id }) => id);
      for (const { ejercicio } of leccion.sondas ?? []) {
        expect(ids).toContain(ejercicio);
        expect(asideOf(leccion)).toContain(ejercicio);
      }
    }
  });

  it('tell of their own unit and of no other', () => {
    const found = later.flatMap((week) =>
      week.traced.week.planEstudio.flatMap(({ tareas }, diaIndex) =>
        tareas.flatMap(({ leccion }, tareaIndex) =>
          (leccion?.sondas ?? []).map((sonda) => ({ week, sonda, diaIndex, tareaIndex })),
        ),
      ),
    );
    const [first] = found;
    if (!first) throw new Error('no probe');
    const { week, sonda, diaIndex, tareaIndex } = first;
    const done = finished(
      week.traced.week,
      () => false,
      () => false,
    );
    const answer = (resultado: 'bien' | 'mal') =>
      learnFromWeek(week.learner, {
        hoy: week.hoy,
        informacionTema: request,
        ...done,
        intentos: [
          {
            id: 'a',
            diaIndex,
            tareaIndex,
            ejercicio: sonda.ejercicio,
            resultado,
            pistas: 0,
            ms: 20_000,
            hechoEn: `${week.hoy}T15:00:00.000Z`,
          },
        ],
      });
    const [right, wrong] = [answer('bien'), answer('mal')];
    const before = week.learner.unidades[sonda.unidad]?.n ?? 0;
    for (const after of [right, wrong]) expect(after.unidades[sonda.unidad]?.n).toBe(before + 1);
    expect(right.unidades[sonda.unidad]?.p).toBeGreaterThan(wrong.unidades[sonda.unidad]?.p ?? 1);
    expect(wrong.fallos[sonda.ejercicio]?.unidad).toBe(sonda.unidad);
    const task = week.traced.week.planEstudio[diaIndex]?.tareas[tareaIndex];
    for (const other of (task?.leccion?.mezcla ?? []).filter((unit) => unit !== sonda.unidad))
      expect(right.unidades[other]?.n).toBe(week.learner.unidades[other]?.n);
  });
});
