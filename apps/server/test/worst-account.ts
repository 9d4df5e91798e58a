import { randomUUID } from 'node:crypto';
import { Chess } from '@estratega/chess/rules';
import {
  ANSWERS_OF_A_PLAN,
  BROWSERS_OF_A_TASK,
  BYTES_OF_A_NOTE,
  type HechosPropios,
  NOTA_NO_APLICA_MAX,
  NOTE_MAX,
  NOTE_NAMES,
  NOTES_OF_A_PLAN,
  OWN_NOTE_MAX,
  OWN_TASKS_A_WEEK,
  OWN_TITLE_MAX,
  type Plan,
  REVIEW_PLACE,
} from '@estratega/domain';
import { foldedHand, hostileAnalysis, hostileGame } from './own-games.ts';
import { FULL_WEEK, POKER } from './requests.ts';
import { OPEN_TEST } from './route-table.ts';

/** An account as full as it may be, as far as it matters to what a request costs; and the worst request of every route. */

export interface Filled {
  readonly plan: Plan;
  /** Of a week of the first release. */
  readonly oldPlan: string;
  readonly game: string;
  readonly hand: string;
  /** What its games show, by name. */
  readonly fact: string;
  readonly ownTask: string;
}
type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;
export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<{ status: number; json: () => Promise<unknown> | unknown }>;

export interface Size {
  readonly games: number;
  readonly hands: number;
  readonly waiting: number;
  readonly exercises: number;
  /** On which each of them was answered. */
  readonly days: number;
}

export const LONG_TEXT = 'Me cuestan los finales de torre, la apertura y las clavadas. '.repeat(33).slice(0, 1_900);
/** Of a position that is played out: legal to the last, long, nothing taken and no pawn moved for as long as the rules allow. */
export const PLAYED_OUT = {
  ejercicio: 'j.k6g81p',
  fen: 'r1bqrnk1/pp2bppp/2p2n2/3p2B1/3P4/2NBPN2/PPQ2PPP/R4RK1 w - - 2 11',
};
const playLong = (): string[] => {
  const game = new Chess(PLAYED_OUT.fen);
  const line: string[] = [];
  while (Number(game.fen().split(' ')[4]) < 99) {
    const quiet = game.moves({ verbose: true }).filter(({ captured, piece }) => !captured && piece !== 'p');
    const { from, to } = quiet[(line.length * 7919) % quiet.length] ?? { from: 'a1', to: 'a1' };
    game.move({ from, to });
    if (game.isThreefoldRepetition()) break;
    line.push(`${from}${to}`);
  }
  return line;
};
let longest: readonly string[] | undefined;
export const longPlayOut = (): readonly string[] => {
  longest ??= playLong();
  return longest;
};
/** As many as a request holds, of somebody who has met the position: in the review it may be played again. */
export const manyPlayOuts = (planId: string) => {
  const partida = longPlayOut();
  return {
    planId,
    intentos: Array.from({ length: 45 }, () => ({
      id: randomUUID(),
      ...REVIEW_PLACE,
      ejercicio: PLAYED_OUT.ejercicio,
      respuesta: { partida, fin: 'logrado' },
      pistas: 0,
      ms: 1,
      hechoEn: '2026-11-16T15:00:00Z',
    })),
  };
};
/** As if they had been answered before, and left. */
export const meet = (query: Query, userId: string, planId: string, ids: readonly string[] = [PLAYED_OUT.ejercicio]) =>
  query(
    `insert into intentos (user_id, id, orden, plan_id, campo, dia_index, tarea_index, ejercicio, medida, unidad, respuesta,
       resultado, primero, pistas, ms, dificultad, hecho_en, registrado_en)
     select $1, gen_random_uuid(), least(0, (select min(orden) from intentos where user_id = $1)) - n, $2, 'Ajedrez', 0, 0, e, e, 'aj-est-carlsbad@5', '{"partida":[],"fin":"rendido"}', 'visto', true, 0, 1,
       1850, now(), now() from unnest($3::text[]) with ordinality as met (e, n)`,
    [userId, planId, ids],
  );

const ID = (n: number) => String(n).padStart(20, '0');

const expectStatus = async (what: string, answer: Promise<{ status: number; json: () => unknown }>, status: number) => {
  const got = await answer;
  if (got.status !== status) throw new Error(`${what} answered ${got.status}`);
  return got.json();
};

export const fillAccount = async (query: Query, call: Call, userId: string, size: Size): Promise<Filled> => {
  await query("update usuarios set plan = 'pro' where uid = $1", [userId]);
  const chess = { informacionTema: { ...FULL_WEEK, conocimientosAjedrez: LONG_TEXT } };
  const plan = (await expectStatus('a plan', call('POST', '/api/chat/custom-prompt', chess), 201)) as Plan;
  const other = call('POST', '/api/chat/custom-prompt', { informacionTema: POKER });
  const { id: oldPlan } = (await expectStatus('another', other, 201)) as Plan;
  await query('update tareas set leccion = null where user_id = $1 and plan_id = $2', [userId, oldPlan]);
  const brought = (await expectStatus('a game', call('POST', '/api/partidas', { partidas: [hostileGame()] }), 200)) as {
    partidas: { id: string }[];
  };
  const game = brought.partidas[0]?.id ?? '';
  await expectStatus('an analysis', call('PUT', `/api/partidas/${game}/analisis`, hostileAnalysis()), 200);
  const hands = (await expectStatus('a hand', call('POST', '/api/manos', { manos: [foldedHand(0)] }), 200)) as {
    manos: { id: string }[];
  };
  const hand = hands.manos[0]?.id ?? '';
  await query(
    `insert into partidas (user_id, id, jugada_en, guardada_en, mes, sitio, partida, analisis, ideas)
     select user_id, lpad(n::text, 20, '0'), now() - n * interval '1 hour', now(), mes, sitio, partida, analisis, ideas
     from partidas, generate_series(1, $2::int) n where user_id = $1`,
    [userId, size.games],
  );
  await query(
    `insert into manos (user_id, id, jugada_en, guardada_en, mes, sala, mano)
     select user_id, lpad(n::text, 20, '0'), now() - n * interval '1 hour', now(), case when n > $2 then null else mes end, sala, mano
     from manos, generate_series(1, $2::int + $3::int) n where user_id = $1`,
    [userId, size.hands, size.waiting],
  );
  await query(
    `insert into ejercicios_propios (user_id, id, campo, de, tema, perdida, ejercicio, creado_en)
     select user_id, 'p.' || lpad(n::text, 20, '0'), campo, de, tema, perdida, ejercicio, creado_en
     from (select * from ejercicios_propios where user_id = $1 limit 1) e, generate_series(1, $2::int) n`,
    [userId, size.exercises],
  );
  await query(
    `update guardado set cuantas = case que when 'partidas' then $2::int + 1 else $3::int + $4::int + 1 end where user_id = $1`,
    [userId, size.games, size.hands, size.waiting],
  );
  // Answers to own mistakes, of weeks that are gone.
  await query(
    `insert into intentos (user_id, id, orden, plan_id, campo, dia_index, tarea_index, ejercicio, medida, unidad, respuesta,
       resultado, primero, pistas, ms, dificultad, hecho_en, registrado_en)
     select $1, gen_random_uuid(), -row_number() over (), gen_random_uuid(), 'Ajedrez', 0, 0, e.id, e.id, 'aj-tac-doble@2', '{"jugadas":[]}', 'mal',
       true, 0, 1, 1200, now() - d * interval '1 day', now() from ejercicios_propios e, generate_series(1, $2::int) d where e.user_id = $1`,
    [userId, size.days],
  );
  const [task] = plan.planEstudio[0]?.tareas ?? [];
  if (!task) throw new Error('a week without tasks');
  await query(
    `insert into intentos (user_id, id, orden, plan_id, campo, dia_index, tarea_index, ejercicio, medida, unidad, respuesta,
       resultado, primero, pistas, ms, dificultad, hecho_en, registrado_en)
     select $1, gen_random_uuid(), n, $2, 'Ajedrez', 0, 0, 'aj' || (n % 400), 'aj' || (n % 400), 'aj-tac-doble@1', '{"jugadas":[]}', 'mal',
       n <= 400, 0, 1, 1200, now(), now() from generate_series(1, $3::int) n`,
    [userId, plan.id, ANSWERS_OF_A_PLAN - 50],
  );
  await query(
    `insert into avances_ejercicios (user_id, plan_id, dia_index, tarea_index, ejercicio, orden, primero, ultimo, veces, ms)
     select $1, $2, d, t, 'aj' || n, n, 'mal', 'bien', 4, 4 from generate_series(0, 6) d, generate_series(0, 5) t, generate_series(1, 12) n`,
    [userId, plan.id],
  );
  await query(
    `insert into tiempos (user_id, plan_id, dia_index, tarea_index, origen, ms, updated_at)
     select $1, $2, d, t, gen_random_uuid(), 1, now() from generate_series(0, 6) d, generate_series(0, 5) t, generate_series(1, $3::int - 1) n`,
    [userId, plan.id, BROWSERS_OF_A_TASK],
  );
  await query(
    `insert into apuntes (user_id, plan_id, dia_index, tarea_index, nombre, texto, updated_at)
     select $1, $2, d, t, 'sensacion', 'Justa', now() from generate_series(0, 6) d, generate_series(0, 5) t`,
    [userId, plan.id],
  );
  // The most that may be written of a week: a plan is read with all of it.
  const note = 'é'.repeat(NOTE_MAX);
  await query(
    `insert into apuntes (user_id, plan_id, dia_index, tarea_index, nombre, texto, updated_at)
     select $1, $2, n, 0, nombre, $3, now() from generate_series(0, 1) n, unnest($4::text[]) nombre limit $5`,
    [
      userId,
      plan.id,
      note,
      NOTE_NAMES.slice(1),
      Math.floor(NOTES_OF_A_PLAN / (Buffer.byteLength(note) + BYTES_OF_A_NOTE)),
    ],
  );
  await query(
    `insert into tareas_propias (user_id, plan_id, id, fecha, titulo, tiempo, nota, estado, created_at)
     select $1, $2, 'propia-' || n, ($3::date[])[1 + n % array_length($3::date[], 1)], repeat('é', $4::int), 10, repeat('é', $5::int),
       'finalizado', now() from generate_series(1, $6::int) n`,
    [userId, plan.id, plan.planEstudio.map(({ fecha }) => fecha), OWN_TITLE_MAX, OWN_NOTE_MAX, OWN_TASKS_A_WEEK - 1],
  );
  await meet(query, userId, plan.id);
  const shown = (await expectStatus('facts', call('GET', '/api/partidas/hechos'), 200)) as HechosPropios;
  const fact = shown.juegos.find(({ campo }) => campo === 'Ajedrez')?.hechos[0]?.id;
  if (fact === undefined) throw new Error('games that show nothing');
  return { plan, oldPlan, game, hand, fact, ownTask: 'propia-1' };
};

export interface WorstRequest {
  readonly path: string;
  readonly body?: unknown;
  readonly status: number;
}

/** A week with all of its answers that ends by being advanced: once everything of it is done and a week has passed. */
export const advancing = ({ plan }: Filled): WorstRequest => ({
  path: '/api/chat/custom-prompt',
  body: {
    informacionTema: { ...plan.informacionTema, nuevaInformacion: LONG_TEXT },
    planId: plan.id,
    eliminarAnterior: true,
  },
  status: 201,
});
export const letAdvance = async (query: Query, { plan }: Filled): Promise<void> => {
  for (const table of ['tareas', 'objetivos', 'tareas_propias'])
    await query(`update ${table} set estado = 'finalizado' where plan_id = $1`, [plan.id]);
  await query("update planes set created_at = created_at - interval '8 days' where id = $1", [plan.id]);
};
/** What follows it gets its answers: it is deleted with as many. */
export const successorOf = async (
  query: (text: string, values: readonly unknown[]) => Promise<{ rows: { id: string }[] }>,
  { plan }: Filled,
): Promise<string> => {
  const { rows } = await query('select id from planes where reemplaza = $1', [plan.id]);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the week was not advanced');
  await query('update intentos set plan_id = $2 where plan_id = $1', [plan.id, id]);
  return id;
};

/** Of those whose answer depends on what is sent or stored; all others are called as the table of routes says. */
export const worstRequests = ({
  plan,
  oldPlan,
  game,
  hand,
  fact,
  ownTask,
}: Filled): Readonly<Record<string, WorstRequest>> => {
  const at = { planId: plan.id, diaIndex: 0, tareaIndex: 0 };
  const chess = { ...FULL_WEEK, conocimientosAjedrez: LONG_TEXT };
  const first = plan.planEstudio
    .flatMap(({ tareas }, diaIndex) =>
      tareas.flatMap((task, tareaIndex) =>
        (task.leccion?.ejercicios ?? [])
          .filter((id) => id.startsWith('aj'))
          .map((ejercicio) => ({ diaIndex, tareaIndex, ejercicio })),
      ),
    )
    .at(0);
  const moves = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? 'g1f3' : 'f3g1'));
  return {
    'GET /api/usuarios/yo/datos': { path: '/api/usuarios/yo/datos', status: 200 },
    'GET /api/chat/obtener-plan/:planId': { path: `/api/chat/obtener-plan/${plan.id}`, status: 200 },
    'POST /api/chat/vista-previa': {
      path: '/api/chat/vista-previa',
      body: { informacionTema: { ...POKER, conocimientosPoker: LONG_TEXT, tipoPoker: 'Torneos' } },
      status: 200,
    },
    ...Object.fromEntries(
      ['/api/prueba-abierta', '/api/prueba-abierta/semana', '/api/chat/prueba-nivel/guardar'].map((path) => [
        `POST ${path}`,
        {
          path,
          body: {
            ...OPEN_TEST,
            respuestas: OPEN_TEST.respuestas.map((one) => ({ ...one, respuesta: { jugadas: moves } })),
          },
          status: 200,
        },
      ]),
    ),
    'POST /api/chat/custom-prompt': {
      path: '/api/chat/custom-prompt',
      body: { informacionTema: { ...chess, conocimientosAjedrez: 'Solo quiero mejorar mis aperturas.' } },
      status: 201,
    },
    ...(first
      ? {
          'POST /api/chat/registrar-intentos': {
            path: '/api/chat/registrar-intentos',
            body: {
              planId: plan.id,
              intentos: Array.from({ length: 50 }, () => ({
                id: randomUUID(),
                ...first,
                respuesta: { jugadas: moves },
                pistas: 0,
                ms: 1,
                hechoEn: '2026-11-16T15:00:00Z',
              })),
            },
            status: 200,
          },
        }
      : {}),
    'POST /api/chat/registrar-apunte': {
      path: '/api/chat/registrar-apunte',
      body: { ...at, origen: randomUUID(), ms: 1000 },
      status: 204,
    },
    'POST /api/chat/actualizar-estado-tarea': {
      path: '/api/chat/actualizar-estado-tarea',
      body: { ...at, nuevoEstado: 'enProgreso', nuevaPrioridad: null },
      status: 200,
    },
    'POST /api/chat/actualizar-estado-objetivo': {
      path: '/api/chat/actualizar-estado-objetivo',
      body: { planId: plan.id, objetivoIndex: 0, nuevoEstado: 'enProgreso' },
      status: 200,
    },
    'POST /api/chat/no-aplica': {
      path: '/api/chat/no-aplica',
      body: { ...at, motivo: 'otro', nota: 'é'.repeat(NOTA_NO_APLICA_MAX) },
      status: 200,
    },
    'POST /api/chat/tarea-propia': {
      path: '/api/chat/tarea-propia',
      body: {
        planId: plan.id,
        id: randomUUID(),
        fecha: plan.planEstudio[0]?.fecha,
        titulo: 'é'.repeat(OWN_TITLE_MAX),
        nota: 'é'.repeat(OWN_NOTE_MAX),
        tiempo: 45,
      },
      status: 201,
    },
    'POST /api/chat/actualizar-tarea-propia': {
      path: '/api/chat/actualizar-tarea-propia',
      body: { planId: plan.id, tareaPropia: ownTask, nuevoEstado: 'finalizado', nuevaPrioridad: null },
      status: 200,
    },
    'DELETE /api/chat/tarea-propia/:planId/:tareaId': {
      path: `/api/chat/tarea-propia/${plan.id}/${ownTask}`,
      status: 204,
    },
    'POST /api/partidas/llevar-al-plan': {
      path: '/api/partidas/llevar-al-plan',
      body: { campo: 'Ajedrez', hecho: fact, llevar: true },
      status: 200,
    },
    'POST /api/chat/preferencias': {
      path: '/api/chat/preferencias',
      body: { planId: plan.id, carriles: { juego: 1, teoria: -1 } },
      status: 200,
    },
    'POST /api/chat/mantener-nivel': { path: '/api/chat/mantener-nivel', body: { planId: plan.id }, status: 200 },
    'POST /api/chat/cuidado': { path: '/api/chat/cuidado', body: { planId: plan.id, dinero: 'no' }, status: 200 },
    'POST /api/chat/mas-ejercicios': {
      path: '/api/chat/mas-ejercicios',
      body: { planId: plan.id, objetivoIndex: 0 },
      status: 409,
    },
    'POST /api/chat/recuperar': { path: '/api/chat/recuperar', body: { planId: plan.id, aplicar: false }, status: 200 },
    'POST /api/chat/renovar-semana': {
      path: '/api/chat/renovar-semana',
      body: { planId: oldPlan, accion: 'ver' },
      status: 200,
    },
    'GET /api/repaso': { path: '/api/repaso', status: 200 },
    'GET /api/planes': { path: '/api/planes', status: 200 },
    'GET /api/planes/:planId/calendario': { path: `/api/planes/${plan.id}/calendario`, status: 200 },
    'POST /api/planes/lectura': {
      path: '/api/planes/lectura',
      body: { campo: 'Ajedrez', texto: `${LONG_TEXT} Y el medio juego.` },
      status: 200,
    },
    'GET /api/planes/temas': { path: '/api/planes/temas?campo=Ajedrez', status: 200 },
    'GET /api/progreso': { path: '/api/progreso', status: 200 },
    'POST /api/partidas/analizar': { path: '/api/partidas/analizar', body: { que: 'manos' }, status: 200 },
    'GET /api/partidas/hechos': { path: '/api/partidas/hechos', status: 200 },
    'GET /api/partidas/ejercicios': { path: '/api/partidas/ejercicios', status: 200 },
    'GET /api/partidas/ejercicios/paquete': {
      path: `/api/partidas/ejercicios/paquete?ids=${Array.from({ length: 40 }, (_, n) => `p.${ID(n + 1)}`).join(',')}`,
      status: 200,
    },
    'POST /api/partidas': {
      path: '/api/partidas',
      body: { partidas: Array.from({ length: 12 }, (_, n) => hostileGame(100 + n)) },
      status: 200,
    },
    'POST /api/manos': {
      path: '/api/manos',
      body: { manos: Array.from({ length: 150 }, (_, n) => foldedHand(50_000 + n)) },
      status: 200,
    },
    'GET /api/partidas': { path: '/api/partidas?limite=100', status: 200 },
    'GET /api/manos': { path: '/api/manos?limite=100', status: 200 },
    'GET /api/partidas/:id': { path: `/api/partidas/${game}`, status: 200 },
    'GET /api/manos/:id': { path: `/api/manos/${hand}`, status: 200 },
    'PUT /api/partidas/:id/analisis': {
      path: `/api/partidas/${game}/analisis`,
      body: hostileAnalysis(Math.floor(Math.random() * 1e9)),
      status: 200,
    },
    'PUT /api/partidas/:id/causas': {
      path: `/api/partidas/${game}/causas`,
      body: { ply: 0, causa: 'prisa' },
      status: 200,
    },
    'DELETE /api/partidas/:id': { path: `/api/partidas/${game}`, status: 204 },
    'DELETE /api/manos/:id': { path: `/api/manos/${hand}`, status: 204 },
    'DELETE /api/partidas': { path: '/api/partidas', status: 204 },
    'DELETE /api/manos': { path: '/api/manos', status: 204 },
    'DELETE /api/planes/:planId': { path: `/api/planes/${plan.id}`, status: 204 },
    'DELETE /api/usuarios/yo': { path: '/api/usuarios/yo', status: 204 },
  };
};
