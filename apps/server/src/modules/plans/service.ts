import { randomBytes } from 'node:crypto';
import {
  advanceRefusal,
  type Campo,
  canAddPlan,
  DEFAULT_TIME_ZONE,
  dayIn,
  effectiveTier,
  type InformacionTema,
  type InformacionTemaAvance,
  type IntentoGuardado,
  isRight,
  isSamePlan,
  metricas,
  type NivelDeclarado,
  nextSession,
  type ObjectiveUpdate,
  offersAnother,
  type Plan,
  type PlanSummary,
  type Progress,
  planFormat,
  planLimitMessage,
  type RespuestaTema,
  type Resultado,
  type SemanaActual,
  type SemanaTerminada,
  type TaskUpdate,
  type TemaDeclarado,
  type TemaDelJuego,
  type TemaMedido,
  type TextMention,
  THEMES_MOST,
  TIER_RULES,
  type Tier,
  type VistaPrevia,
  weekTasks,
} from '@estratega/domain';
import { answeredUnseen } from '@estratega/lessons';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { Lessons } from '../../platform/lessons/lessons.ts';
import { takingTurns } from '../../platform/turns.ts';
import { realMinutes, type TaskNotes, withAnswers, withPacks } from './answers.ts';
import { weekCalendar } from './calendar.ts';
import type { Making, Shown } from './making.ts';
import { NO_EVIDENCE, type OwnGames, withOwnExercises } from './own.ts';
import type { Difficulties, FinishedWeek, Learner, MeasuredAnswer, PlannedWeek, Planner } from './planner.ts';
import {
  answerableIn,
  type FinishedWeekRow,
  type PlanRow,
  type PlansRepository,
  type StoredPlan,
  type StudiedPlan,
} from './repository.ts';
import { withoutTurnedDown } from './shifts/turned-down.ts';
import type { LessonPlace } from './tables.ts';

/** The answers to a plan's exercises, which another module keeps. */
export interface Answers {
  ofPlan(userId: string, planId: string, q?: Queryable): Promise<readonly IntentoGuardado[]>;
  /** First tries that were judged, by unit ("aj-tac-doble@2"): how many, and how many right. */
  byUnit(userId: string): Promise<readonly { campo: Campo; unidad: string; aciertos: number; de: number }[]>;
}

/** What was written of a plan's tasks, and how long they were worked on; another module keeps it. */
export interface Notes {
  ofPlan(userId: string, planId: string, q?: Queryable): Promise<readonly TaskNotes[]>;
}

/** A test of the level, as far as a plan is made from it. */
export interface FinishedTest {
  readonly nivel: NivelDeclarado;
  readonly respuestas: readonly MeasuredAnswer[];
  readonly siguiente: unknown;
  readonly aplicada: boolean;
}

export interface Placement {
  ofGame(userId: string, campo: Campo, q?: Queryable): Promise<FinishedTest | undefined>;
  markApplied(q: Queryable, userId: string, campo: Campo): Promise<void>;
}

type AskedPlan = Pick<PlanRow, 'campo' | 'informacion'>;

export interface PlansDependencies {
  readonly repository: PlansRepository;
  readonly placement: Placement;
  readonly planner: Planner;
  readonly lessons: Pick<Lessons, 'paquetes'>;
  readonly answers: Answers;
  readonly notes: Notes;
  /** What everybody's first tries say of exercises: never asked for inside a transaction of a user. */
  readonly difficulties: () => Promise<Difficulties>;
  readonly making: Making;
  readonly own: Pick<OwnGames, 'existing'>;
  readonly clock: Clock;
}

type TitleOf = Planner['titleOf'];

/** A theme that is taught no more has no name to be told by: its answer is left out. */
const withTitles = (
  { campo, respuestas }: Pick<StoredPlan, 'campo' | 'respuestas'>,
  titleOf: TitleOf,
): RespuestaTema[] =>
  respuestas.flatMap(({ por, ...answer }) => {
    const titulo = titleOf(campo, answer.tema);
    const step = por === undefined ? undefined : titleOf(campo, por);
    if (titulo === undefined || (por !== undefined && step === undefined)) return [];
    return [
      {
        ...answer,
        titulo,
        ...(por === undefined || step === undefined ? {} : { por: { tema: por, titulo: step } }),
      },
    ];
  });

const toPlan = (stored: StoredPlan, now: Date, planner: Pick<Planner, 'titleOf' | 'careIn'>): Plan => {
  const { informacion, createdAt, id, campo, semana, cambios, cautela, zonaHoraria } = stored;
  const { planEstudio, objetivos, propias } = stored;
  const { zonaHoraria: _asked, ...answers } = informacion;
  return {
    ...answers,
    informacionTema: { ...informacion, zonaHoraria },
    id,
    campo,
    zonaHoraria,
    createdAt: createdAt.toISOString(),
    ahora: now.toISOString(),
    semana,
    cambios: [...cambios],
    respuestas: withTitles(stored, planner.titleOf),
    cautela,
    ...planner.careIn(informacion),
    planEstudio,
    objetivos,
    propias,
  };
};

/** 96 random bits in 16 letters, where a UUID takes 36: it stands in every row of the week and in its index. */
const newPlanId = () => randomBytes(12).toString('base64url');

const tasksOf = (plan: Pick<Plan, 'planEstudio'>) => plan.planEstudio.flatMap(({ tareas }) => tareas);
/** As the planner learns from it: with what the player said of each task. */
const finishedWeek = (
  plan: StudiedPlan,
  intentos: readonly IntentoGuardado[],
  dificultades: Difficulties,
): FinishedWeek => ({
  hoy: plan.hoy,
  informacionTema: plan.informacion,
  planEstudio: withNotes(plan.planEstudio, plan.noted),
  objetivos: plan.objetivos,
  // What was answered without being able to see what it rests on says nothing of the player.
  intentos: intentos.filter((one) => !answeredUnseen(one)),
  dificultades,
});
const withNotes = (days: Plan['planEstudio'], notes: readonly TaskNotes[]): Plan['planEstudio'] =>
  days.map((day, diaIndex) => ({
    ...day,
    tareas: day.tareas.map((task, tareaIndex) => {
      const noted = notes.find((one) => one.diaIndex === diaIndex && one.tareaIndex === tareaIndex);
      return noted ? { ...task, notas: noted.notas } : task;
    }),
  }));
const measured = (intentos: readonly IntentoGuardado[], notes: readonly TaskNotes[]) => {
  const first = new Map<string, Resultado>();
  for (const { ejercicio, resultado } of intentos) if (!first.has(ejercicio)) first.set(ejercicio, resultado);
  return {
    minutosReales: realMinutes(intentos, notes),
    hechos: first.size,
    aciertos: [...first.values()].filter(isRight).length,
  };
};

/** What was claimed to be done stays out of what is stored: our own record is what counts. */
const answersOf = (asked: InformacionTemaAvance): InformacionTema => {
  const { tareasCompletadas: _tasks, objetivosCompletados: _objectives, nuevaInformacion: _news, ...answers } = asked;
  return answers as InformacionTema;
};

/** Where a plan has themes of its own, news adds to them: they would otherwise outweigh what was just said. */
const withNewThemes = (informacion: InformacionTema, news: readonly TemaDeclarado[]): InformacionTema => {
  if (!informacion.temas || news.length === 0) return informacion;
  const temas = new Map([...informacion.temas, ...news].map((said) => [said.tema, said]));
  return {
    ...informacion,
    temas: [...temas.values()]
      .slice(-THEMES_MOST)
      .map(({ tema, polaridad, lado }) => ({ tema, polaridad, ...(lado ? { lado } : {}) })),
  };
};

/** «No es mi caso» was said of other words: clear ones that come later are heard. */
const withoutAnswer = (informacion: InformacionTema): InformacionTema => {
  const { cuidado: { dinero: _answered, ...kept } = {}, ...preferencias } = informacion.preferencias ?? {};
  return { ...informacion, preferencias: { ...preferencias, cuidado: kept } };
};

/** Finished, and not yet part of what is believed. */
const isWaiting = (test: FinishedTest | undefined): test is FinishedTest =>
  test !== undefined && test.siguiente === null && !test.aplicada;

/** The player's own shift of the lanes is what was stored last, whatever an older tab still believes. */
const nextRequest = (asked: InformacionTemaAvance, previous: StoredPlan): InformacionTema => {
  const { preferencias: sent, ...answers } = answersOf(asked);
  const preferencias = previous.informacion.preferencias ?? sent;
  return withoutTurnedDown(
    { ...answers, ...(preferencias ? { preferencias } : {}) } as InformacionTema,
    previous.planEstudio,
  );
};

const minutesOf = (plan: StoredPlan): number =>
  weekTasks(plan).reduce((sum, task) => ('noAplica' in task && task.noAplica ? sum : sum + task.tiempo), 0);

const lessonsOf = ({ planEstudio }: StoredPlan): LessonPlace[] =>
  planEstudio.flatMap(({ tareas }, diaIndex) =>
    tareas.flatMap(({ leccion }, tareaIndex) => {
      const place = leccion && answerableIn(leccion);
      return place && place.ejercicios.length > 0 ? [{ diaIndex, tareaIndex, leccion: place }] : [];
    }),
  );

const byKind = (plan: StoredPlan): Record<string, number> => {
  const minutes: Record<string, number> = {};
  for (const task of tasksOf(plan)) {
    if (task.estado === 'finalizado' && !task.noAplica) minutes[task.tipo] = (minutes[task.tipo] ?? 0) + task.tiempo;
  }
  return minutes;
};

export const plansService = ({
  repository,
  placement,
  planner,
  lessons,
  answers,
  notes,
  difficulties,
  making: { shownBy, generate },
  own,
  clock,
}: PlansDependencies) => {
  const lockedUser = async (tx: Queryable, userId: string, now: Date) => {
    const row = await repository.lockUser(tx, userId);
    if (!row) throw new AppError('no_autenticado');
    return { tier: effectiveTier(row.plan, row.planHasta, now), progressCount: row.progressCount };
  };
  const tierOf = async (userId: string): Promise<Tier> => {
    const row = await repository.user(userId);
    if (!row) throw new AppError('no_autenticado');
    return effectiveTier(row.plan, row.planHasta, clock());
  };
  const found = <T>(value: T | undefined): T => {
    if (value === undefined) throw new AppError('no_encontrado');
    return value;
  };
  const newRow = (
    userId: string,
    informacion: InformacionTema,
    now: Date,
    rest: Pick<PlanRow, 'semana' | 'reemplaza'>,
  ): Omit<PlanRow, 'cambios' | 'respuestas' | 'cautela'> => {
    const zonaHoraria = informacion.zonaHoraria ?? DEFAULT_TIME_ZONE;
    return {
      userId,
      id: newPlanId(),
      campo: informacion.campo,
      informacion: { ...informacion, zonaHoraria },
      zonaHoraria,
      hoy: dayIn(now, zonaHoraria),
      createdAt: now,
      ...rest,
    };
  };
  /** The request as it will be planned; refused where the tier or the plans that are there leave no room for it. */
  const admitted = (tier: Tier, plans: readonly AskedPlan[], informacion: InformacionTema): InformacionTema => {
    const campos = plans.map(({ campo }) => campo);
    if (!canAddPlan(tier, campos.length)) throw new AppError('limite_planes', { title: planLimitMessage(tier) });
    if (!campos.includes(informacion.campo)) return informacion;
    if (!offersAnother(tier, campos)) throw new AppError('campo_ya_estudiado');
    // Several plans share what is believed of the player: each keeps its own focus.
    const temas = [...planner.themesIn(informacion)];
    const themes = (of: InformacionTema) => planner.themesIn(of).map(({ tema }) => tema);
    const own = { informacion, themes: themes(informacion) };
    if (plans.some((plan) => isSamePlan(own, { ...plan, themes: themes(plan.informacion) })))
      throw new AppError('plan_repetido');
    return { ...informacion, temas };
  };
  /** The player as far as the form, earlier weeks and a test of the level tell, and the week that follows from it. */
  const firstWeek = (
    informacionTema: InformacionTema,
    hoy: string,
    begun: Learner,
    test: FinishedTest | undefined,
    shown: Shown,
  ) => {
    const learner = isWaiting(test)
      ? planner.applyPlacement(begun, informacionTema, { nivel: test.nivel, answers: test.respuestas, hoy })
      : begun;
    return { learner, week: planner.plan({ informacionTema, learner, hoy, semana: 1, ...shown }) };
  };
  const createIn = async (
    tx: Queryable,
    userId: string,
    tier: Tier,
    asked: InformacionTema,
    shown: Shown,
    now: Date,
  ): Promise<string> => {
    const informacion = admitted(tier, await repository.asked(userId, tx), asked);
    const known = await repository.learner(tx, userId, informacion.campo);
    const test = await placement.ofGame(userId, informacion.campo, tx);
    const row = newRow(userId, informacion, now, { semana: 1, reemplaza: null });
    const { learner, week } = generate(() =>
      firstWeek(informacion, row.hoy, planner.begin(informacion, known), test, shown),
    );
    await repository.insert(tx, { ...row, cambios: [] }, week);
    await repository.saveLearner(tx, userId, informacion.campo, learner, now);
    if (isWaiting(test)) await placement.markApplied(tx, userId, informacion.campo);
    return row.id;
  };
  const toPreview = (informacion: InformacionTema, week: PlannedWeek): VistaPrevia => ({
    planEstudio: [...week.planEstudio],
    objetivos: [...week.objetivos],
    respuestas: withTitles({ campo: informacion.campo, respuestas: week.respuestas }, planner.titleOf),
    cautela: week.cautela,
    ...planner.careIn(informacion),
  });
  const read = async (userId: string, planId: string, q?: Queryable): Promise<Plan> => {
    const { answered, noted, ...stored } = found(await repository.find(userId, planId, q));
    const plan = toPlan(stored, clock(), planner);
    const packed = withPacks(withAnswers(plan, answered, noted), lessons);
    return withOwnExercises(packed, (ids) => own.existing(userId, ids, q));
  };

  return {
    campos: async (userId: string): Promise<Campo[]> => [
      ...new Set((await repository.asked(userId)).map(({ campo }) => campo)),
    ],
    themes: (campo: Campo): TemaDelJuego[] => [...planner.themes(campo)],
    read,
    list: async (userId: string): Promise<PlanSummary[]> => {
      const now = clock();
      const [rows, tasks] = await Promise.all([repository.list(userId), repository.tasksOf(userId)]);
      const byPlan = Map.groupBy(tasks, ({ planId }) => planId);
      return rows.map(({ informacion, createdAt, zonaHoraria, ...row }) => {
        const sesion = nextSession(byPlan.get(row.id) ?? [], dayIn(now, zonaHoraria));
        return {
          ...row,
          nivelIntensidad: informacion.nivelIntensidad,
          ...(planFormat(informacion) === undefined ? {} : { formato: planFormat(informacion) }),
          createdAt: createdAt.toISOString(),
          ahora: now.toISOString(),
          ...(sesion === undefined ? {} : { sesion }),
        };
      });
    },

    create: async (userId: string, asked: InformacionTema): Promise<Plan> => {
      const shown = await shownBy(userId, asked.campo);
      return repository.transaction(async (tx) => {
        const now = clock();
        const { tier } = await lockedUser(tx, userId, now);
        return read(userId, await createIn(tx, userId, tier, asked, shown, now), tx);
      });
    },

    /** For who decides beside it, in the same transaction: `make` gives the plan's id, or nothing where the tier has no room for one. */
    createWith: async <T>(
      userId: string,
      asked: InformacionTema,
      work: (tx: Queryable, make: () => Promise<string | undefined>) => Promise<T>,
    ): Promise<T> => {
      const shown = await shownBy(userId, asked.campo);
      return repository.transaction(async (tx) => {
        const now = clock();
        const { tier } = await lockedUser(tx, userId, now);
        return work(tx, async () => {
          const { length } = await repository.asked(userId, tx);
          return canAddPlan(tier, length) ? createIn(tx, userId, tier, asked, shown, now) : undefined;
        });
      });
    },

    /** The first week of somebody who has no account, from a finished test. */
    openWeek: async (
      informacion: InformacionTema,
      { nivel, respuestas }: Pick<FinishedTest, 'nivel' | 'respuestas'>,
    ): Promise<VistaPrevia> => {
      const dificultades = await difficulties();
      const hoy = dayIn(clock(), informacion.zonaHoraria ?? DEFAULT_TIME_ZONE);
      const test = { nivel, respuestas, siguiente: null, aplicada: false };
      const { week } = generate(() =>
        firstWeek(informacion, hoy, planner.begin(informacion, undefined), test, {
          dificultades,
          propias: NO_EVIDENCE,
        }),
      );
      return toPreview(informacion, week);
    },

    /** What creating would give, and nothing kept of it. */
    preview: async (userId: string, asked: InformacionTema): Promise<VistaPrevia> => {
      const turn = takingTurns();
      const [user, plans, known, test, shown] = await Promise.all([
        repository.user(userId),
        repository.asked(userId),
        repository.learner(undefined, userId, asked.campo),
        placement.ofGame(userId, asked.campo),
        shownBy(userId, asked.campo),
      ]);
      if (!user) throw new AppError('no_autenticado');
      const now = clock();
      const informacion = admitted(effectiveTier(user.plan, user.planHasta, now), plans, asked);
      // Words are read, and the week is made, in turns of their own.
      await turn();
      const begun = generate(() => planner.begin(informacion, known));
      await turn();
      const hoy = dayIn(now, informacion.zonaHoraria ?? DEFAULT_TIME_ZONE);
      const { week } = generate(() => firstWeek(informacion, hoy, begun, test, shown));
      return toPreview(informacion, week);
    },

    /** Counted first, then the new week in the place of the old one: all of it or nothing, and once however often it is asked. */
    advance: async (userId: string, planId: string, asked: InformacionTemaAvance): Promise<Plan> => {
      const shown = await shownBy(userId, asked.campo);
      return repository.transaction(async (tx) => {
        const now = clock();
        const { tier, progressCount } = await lockedUser(tx, userId, now);
        const previous = await repository.find(userId, planId, tx);
        if (!previous) {
          const successor = await repository.idOfSuccessor(tx, userId, planId);
          return read(userId, found(successor), tx);
        }
        const news = asked.nuevaInformacion ?? '';
        if (news !== '' && !TIER_RULES[tier].nuevaInformacion) throw new AppError('solo_pro');
        if (asked.campo !== previous.campo) {
          throw new AppError('entrada_invalida', {
            fields: { 'informacionTema.campo': 'Es otro juego que el del plan.' },
          });
        }
        const { semanaTerminada, totalTareas, totalObjetivos } = metricas(weekTasks(previous), previous.objetivos);
        const refusal = advanceRefusal({
          semanaTerminada,
          createdAt: previous.createdAt,
          now,
          plan: tier,
          progressCount,
        });
        if (refusal) throw new AppError(refusal);

        await repository.countProgression(tx, userId);
        const next = withNewThemes(nextRequest(asked, previous), planner.newThemes(asked, news));
        const informacion = planner.isTrouble(asked.campo, news) ? withoutAnswer(next) : next;
        const intentos = await answers.ofPlan(userId, previous.id, tx);
        const finished = finishedWeek(previous, intentos, shown.dificultades);
        const known = await repository.learner(tx, userId, previous.campo);
        const draft = newRow(userId, informacion, now, {
          semana: previous.semana + 1,
          reemplaza: previous.id,
        });
        const { learner, week, cambios, prediccion } = generate(() => {
          const before: Learner = known ?? planner.begin(previous.informacion, undefined);
          const learner = planner.hear(planner.learn(before, finished), informacion, news);
          const { hoy, semana } = draft;
          const week = planner.plan({ informacionTema: informacion, learner, hoy, semana, ...shown });
          return {
            learner,
            week,
            prediccion: planner.predicted(before, finished),
            cambios: planner.explainChanges({ previous: finished, before, learner, next: week }),
          };
        });
        // The finished week goes before the new one comes: at no moment are there two of one game.
        await repository.remove(tx, userId, previous.id);
        await repository.insert(tx, { ...draft, cambios }, week);
        await repository.saveLearner(tx, userId, previous.campo, learner, now);
        await repository.archive(tx, {
          userId,
          planId: previous.id,
          campo: previous.campo,
          semana: previous.semana,
          createdAt: previous.createdAt,
          finishedAt: now,
          minutos: minutesOf(previous),
          lecciones: lessonsOf(previous),
          tareas: totalTareas,
          objetivos: totalObjetivos,
          porTipo: byKind(previous),
          ...measured(intentos, previous.noted),
          prediccion: prediccion ?? null,
        });
        return read(userId, draft.id, tx);
      });
    },

    /** What was studied is remembered, so that the next plan of this game does not begin from nothing. */
    remove: async (userId: string, planId: string): Promise<void> => {
      const dificultades = await difficulties();
      return repository.transaction(async (tx) => {
        const now = clock();
        await lockedUser(tx, userId, now);
        const plan = found(await repository.find(userId, planId, tx));
        const intentos = await answers.ofPlan(userId, planId, tx);
        const studied = intentos.length > 0 || tasksOf(plan).some(({ estado }) => estado === 'finalizado');
        const known = await repository.learner(tx, userId, plan.campo);
        if (studied && known) {
          const learner = generate(() => planner.learn(known, finishedWeek(plan, intentos, dificultades)));
          await repository.saveLearner(tx, userId, plan.campo, learner, now);
        }
        await repository.remove(tx, userId, planId);
      });
    },

    /** Answers to a week that is over came late: its figures are counted again, what was learnt from it stays. */
    countAgain: async (userId: string, planId: string, tx: Queryable): Promise<void> => {
      const intentos = await answers.ofPlan(userId, planId, tx);
      const noted = await notes.ofPlan(userId, planId, tx);
      await repository.measureAgain(tx, userId, planId, measured(intentos, noted));
    },

    updateTask: async (userId: string, update: TaskUpdate) =>
      found(
        await repository.updateTask(userId, update, {
          // What the player says of the state is the last word: a task that did not apply applies again.
          ...(update.nuevoEstado === null ? {} : { estado: update.nuevoEstado, noAplica: null }),
          ...(update.nuevaPrioridad === null ? {} : { prioridad: update.nuevaPrioridad }),
        }),
      ),
    updateObjective: async (userId: string, update: ObjectiveUpdate) =>
      found(await repository.updateObjective(userId, update, update.nuevoEstado)),

    calendar: async (userId: string, planId: string): Promise<string> => {
      const turn = takingTurns(0);
      const plan = found(await repository.find(userId, planId));
      await turn();
      return weekCalendar(toPlan(plan, clock(), planner));
    },

    readText: (campo: Campo, text: string): TextMention[] =>
      planner.readText(campo, text).map(({ tramo, ...mention }) => ({ ...mention, tramo: [tramo[0], tramo[1]] })),

    progress: async (userId: string): Promise<Progress> => {
      if (!TIER_RULES[await tierOf(userId)].informacionProgreso) throw new AppError('solo_pro');
      const [learners, weeks, units, ids, dificultades] = await Promise.all([
        repository.learners(userId),
        repository.archived(userId),
        answers.byUnit(userId),
        repository.plansOf(userId),
        difficulties(),
      ]);
      const current = new Map<Campo, { plan: StoredPlan; actual: SemanaActual }>();
      const turn = takingTurns();
      for (const { id } of ids) {
        await turn();
        const plan = await repository.find(userId, id);
        if (!plan) continue;
        const intentos = await answers.ofPlan(userId, id);
        await turn();
        const before = learners.find(({ campo }) => campo === plan.campo)?.estado as Learner | undefined;
        const week = finishedWeek(plan, intentos, dificultades);
        const prediccion = before && planner.predicted(before, week);
        const { tareasTerminadas, totalTareas, objetivosTerminados, totalObjetivos } = metricas(
          tasksOf(plan),
          plan.objetivos,
        );
        const actual = {
          semana: plan.semana,
          minutos: tasksOf(plan).reduce((sum, task) => sum + task.tiempo, 0),
          tareas: totalTareas,
          objetivos: totalObjetivos,
          tareasTerminadas,
          objetivosTerminados,
          ...measured(intentos, plan.noted),
          ...(prediccion ? { prediccion } : {}),
        };
        current.set(plan.campo, { plan, actual });
      }
      await turn();
      return learners.map(({ campo, estado }) => {
        const own = current.get(campo);
        const hoy = dayIn(clock(), own?.plan.zonaHoraria ?? DEFAULT_TIME_ZONE);
        const { nivel, temas } = planner.standing(estado as Learner, hoy);
        return {
          campo,
          nivel,
          temas: withMeasures(
            temas,
            units.filter((unit) => unit.campo === campo),
            (tema) => planner.titleOf(campo, tema),
          ),
          ...(own ? { actual: own.actual } : {}),
          semanas: weeks.filter((week) => week.campo === campo).map(toFinished),
        };
      });
    },

    exportAll: async (userId: string) => {
      const ids = await repository.plansOf(userId);
      const [planes, semanas, aprendizaje] = await Promise.all([
        Promise.all(ids.map(({ id }) => read(userId, id))),
        repository.archived(userId),
        repository.learners(userId),
      ]);
      return { planes, semanas, aprendizaje };
    },
  };
};
export type PlansService = ReturnType<typeof plansService>;

const toFinished = ({
  semana,
  createdAt,
  finishedAt,
  minutos,
  tareas,
  objetivos,
  porTipo,
  ...answered
}: FinishedWeekRow): SemanaTerminada => ({
  semana,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt.toISOString(),
  minutos,
  tareas,
  objetivos,
  porTipo,
  ...(answered.minutosReales == null ? {} : { minutosReales: answered.minutosReales }),
  ...(answered.hechos == null ? {} : { hechos: answered.hechos }),
  ...(answered.aciertos == null ? {} : { aciertos: answered.aciertos }),
  ...(answered.prediccion == null ? {} : { prediccion: answered.prediccion }),
});

type Standing = ReturnType<Planner['standing']>['temas'][number];

/** What was answered of each theme, in any stage of it; a theme answered in the week under way is not known to the planner yet. */
const withMeasures = (
  temas: readonly Standing[],
  units: readonly { unidad: string; aciertos: number; de: number }[],
  titleOf: (tema: string) => string | undefined,
): TemaMedido[] => {
  const counted = new Map<string, { aciertos: number; de: number }>();
  for (const { unidad, aciertos, de } of units) {
    const tema = unidad.slice(0, unidad.lastIndexOf('@'));
    const before = counted.get(tema) ?? { aciertos: 0, de: 0 };
    counted.set(tema, { aciertos: before.aciertos + aciertos, de: before.de + de });
  }
  const known = new Set(temas.map(({ tema }) => tema));
  const fresh = [...counted.keys()].flatMap((tema) => {
    const titulo = titleOf(tema);
    return known.has(tema) || titulo === undefined ? [] : [{ tema, titulo, estado: 'flojo' as const }];
  });
  return [...temas, ...fresh].map((theme) => ({ ...theme, ...(counted.get(theme.tema) ?? { aciertos: 0, de: 0 }) }));
};
