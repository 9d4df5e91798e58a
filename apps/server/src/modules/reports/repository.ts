import type { Campo } from '@estratega/domain';
import type { Card } from '@estratega/planner';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import type { Cell } from './calibration.ts';
import { informes } from './tables.ts';

const DAY_MS = 86_400_000;
/** Whose memory is looked at: so many players whose week changed lately, and so much of each. */
const STUDYING_DAYS = 60;
const PLAYERS = 1000;
const AT_ONCE = 50;
const ANSWERS_OF_PLAYER = 1000;
/** A fit of so many takes some seconds of processor, in turns. */
const CARDS = 8000;
/** Nobody is more than one in a hundred of it. */
const CARDS_OF_PLAYER = 80;

/** What an answer may say of everybody (`attempts/difficulty`): nothing where nobody can have looked, little of an account made for it. */
export type WeightOf = (told: { readonly ageDays: number; readonly proved: boolean; readonly ms: number }) => number;

/** What an answer was worth: as the belief counts it. */
const RIGHT = sql`case when i.pistas > 0 then 0 when i.resultado = 'bien' then 1 when i.resultado = 'casi' then 0.5 else 0 end`;

export interface ProbesOfVariant {
  readonly campo: Campo;
  readonly variante: string;
  readonly n: number;
  readonly jugadores: number;
  readonly esperado: number;
  readonly aciertos: number;
}

interface Met {
  readonly [column: string]: unknown;
  readonly user_id: string;
  readonly ejercicio: string;
  readonly dia: number;
  readonly bien: boolean;
  readonly ms: number;
  readonly proved: boolean;
  readonly age_days: number;
}

/** Of one player, in order; what counts for nothing is as if it had not been. */
const cardsOf = (rows: readonly Met[], weightOf: WeightOf): Card[] => {
  const told = rows.flatMap((row) => {
    const peso = weightOf({ ageDays: row.age_days, proved: row.proved, ms: row.ms });
    return peso > 0 ? [{ ...row, peso }] : [];
  });
  const peso = told.reduce((sum, one) => sum + one.peso, 0) / Math.max(1, told.length);
  return [...Map.groupBy(told, ({ ejercicio }) => ejercicio).values()].flatMap((own) => {
    const veces = own.filter(({ dia }, i) => own[i - 1]?.dia !== dia).map(({ dia, bien }) => ({ dia, bien }));
    const [first] = own;
    return first && veces.length > 1 ? [{ quien: first.user_id, peso, veces }] : [];
  });
};

/** Nobody's rows are given out: all of it is summed where it lies. */
export const reportsRepository = (db: Db) => ({
  /** First tries that came after `from` and not after `to`, with the chance that they had been given. */
  cells: async (from: Date, to: Date): Promise<Cell[]> => {
    const { rows } = await db.execute<{ [column: string]: unknown } & Cell>(sql`
      select i.campo, split_part(i.unidad, '@', 2) as nivel, coalesce(i.carril, 'repaso diario') as carril,
        i.sonda is not null as sonda, least(9, floor(i.esperado * 10))::int as celda, count(*)::int as n,
        count(distinct i.user_id)::int as jugadores, sum(i.esperado)::float8 as esperado, sum(${RIGHT})::float8 as aciertos
      from intentos i
      where i.primero and i.esperado is not null and i.resultado <> 'propio'
        and i.registrado_en > ${from.toISOString()}::timestamptz and i.registrado_en <= ${to.toISOString()}::timestamptz
      group by 1, 2, 3, 4, 5`);
    return rows;
  },

  /** Probes of units met between three and five weeks before, of weeks that are over: their week says the variant. */
  probesByVariant: async (from: Date): Promise<ProbesOfVariant[]> => {
    const { rows } = await db.execute<{ [column: string]: unknown } & ProbesOfVariant>(sql`
      select i.campo, s.variante, count(*)::int as n, count(distinct i.user_id)::int as jugadores,
        avg(i.esperado)::float8 as esperado, avg(${RIGHT})::float8 as aciertos
      from intentos i join semanas s on s.user_id = i.user_id and s.plan_id = i.plan_id
      where i.sonda between 21 and 35 and i.primero and i.resultado <> 'propio' and s.variante is not null
        and i.registrado_en > ${from.toISOString()}::timestamptz
      group by 1, 2 order by 1, 2`);
    return rows;
  },

  /** Exercises that a player met on more than one day, as the first try of each went: of players who study, always the same ones. */
  repeated: async (campo: Campo, now: Date, weightOf: WeightOf): Promise<Card[]> => {
    const since = new Date(now.getTime() - STUDYING_DAYS * DAY_MS).toISOString();
    const { rows: players } = await db.execute<{ user_id: string }>(sql`
      select user_id from aprendices where campo = ${campo} and updated_at > ${since}::timestamptz
      order by md5(user_id) limit ${PLAYERS}`);
    const cards: Card[] = [];
    for (let from = 0; from < players.length && cards.length < CARDS; from += AT_ONCE) {
      const ids = players.slice(from, from + AT_ONCE).map(({ user_id }) => user_id);
      const { rows } = await db.execute<Met>(sql`
        select t.user_id, t.ejercicio, t.dia, t.bien, t.ms, u.email_verified as proved,
          (extract(epoch from t.registrado_en - u.created_at) / 86400)::float8 as age_days
        from (
          select i.user_id, i.ejercicio, i.orden, i.ms, i.registrado_en, floor(extract(epoch from i.hecho_en) / 86400)::int as dia,
            (i.resultado in ('bien', 'casi') and i.pistas = 0) as bien,
            row_number() over (partition by i.user_id order by i.orden desc) as place,
            count(*) over (partition by i.user_id, i.ejercicio) as times
          from intentos i
          where i.user_id = any(${sql.param(ids)}::text[]) and i.campo = ${campo} and i.resultado <> 'propio'
        ) t
        join usuarios u on u.uid = t.user_id
        where t.times > 1 and t.place <= ${ANSWERS_OF_PLAYER}
        order by t.user_id, t.ejercicio, t.orden`);
      for (const [, own] of Map.groupBy(rows, ({ user_id }) => user_id))
        cards.push(...cardsOf(own, weightOf).slice(0, CARDS_OF_PLAYER));
    }
    return cards.slice(0, CARDS);
  },

  save: async (nombre: string, dia: string, contenido: unknown): Promise<void> => {
    await db
      .insert(informes)
      .values({ nombre, dia, contenido })
      .onConflictDoUpdate({ target: [informes.nombre, informes.dia], set: { contenido } });
  },
  /** Of the nights after `since` and before `until`, the latest first. */
  nights: (nombre: string, since: string, until: string) =>
    db
      .select({ dia: informes.dia, contenido: informes.contenido })
      .from(informes)
      .where(and(eq(informes.nombre, nombre), gt(informes.dia, since), lt(informes.dia, until)))
      .orderBy(desc(informes.dia)),
  latest: async (nombre: string) =>
    (
      await db
        .select({ dia: informes.dia, contenido: informes.contenido })
        .from(informes)
        .where(eq(informes.nombre, nombre))
        .orderBy(desc(informes.dia))
        .limit(1)
    )[0],
  forgetBefore: async (nombre: string, dia: string): Promise<void> => {
    await db.delete(informes).where(and(eq(informes.nombre, nombre), lt(informes.dia, dia)));
  },
});
export type ReportsRepository = ReturnType<typeof reportsRepository>;
