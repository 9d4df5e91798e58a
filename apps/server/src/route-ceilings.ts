import type { Ceiling, Ceilings } from './platform/http/ceilings.ts';

/**
 * The table of what every route may cost at most (`platform/http/ceilings.ts`). Bodies are 64 KiB and everything that is stored has
 * an end (`domain`: `attempt/limits.ts`, `tier.ts`): these figures follow from both.
 */

const KB = 1_000;
const MB = 1_000_000;
const row = (
  input: string,
  rows: number,
  bytes: number,
  more: Partial<Pick<Ceiling, 'ms' | 'moves'>> = {},
): Ceiling => ({
  input,
  rows,
  bytes,
  ms: 50,
  moves: 0,
  ...more,
});
/** Nothing that could be large goes in or comes out. */
const small = (input = 'nothing'): Ceiling => row(input, 40, 20 * KB);
/** A week of 50 tasks with its lessons, sums of answers and notes. */
const WEEK = { rows: 60, bytes: 400 * KB };
/** What a player's own games tell a new week: 300 games or 10,000 hands by pages, a thousand mistakes and a row of answers to each. */
const EVIDENCE = 12_500;

export const ROUTE_CEILINGS: Ceilings = {
  'GET /api/salud/viva': small(),
  'GET /api/salud/lista': small(),
  'GET /api/config': small(),
  'GET /api/openapi.json': row('nothing', 0, 1 * MB),
  'POST /api/contacto': small('a message of 5,000 letters'),

  'GET /api/usuarios/yo': small(),
  'PATCH /api/usuarios/yo': small('a name of 80 letters and three consents'),
  'GET /api/usuarios/yo/datos': row('an account as full as its tier allows, by pages', 400_000, 400 * MB),
  'DELETE /api/usuarios/yo': row('the same, removed 2,000 rows at a time', 400_000, KB),
  'GET /api/usuarios/yo/sesiones': small('20 sessions'),
  'DELETE /api/usuarios/yo/sesiones': small('20 sessions'),
  'DELETE /api/usuarios/yo/sesiones/:sesionId': small(),

  'POST /api/auth/sign-up/email': small('one hash, in its own threads'),
  'POST /api/auth/sign-in/email': small('one hash, in its own threads'),
  'POST /api/auth/sign-out': small(),
  'POST /api/auth/request-password-reset': small('an address'),
  'POST /api/auth/reset-password': small('one hash, in its own threads'),
  'POST /api/auth/change-password': small('two hashes, in their own threads'),
  'POST /api/auth/verify-password': small('one hash, in its own threads'),
  'POST /api/auth/change-email': small('an address'),
  'POST /api/auth/confirm-email': small('a link'),
  'POST /api/auth/sign-in/social': small(),
  'GET /api/auth/callback/google': small(),
  'GET /api/auth/get-session': small(),

  'GET /api/chat/campos-estudiados': small('four plans'),
  'POST /api/chat/custom-prompt': row(
    '2,000 letters of free text, a week of 2,000 answers to learn from, 10,000 hands to look at',
    EVIDENCE + 2_500,
    WEEK.bytes,
  ),
  'POST /api/chat/vista-previa': row('2,000 letters of free text, 10,000 hands to look at', EVIDENCE, WEEK.bytes),
  'GET /api/chat/prueba-nivel': small('one test of each game'),
  'POST /api/chat/prueba-nivel': row('a declared level', 40, 40 * KB),
  'POST /api/chat/prueba-nivel/responder': row('40 moves', 40, 40 * KB, { moves: 100 }),
  'POST /api/prueba-abierta': row('ten answers of 40 moves, judged anew', 10, 40 * KB, { moves: 500 }),
  'POST /api/prueba-abierta/semana': row('ten answers of 40 moves, and a week of three days', 10, WEEK.bytes, {
    moves: 500,
  }),
  'POST /api/chat/prueba-nivel/guardar': row('ten answers of 40 moves, 10,000 hands to look at', EVIDENCE + 100, KB, {
    moves: 500,
  }),
  'GET /api/chat/obtener-plan/:planId': row('a week of 50 tasks with 500 exercises answered', WEEK.rows, WEEK.bytes),
  'POST /api/chat/actualizar-estado-tarea': small(),
  'POST /api/chat/actualizar-estado-objetivo': small(),
  'POST /api/chat/registrar-intentos': row(
    '50 answers of 40 moves, or 45 games of 160, to a plan that has 2,000, and what is believed of the player',
    2_300,
    10 * KB,
    {
      moves: 8_000,
    },
  ),
  'POST /api/chat/registrar-apunte': row('a note of 2,000 letters, or a time beside ten browsers of 50 tasks', 520, KB),
  'POST /api/chat/preferencias': row('three lanes', WEEK.rows, WEEK.bytes),
  'POST /api/chat/mantener-nivel': row('one date in the request of a week of 50 tasks', WEEK.rows, WEEK.bytes),
  'POST /api/chat/cuidado': row('an answer of two words, and a week of 50 tasks to look at', WEEK.rows, WEEK.bytes),
  'POST /api/chat/mas-ejercicios': row('a week of 50 tasks and the bank of one theme', WEEK.rows, KB),
  'POST /api/chat/recuperar': row('a week of 50 tasks and 2,000 answers', 2_200, 2 * WEEK.bytes),
  'POST /api/chat/renovar-semana': row(
    'a week of 50 tasks from before lessons, 10,000 hands to look at',
    EVIDENCE + 2 * WEEK.rows,
    WEEK.bytes,
  ),
  'POST /api/chat/no-aplica': row('one task', WEEK.rows, WEEK.bytes),
  'POST /api/chat/tarea-propia': row('a title and a note', WEEK.rows, WEEK.bytes),
  'POST /api/chat/actualizar-tarea-propia': small(),
  'DELETE /api/chat/tarea-propia/:planId/:tareaId': small(),

  'GET /api/repaso': row(
    'four weeks of 50 tasks and 2,000 answers each, a thousand own mistakes and their days',
    10_500,
    100 * KB,
  ),
  'GET /api/planes': row('four plans of 70 tasks', 300, 20 * KB),
  'DELETE /api/planes/:planId': row('a week of 50 tasks and 2,000 answers to learn from', 2_200, KB),
  'GET /api/planes/:planId/calendario': row('a week of 50 tasks', WEEK.rows, 100 * KB),
  'POST /api/planes/lectura': row('2,000 letters of free text', 10, 50 * KB),
  'GET /api/planes/temas': row('a game', 10, 100 * KB),
  'GET /api/progreso': row('four plans of 2,000 answers, the themes of both games, ten years of weeks', 10_500, MB),

  'GET /api/partidas/de-sitio': row('a hundred games of a month of 40 MB, read game by game', 10, 2 * MB),
  'GET /api/partidas/cupo': small(),
  'POST /api/partidas/analizar': row('2,000 hands, 200 at a time', 7_000, KB),
  'GET /api/partidas/hechos': row('300 games and 10,000 hands, by pages', 10_400, 20 * KB),
  'POST /api/partidas/llevar-al-plan': row('the same, twice', 20_800, 20 * KB),
  'GET /api/partidas/ejercicios': row(
    'the thousand dearest mistakes, twenty days each, a row for each',
    2_100,
    400 * KB,
  ),
  'GET /api/partidas/ejercicios/paquete': row('40 exercises', 50, 100 * KB),
  'POST /api/partidas': row('64 KiB of games, a hundred at most', 150, 20 * KB),
  'POST /api/manos': row('64 KiB of hands, 200 at most', 450, 30 * KB),
  'GET /api/partidas': row('a hundred games of 600 moves', 110, 60 * KB),
  'GET /api/manos': row('a hundred hands', 110, 60 * KB),
  'GET /api/partidas/:id': row('600 moves with clocks and an analysis', 10, 120 * KB),
  'GET /api/manos/:id': row('a hand of 8,000 letters', 30, 20 * KB),
  'PUT /api/partidas/:id/analisis': row('601 positions, every move a mistake: the twelve worst count', 60, 2 * KB, {
    moves: 400,
  }),
  'PUT /api/partidas/:id/causas': row('a game of 600 moves, forty of them with their cause', 10, 4 * KB),
  'DELETE /api/partidas/:id': small(),
  'DELETE /api/manos/:id': small(),
  'DELETE /api/partidas': small('10,000 games, in the database'),
  'DELETE /api/manos': small('100,000 hands, in the database'),

  'GET /api/paypal/suscripcion': small(),
  'POST /api/paypal/crear-suscripcion': small(),
  'POST /api/paypal/activar-suscripcion': small(),
  'POST /api/paypal/cancel-subscription': small(),
  'POST /api/paypal/webhook': small('an event of 64 KiB'),
};
