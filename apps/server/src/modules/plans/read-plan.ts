import type { Plan, RespuestaTema } from '@estratega/domain';
import type { Queryable } from '../../platform/database/index.ts';
import { finishInTurns } from '../../platform/turns.ts';
import { withAnswers, withPacks } from './answers.ts';
import { found } from './found.ts';
import { withOwnExercises } from './own.ts';
import type { Planner } from './planner.ts';
import type { PlansDependencies } from './ports.ts';
import type { StoredPlan } from './repository.ts';

/** A stored plan as its player gets it. */

type TitleOf = Planner['titleOf'];

/** A theme that is taught no more has no name to be told by: its answer is left out. */
export const withTitles = (
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

export const toPlan = async (
  stored: StoredPlan,
  now: Date,
  planner: Pick<Planner, 'titleOf' | 'careIn'>,
): Promise<Plan> => {
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
    ...(await finishInTurns(planner.careIn(informacion))),
    planEstudio,
    objetivos,
    propias,
  };
};

export type ReadPlan = (userId: string, planId: string, q?: Queryable) => Promise<Plan>;

/** With what was answered and noted of it, and with its packs. */
export const reading =
  ({ repository, planner, lessons, own, clock }: PlansDependencies): ReadPlan =>
  async (userId, planId, q) => {
    const { answered, noted, ...stored } = found(await repository.find(userId, planId, q));
    const plan = await toPlan(stored, clock(), planner);
    const packed = withPacks(withAnswers(plan, answered, noted), lessons);
    return withOwnExercises(packed, (ids) => own.existing(userId, ids, q));
  };
