import type { Campo } from '@estratega/domain';
import { ONCE_UNSEEN, SHOWN_SINCE } from '@estratega/lessons';
import { guessOf } from '@estratega/planner';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { dificultades } from '../tables.ts';
import { abilityFrom, difficultyFrom, type Faced, scoreOf, weightOf } from './estimate.ts';

/**
 * What everybody's first tries say of an exercise. It reads without locking anything of anybody, looks only at exercises
 * with new answers, and at no more than the latest of each: a run costs what happened since the last one. Whole hands are left out: they
 * are several decisions, and until they were played again (`hands/job.ts`) the browser's word; nobody's week is made from somebody else's.
 */

export const MIN_TRIES = 30;
const MAX_TRIES = 500;
const TRIES_OF_PLAYER = 200;
const PLAYERS_REMEMBERED = 50_000;
const ROWS = 500;

interface Try {
  readonly [column: string]: unknown;
  readonly user_id: string;
  readonly resultado: Parameters<typeof scoreOf>[0];
  readonly pistas: number;
  readonly dificultad: number;
}

const faced = (tries: readonly (Pick<Try, 'resultado' | 'pistas'> & Omit<Faced, 'score'>)[]): Faced[] =>
  tries.flatMap(({ against, resultado, pistas, weight, guess }) => {
    const score = scoreOf(resultado, pistas);
    return score === undefined ? [] : [{ against, score, weight, guess }];
  });

const abilitiesOf = async (db: Db, userIds: readonly string[], campo: Campo): Promise<Map<string, number>> => {
  const { rows } = await db.execute<Try & { readonly medida: string; readonly valor: number | null }>(sql`
    select t.user_id, t.medida, t.resultado, t.pistas, t.dificultad, d.valor
    from (
      select i.user_id, i.medida, i.resultado, i.pistas, i.dificultad,
        row_number() over (partition by i.user_id order by i.orden desc) as place
      from intentos i
      where i.user_id = any(${sql.param([...userIds])}::text[]) and i.campo = ${campo} and i.primero
        and i.decisiones is null and i.resultado <> 'propio'
    ) t
    left join dificultades d on d.ejercicio = t.medida
    where t.place <= ${TRIES_OF_PLAYER}`);
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map(
    [...byUser].map(([userId, tries]) => [
      userId,
      abilityFrom(
        faced(
          tries.map((one) => ({
            ...one,
            against: one.valor ?? one.dificultad,
            weight: 1,
            guess: guessOf(campo, one.medida),
          })),
        ),
      ),
    ]),
  );
};

export const estimateDifficulties = async (db: Db, clock: Clock): Promise<number> => {
  const { rows: bounds } = await db.execute<{ desde: Date | null; hasta: Date | null }>(sql`
    select (select max(hasta) from dificultades) as desde,
           (select max(registrado_en) from intentos where primero and decisiones is null) as hasta`);
  const { desde = null, hasta = null } = bounds[0] ?? {};
  if (hasta === null) return 0;
  // From that moment on, itself included: what came in the same instant is looked at twice rather than never.
  const { rows: touched } = await db.execute<{ medida: string; campo: Campo }>(sql`
    select distinct medida, campo from intentos
    where primero and decisiones is null and registrado_en >= coalesce(${desde}::timestamptz, '-infinity') and registrado_en <= ${hasta}
    order by medida`);
  const abilities = new Map<string, number>();
  const found: (typeof dificultades.$inferInsert)[] = [];
  for (const { medida, campo } of touched) {
    const { rows } = await db.execute<Try & { age_days: number; proved: boolean; ms: number }>(sql`
      select i.user_id, i.resultado, i.pistas, i.dificultad, i.ms, u.email_verified as proved,
        (extract(epoch from i.registrado_en - u.created_at) / 86400)::float8 as age_days
      from intentos i join usuarios u on u.uid = i.user_id
      where i.medida = ${medida} and i.primero and i.decisiones is null and i.resultado <> 'propio'
        and (not ${ONCE_UNSEEN.has(medida)} or i.hecho_en >= ${SHOWN_SINCE}::timestamptz)
      order by i.registrado_en desc limit ${MAX_TRIES}`);
    const tries = rows
      .map((one) => ({ ...one, weight: weightOf({ ageDays: one.age_days, proved: one.proved, ms: one.ms }) }))
      .filter(({ weight }) => weight > 0);
    const [latest] = tries;
    // Thirty people, and not thirty names.
    if (latest === undefined || tries.reduce((sum, { weight }) => sum + weight, 0) < MIN_TRIES) continue;
    if (abilities.size > PLAYERS_REMEMBERED) abilities.clear();
    const of = (userId: string) => `${campo} ${userId}`;
    const unknown = [...new Set(tries.map(({ user_id }) => user_id))].filter((id) => !abilities.has(of(id)));
    for (const [id, ability] of await abilitiesOf(db, unknown, campo)) abilities.set(of(id), ability);
    const guess = guessOf(campo, medida);
    const valor = difficultyFrom(
      latest.dificultad,
      faced(tries.map((one) => ({ ...one, against: abilities.get(of(one.user_id)) ?? one.dificultad, guess }))),
    );
    found.push({
      ejercicio: medida,
      valor: Math.round(valor),
      n: tries.length,
      actualizada: clock(),
      hasta: new Date(hasta),
    });
  }
  // Written at the end and together: a run that breaks off is simply made again.
  await db.transaction(async (tx) => {
    for (let from = 0; from < found.length; from += ROWS) {
      await tx
        .insert(dificultades)
        .values(found.slice(from, from + ROWS))
        .onConflictDoUpdate({
          target: dificultades.ejercicio,
          set: {
            valor: sql`excluded.valor`,
            n: sql`excluded.n`,
            actualizada: sql`excluded.actualizada`,
            hasta: sql`excluded.hasta`,
          },
        });
    }
  });
  return found.length;
};

/** By night, when few study. */
export const difficultyJob = (db: Db, clock: Clock): Job => ({
  name: 'estimar-dificultad',
  cron: '17 6 * * *',
  run: async () => {
    await estimateDifficulties(db, clock);
  },
});
