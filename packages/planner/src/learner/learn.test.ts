import type { Dia, InformacionTema, Objetivo, Resultado } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { answersTo } from '../evaluation/answers.ts';
import { gameOf } from '../games/index.ts';
import { type Answer, initialLearner, type LearnerState, learnFromWeek, planWeek, rebuildLearner } from '../index.ts';
import { difficultyOf } from './difficulty.ts';
import { daysBetween } from './memory.ts';
import { STUDY_CAP, upgradeLearner } from './state.ts';
import stored from './state-v1.json' with { type: 'json' };
import { themeStandings } from './themes.ts';

const request: InformacionTema = {
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'miercoles', 'viernes'],
  horasEstudio: { lunes: 1, miercoles: 1.5, viernes: 1.5 },
  experienciaAjedrez: 'Elo fide',
  elo: 1500,
  tiempo: 'rapida',
  conocimientosAjedrez: 'Me cuestan las clavadas y los finales de torre',
};
const HOY = '2026-11-16';
const learner = initialLearner(request);
const week = planWeek({ informacionTema: request, learner, hoy: HOY });
const ticked = (plan: readonly Dia[]): Dia[] =>
  plan.map((day) => ({ ...day, tareas: day.tareas.map((task) => ({ ...task, estado: 'finalizado' as const })) }));
const fold = (intentos: readonly Answer[] = [], from: LearnerState = learner): LearnerState =>
  learnFromWeek(from, {
    hoy: HOY,
    informacionTema: request,
    planEstudio: ticked(week.planEstudio),
    objetivos: week.objetivos,
    intentos,
  });
const answered = (right: number | ((temaId: string) => number)): readonly Answer[] =>
  answersTo(ticked(week.planEstudio), 'semilla', right);

// A step of a chapter counts half: here it is exercises.
const first = week.planEstudio
  .flatMap((day, diaIndex) => day.tareas.map((task, tareaIndex) => ({ task, diaIndex, tareaIndex, fecha: day.fecha })))
  .find(({ task }) => task.tipo === 'ejercicios') as {
  task: Dia['tareas'][number];
  diaIndex: number;
  tareaIndex: number;
  fecha: string;
};
const exercise = first.task.leccion?.ejercicios[0] as string;
const one = (resultado: Resultado, extra: Partial<Answer> = {}): Answer => ({
  id: 'uno',
  diaIndex: first.diaIndex,
  tareaIndex: first.tareaIndex,
  ejercicio: exercise,
  resultado,
  pistas: 0,
  ms: 30_000,
  hechoEn: `${first.fecha}T15:00:00.000Z`,
  ...extra,
});

describe('evidence', () => {
  it('right answers raise a belief over mere study, wrong ones lower it', () => {
    const id = `${first.task.temaId}@${first.task.nivel}`;
    const p = (state: LearnerState): number => state.unidades[id]?.p ?? 0;
    expect(p(fold(answered(1)))).toBeGreaterThan(p(fold()));
    expect(p(fold(answered(0)))).toBeLessThan(p(fold()));
  });

  it('only the first try of an exercise measures', () => {
    const id = `${first.task.temaId}@${first.task.nivel}`;
    const twice = fold([one('mal'), one('bien', { id: 'dos', hechoEn: `${first.fecha}T15:05:00.000Z` })]);
    expect(twice.unidades[id]?.n).toBe(1);
    expect(twice.unidades[id]).toEqual(fold([one('mal')]).unidades[id]);
  });

  it('hints lower what an answer is worth, and a self-check measures nothing', () => {
    const id = `${first.task.temaId}@${first.task.nivel}`;
    const p = (answer: Answer): number => fold([answer]).unidades[id]?.p ?? 0;
    expect(p(one('bien', { pistas: 2 }))).toBeLessThan(p(one('bien')));
    expect(fold([one('propio')]).unidades[id]?.n).toBeUndefined();
  });

  it('a step of a chapter tells half of what an exercise tells, and is not counted among the answers', () => {
    const tower: InformacionTema = {
      ...request,
      elo: 1550,
      conocimientosAjedrez: 'Quiero aprender los finales de torre: Lucena y Philidor.',
    };
    const start = initialLearner(tower);
    const { planEstudio, objetivos } = planWeek({ informacionTema: tower, learner: start, hoy: HOY });
    const places = planEstudio.flatMap((day, diaIndex) =>
      day.tareas.map((task, tareaIndex) => ({ task, diaIndex, tareaIndex, fecha: day.fecha })),
    );
    const worked = places.find(({ task }) => task.leccion?.ejercicios[0]?.startsWith('c.aj-fin-torre.3.'));
    if (!worked) throw new Error('The week has no chapter');
    const steps = (worked.task.leccion?.ejercicios ?? []).filter((id) => /\.p\d+$/u.test(id));
    const unit = (ids: readonly string[], resultado: Resultado): LearnerState['unidades'][string] | undefined => {
      const intentos = ids.map((ejercicio, i) => ({
        id: String(i),
        diaIndex: worked.diaIndex,
        tareaIndex: worked.tareaIndex,
        ejercicio,
        resultado,
        pistas: 0,
        ms: 30_000,
        hechoEn: `${worked.fecha}T15:${String(i).padStart(2, '0')}:00.000Z`,
      }));
      const after = learnFromWeek(start, {
        hoy: HOY,
        informacionTema: tower,
        planEstudio: ticked(planEstudio),
        objetivos,
        intentos,
      });
      return after.unidades[worked.task.leccion?.unidad ?? ''];
    };
    const belief = (ids: readonly string[], resultado: Resultado): number => unit(ids, resultado)?.p ?? 0;
    expect(belief(steps, 'bien')).toBeGreaterThan(belief(steps, 'mal'));
    expect(unit(steps, 'bien')?.n).toBe(steps.length / 2);
    expect(unit(steps, 'bien')?.r).toBeUndefined();
    const tested = steps.map((_, i) => `c.aj-fin-torre.3.t${i + 1}`).slice(0, 5);
    const gap = (ids: readonly string[]): number => belief(ids, 'bien') - belief(ids, 'mal');
    expect(gap(steps.slice(0, 5)) / gap(tested)).toBeCloseTo(0.5, 1);
  });

  it('an exercise measured to be hard raises the belief more when solved, and a made one is measured without its seed', () => {
    const id = `${first.task.temaId}@${first.task.nivel}`;
    const after = (dificultades?: Record<string, number>): number =>
      learnFromWeek(learner, {
        hoy: HOY,
        informacionTema: request,
        planEstudio: ticked(week.planEstudio),
        objetivos: week.objetivos,
        intentos: [one('bien')],
        dificultades,
      }).unidades[id]?.p ?? 0;
    expect(after({ [exercise]: 2300 })).toBeGreaterThan(after({ [exercise]: 900 }));
    expect(after({ otro: 2300 })).toBe(after());
    const chess = gameOf('Ajedrez');
    const drill = chess.drills[0]?.drill as string;
    expect(difficultyOf(chess, `g.${drill}.1.zz`, { [`g.${drill}.1`]: 2300 })?.level).toBeCloseTo(5.42, 1);
    expect(difficultyOf(gameOf('Poker Texas Holdem'), 'g.outs.1.zz', { 'g.outs.1': 1200 })?.level).toBe(2.5);
  });

  it('a whole hand tells of each theme that was decided in it, and counts as one exercise', () => {
    const poker: InformacionTema = {
      campo: 'Poker Texas Holdem',
      nivelIntensidad: 'alto',
      diasEstudio: ['lunes', 'miercoles'],
      horasEstudio: { lunes: 1, miercoles: 1 },
      tipoPoker: 'Cash games',
      limiteMesa: 'Micro-stakes NL2-NL25',
      conocimientosPoker: 'Quiero trabajar la c-bet',
    };
    const begun = initialLearner(poker);
    const plan = planWeek({ informacionTema: poker, learner: begun, hoy: HOY });
    const asked = plan.planEstudio.map((day, diaIndex) => ({
      ...day,
      tareas: day.tareas.map((task, tareaIndex) =>
        diaIndex === 0 && tareaIndex === 0 && task.leccion
          ? {
              ...task,
              tipo: 'ejercicios' as const,
              temaId: 'pk-pos-cbet',
              nivel: 2,
              leccion: {
                plantilla: 'ejercicios' as const,
                unidad: 'pk-pos-cbet@2',
                variante: 0,
                ejercicios: ['g.mano-cbet.2.a'],
                sesion: 1,
                paquetes: [],
              },
            }
          : task,
      ),
    }));
    const after = (decisiones: Answer['decisiones'], resultado: Resultado = 'bien') =>
      learnFromWeek(begun, {
        hoy: HOY,
        informacionTema: poker,
        planEstudio: asked,
        objetivos: plan.objetivos,
        intentos: [
          {
            ...one(resultado, {
              diaIndex: 0,
              tareaIndex: 0,
              ejercicio: 'g.mano-cbet.2.a',
              hechoEn: `${HOY}T15:00:00.000Z`,
            }),
            decisiones,
          },
        ],
      });
    const said = (turn: Resultado) =>
      after([
        { tema: 'pk-pos-cbet', resultado: 'bien' },
        { tema: 'pk-pos-turn', resultado: turn },
        { tema: 'pk-pos-turn', resultado: turn },
      ]);
    const p = (state: LearnerState, id: string) => state.unidades[id]?.p ?? 0;
    const [right, wrong] = [said('bien'), said('mal')];
    expect(right.unidades['pk-pos-cbet@2']).toMatchObject({ n: 1, r: 1, m: 1, t: 1 });
    // Beside the theme of its task: measured, and no task of its own.
    expect(right.unidades['pk-pos-turn@2']).toMatchObject({ n: 2, r: 1, m: 2, t: 0 });
    expect(wrong.unidades['pk-pos-turn@2']).toMatchObject({ n: 2, r: 0, m: 2, t: 0 });
    expect(p(right, 'pk-pos-turn@2')).toBeGreaterThan(p(wrong, 'pk-pos-turn@2'));
    expect(p(right, 'pk-pos-cbet@2')).toBe(p(wrong, 'pk-pos-cbet@2'));
    for (const state of [right, wrong]) expect(state.ultimas.at(-1)).toMatchObject({ respuestas: 1, aciertos: 1 });
    // From before decisions were kept: one answer, as it was.
    expect(after(undefined).unidades['pk-pos-turn@2']).toEqual(begun.unidades['pk-pos-turn@2']);
    expect(after(undefined).unidades['pk-pos-cbet@2']).toMatchObject({ n: 1, m: 1 });
  });

  it('ticked without answers is study: never mastered, never called so', () => {
    let state = learner;
    for (let i = 0; i < 12; i++) state = fold([], state);
    for (const unit of Object.values(state.unidades)) expect(unit.p).toBeLessThanOrEqual(Math.max(STUDY_CAP, 0.9));
    const standings = themeStandings(gameOf('Ajedrez'), state, '2027-03-01').map(({ estado }) => estado);
    expect(standings.filter((estado) => estado !== 'sin_medir')).toEqual([]);
    expect(state.nivel).toBe(learner.nivel);
  });

  it('objectives count by answers, whatever the select says', () => {
    const done = week.objetivos.map((objective) => ({ ...objective, estado: 'finalizado' as const }));
    const state = learnFromWeek(learner, {
      hoy: HOY,
      informacionTema: request,
      planEstudio: ticked(week.planEstudio),
      objetivos: done,
    });
    expect(state.ultimas.at(-1)?.logrados).toBe(0);
    expect(fold(answered(1)).ultimas.at(-1)?.logrados).toBeGreaterThan(0);
  });

  it('nine right and five wrong do not meet an objective of nine of ten; near misses are right', () => {
    const ejercicios = Array.from({ length: 14 }, (_, i) => `aj${i}`);
    const { leccion } = first.task;
    if (!leccion) throw new Error('the first task has no lesson');
    const planEstudio: Dia[] = [
      { ...(week.planEstudio[0] as Dia), tareas: [{ ...first.task, leccion: { ...leccion, ejercicios } }] },
    ];
    const meta = { umbral: 9, numero: 10, unidad: 'posiciones' };
    const objetivos = [{ ...(week.objetivos[0] as Objetivo), temaId: first.task.temaId, meta }];
    const met = (right: number) =>
      learnFromWeek(learner, {
        hoy: HOY,
        informacionTema: request,
        planEstudio,
        objetivos,
        intentos: ejercicios.map((ejercicio, i) => ({
          ...one(i < right ? 'casi' : 'mal', { id: ejercicio, ejercicio }),
          diaIndex: 0,
          tareaIndex: 0,
        })),
      }).ultimas.at(-1)?.logrados;
    expect(met(9)).toBe(0);
    expect(met(13)).toBe(1);
  });

  it('a failed exercise returns in about three days, and leaves once solved on two different days', () => {
    const failed = fold([one('mal')]);
    expect(failed.fallos[exercise]).toMatchObject({ b: 0, u: first.fecha, s: 3 });
    const solved = (from: LearnerState, day: string): LearnerState =>
      fold([one('bien', { hechoEn: `${day}T15:00:00.000Z` })], from);
    const once = solved(failed, '2026-11-20');
    expect(once.fallos[exercise]?.b).toBe(1);
    expect(once.fallos[exercise]?.s).toBeGreaterThan(4);
    // The same day again does not count.
    expect(solved(once, '2026-11-20').fallos[exercise]?.b).toBe(1);
    expect(solved(once, '2026-11-28').fallos[exercise]).toBeUndefined();
    expect(solved(failed, '2026-11-20').fallos[exercise]?.u).toBe('2026-11-20');
  });

  it('what failed is in the next week', () => {
    const state = fold(answered(0));
    const due = Object.entries(state.fallos).filter(([, { u, s }]) => daysBetween(u, '2026-11-27') >= s);
    expect(due.length).toBeGreaterThan(3);
    const next = planWeek({ informacionTema: request, learner: state, hoy: '2026-11-23' });
    const planned = next.planEstudio.flatMap((day) => day.tareas.flatMap((task) => task.leccion?.ejercicios ?? []));
    expect(due.some(([id]) => planned.includes(id))).toBe(true);
  });

  it('two players who differ only in answers get different weeks, the failed theme with more minutes', () => {
    // Of the path: what was asked for has its days in any case.
    const theme = week.planEstudio
      .flatMap((day) => day.tareas)
      .find((task) => task.carril === 'camino' && (task.leccion?.ejercicios.length ?? 0) >= 3);
    expect(theme).toBeDefined();
    const minutes = (state: LearnerState): number =>
      planWeek({ informacionTema: request, learner: state, hoy: '2026-11-23' })
        .planEstudio.flatMap((day) => day.tareas)
        .reduce(
          (sum, task) =>
            task.temaId === theme?.temaId && task.nivel === theme?.nivel && task.tipo !== 'repaso'
              ? sum + task.tiempo
              : sum,
          0,
        );
    const good = fold(answered(0.95));
    const bad = fold(answered((id) => (id === theme?.temaId ? 0.1 : 0.95)));
    expect(minutes(bad)).toBeGreaterThan(minutes(good));
  });

  it('can be made again from the weeks and their answers', () => {
    const weeks = [1, 2, 3].map((i) => ({
      hoy: HOY,
      informacionTema: request,
      planEstudio: ticked(week.planEstudio),
      objetivos: week.objetivos,
      intentos: answersTo(ticked(week.planEstudio), `semana ${i}`, 0.7),
    }));
    expect(rebuildLearner(request, weeks)).toEqual(weeks.reduce((state, week) => learnFromWeek(state, week), learner));
  });

  it('stays small: exercises and failures are bounded', () => {
    let state = learner;
    for (let i = 0; i < 30; i++) state = fold(answered(0), state);
    expect(Object.keys(state.fallos).length).toBeLessThanOrEqual(80);
    expect(Object.keys(state.usados).length).toBeLessThanOrEqual(1200);
    expect(JSON.stringify(state).length).toBeLessThan(60_000);
  });
});

describe('a state stored by version 1', () => {
  const legacy = (topicId: string, index: number): string | undefined =>
    gameOf('Ajedrez').items({ id: topicId } as never)[index]?.id ?? `${topicId}-${index}`;

  it('is upgraded and not thrown away', () => {
    const upgraded = upgradeLearner(stored, legacy) as LearnerState;
    expect(upgraded).toMatchObject({ version: 3, nivel: stored.nivel, semana: stored.semana, campo: 'Ajedrez' });
    expect(Object.keys(upgraded.unidades).sort()).toEqual(Object.keys(stored.unidades).sort());
    expect(Object.keys(upgraded.usados).length).toBeGreaterThan(0);
    // Mastery that nothing measured is study.
    for (const unit of Object.values(upgraded.unidades)) expect(unit.p).toBeLessThanOrEqual(STUDY_CAP);
  });

  it('plans and learns on', () => {
    const upgraded = upgradeLearner(stored, legacy) as LearnerState;
    const next = planWeek({ informacionTema: request, learner: upgraded, hoy: '2026-12-07' });
    expect(next.planEstudio.length).toBe(3);
    expect(fold(answered(0.8), upgraded).semana).toBe(stored.semana + 1);
  });

  it('what is no state is none', () => {
    for (const value of [null, 3, {}, [], { version: 1 }, { ...stored, campo: 'Damas' }, { ...stored, version: 9 }])
      expect(upgradeLearner(value)).toBeUndefined();
  });
});
