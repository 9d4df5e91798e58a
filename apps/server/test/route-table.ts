import type { Tier } from '@estratega/domain';
import type { Access } from '../src/platform/http/access.ts';

/**
 * Every route of the API with what it needs: the authorisation matrix and the fuzzer are made from this table, and a
 * route that is not here fails the tests.
 */
export interface RouteRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  /** What it asks for in the address, for routes that need it. */
  readonly query?: string;
  readonly access: Access;
  /** A body that passes the schema, for routes that take one. */
  readonly body?: unknown;
  /** What a signed-in user of any tier gets for it. */
  readonly allowed: readonly number[];
  /** Where a tier gets something else. */
  readonly allowedFor?: Readonly<Partial<Record<Tier, readonly number[]>>>;
}

const GAME = {
  sitio: 'lichess',
  idSitio: 'abcdefgh',
  fecha: '2026-11-03T18:20:00Z',
  color: 'negras',
  elo: 1400,
  eloRival: 1450,
  resultado: '1-0',
  ritmo: '600+5',
  jugadas: ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6', 'h5f7'],
  relojes: [600, 600, 598.5, null, 590, 580, 589],
  evaluaciones: [20, 25, 20, 15, 10, 10_000, null],
  apertura: 'Partida de alfil',
  libro: 3,
  division: { medio: 6 },
  termino: 'mate',
};
const HAND = {
  sala: 'pokerstars',
  id: '254717173764',
  fecha: '2026-11-03T12:34:49Z',
  tipo: 'torneo',
  ciegas: [50, 100],
  asientos: [
    { pos: 'SB', stack: 1000, heroe: true },
    { pos: 'BB', stack: 2000 },
  ],
  mano: ['Ah', 'Kd'],
  historia: [{ calle: 'pre', acciones: [{ pos: 'SB', hace: 'fold' }] }],
  bote: 100,
  comision: 0,
  netoHeroe: -50,
};

/** Ten of those that a test may ask, answered with whatever is legal. */
export const OPEN_TEST = {
  id: '0b2f5a0e-6f0e-4b53-9d6a-0f3f7d1c2a13',
  nivel: { campo: 'Ajedrez', experienciaAjedrez: 'No tengo elo' },
  respuestas: [
    'ajuzjxf8',
    'ajb51rmj',
    'aj1b15de',
    'ajnpxm4a',
    'ajay47wr',
    'ajj53cj4',
    'ajzvjw5w',
    'ajx465yp',
    'aj9pej0j',
    'ajaudmum',
  ].map((ejercicio) => ({ ejercicio, respuesta: { jugadas: ['e2e4'] as string[] }, ms: 4200 })),
};

export const ROUTE_TABLE: readonly RouteRow[] = [
  { method: 'GET', url: '/api/salud/viva', access: 'public', allowed: [200] },
  { method: 'GET', url: '/api/salud/lista', access: 'public', allowed: [200] },
  { method: 'GET', url: '/api/config', access: 'public', allowed: [200] },
  { method: 'GET', url: '/api/openapi.json', access: 'public', allowed: [200] },
  {
    method: 'POST',
    url: '/api/contacto',
    access: 'public',
    body: { name: 'Ana', email: 'ana@ejemplo.test', message: 'Hola.' },
    allowed: [204],
  },
  { method: 'GET', url: '/api/usuarios/yo', access: 'user', allowed: [200] },
  { method: 'PATCH', url: '/api/usuarios/yo', access: 'user', body: { name: 'Otro nombre' }, allowed: [200] },
  { method: 'GET', url: '/api/usuarios/yo/datos', access: 'user', allowed: [200] },
  { method: 'DELETE', url: '/api/usuarios/yo', access: 'user', allowed: [204] },
  { method: 'GET', url: '/api/usuarios/yo/sesiones', access: 'user', allowed: [200] },
  { method: 'DELETE', url: '/api/usuarios/yo/sesiones', access: 'user', allowed: [204] },
  { method: 'DELETE', url: '/api/usuarios/yo/sesiones/:sesionId', access: 'user', allowed: [404] },
  {
    method: 'POST',
    url: '/api/auth/sign-up/email',
    access: 'public',
    body: { name: 'Ana', email: 'repetida@ejemplo.test', password: 'caballo-de-rey-7' },
    allowed: [200, 400],
  },
  {
    method: 'POST',
    url: '/api/auth/sign-in/email',
    access: 'public',
    body: { email: 'nadie@ejemplo.test', password: 'no-es-esta' },
    allowed: [401],
  },
  { method: 'GET', url: '/api/chat/campos-estudiados', access: 'user', allowed: [200] },
  {
    method: 'POST',
    url: '/api/chat/custom-prompt',
    access: 'user',
    body: {
      informacionTema: {
        campo: 'Ajedrez',
        nivelIntensidad: 'bajo',
        diasEstudio: ['lunes'],
        horasEstudio: { lunes: 1 },
        experienciaAjedrez: 'No tengo elo',
        conocimientosAjedrez: '',
      },
    },
    allowed: [201],
  },
  {
    method: 'POST',
    url: '/api/chat/vista-previa',
    access: 'user',
    body: {
      informacionTema: {
        campo: 'Poker Texas Holdem',
        nivelIntensidad: 'bajo',
        diasEstudio: ['lunes'],
        horasEstudio: { lunes: 1 },
        tipoPoker: 'Torneos',
        limiteMesa: 'Micro-stakes NL2-NL25',
      },
    },
    allowed: [200],
  },
  { method: 'GET', url: '/api/chat/prueba-nivel', access: 'user', allowed: [200] },
  {
    method: 'POST',
    url: '/api/chat/prueba-nivel',
    access: 'user',
    body: { nivel: { campo: 'Ajedrez', experienciaAjedrez: 'Elo fide', elo: 1500, tiempo: 'rapida' } },
    allowed: [200],
  },
  {
    method: 'POST',
    url: '/api/chat/prueba-nivel/responder',
    access: 'user',
    body: {
      id: '0b2f5a0e-6f0e-4b53-9d6a-0f3f7d1c2a11',
      ejercicio: 'aj000001',
      respuesta: { jugadas: ['e2e4'] },
      ms: 4200,
    },
    allowed: [404],
  },
  {
    method: 'POST',
    url: '/api/prueba-abierta',
    access: 'public',
    body: { ...OPEN_TEST, respuestas: [] },
    allowed: [200],
  },
  { method: 'POST', url: '/api/prueba-abierta/semana', access: 'public', body: OPEN_TEST, allowed: [200] },
  { method: 'POST', url: '/api/chat/prueba-nivel/guardar', access: 'user', body: OPEN_TEST, allowed: [200] },
  { method: 'GET', url: '/api/chat/obtener-plan/:planId', access: 'user', allowed: [404] },
  {
    method: 'POST',
    url: '/api/chat/actualizar-estado-tarea',
    access: 'user',
    body: { planId: 'no-existe', diaIndex: 0, tareaIndex: 0, nuevoEstado: 'finalizado', nuevaPrioridad: null },
    allowed: [404],
  },
  {
    method: 'POST',
    url: '/api/chat/actualizar-estado-objetivo',
    access: 'user',
    body: { planId: 'no-existe', objetivoIndex: 0, nuevoEstado: 'finalizado' },
    allowed: [404],
  },
  {
    method: 'POST',
    url: '/api/chat/registrar-intentos',
    access: 'user',
    body: {
      planId: 'no-existe',
      intentos: [
        {
          id: '0b2f5a0e-6f0e-4b53-9d6a-0f3f7d1c2a11',
          diaIndex: 0,
          tareaIndex: 0,
          ejercicio: 'aj000001',
          respuesta: { jugadas: ['e2e4'] },
          pistas: 0,
          ms: 4200,
          hechoEn: '2026-11-16T15:00:00Z',
        },
      ],
    },
    allowed: [404],
  },
  {
    method: 'POST',
    url: '/api/chat/registrar-apunte',
    access: 'user',
    body: { planId: 'no-existe', diaIndex: 0, tareaIndex: 0, nombre: 'sensacion', texto: 'Justa' },
    allowed: [404],
  },
  {
    method: 'GET',
    url: '/api/partidas/de-sitio',
    query: '?sitio=lichess&usuario=ana_prueba',
    access: 'user',
    allowed: [503],
  },
  { method: 'GET', url: '/api/partidas/cupo', access: 'user', allowed: [200] },
  { method: 'POST', url: '/api/partidas/analizar', access: 'user', body: { que: 'partidas' }, allowed: [200] },
  { method: 'GET', url: '/api/partidas/hechos', access: 'user', allowed: [200] },
  {
    method: 'POST',
    url: '/api/partidas/llevar-al-plan',
    access: 'user',
    body: { campo: 'Ajedrez', hecho: 'fase', llevar: true },
    allowed: [404],
  },
  { method: 'GET', url: '/api/partidas/ejercicios', access: 'user', allowed: [200] },
  {
    method: 'GET',
    url: '/api/partidas/ejercicios/paquete',
    query: '?ids=p.no-existe',
    access: 'user',
    allowed: [200],
  },
  { method: 'POST', url: '/api/partidas', access: 'user', body: { partidas: [GAME] }, allowed: [200] },
  { method: 'POST', url: '/api/manos', access: 'user', body: { manos: [HAND] }, allowed: [200] },
  { method: 'GET', url: '/api/partidas', access: 'user', allowed: [200] },
  { method: 'GET', url: '/api/manos', access: 'user', allowed: [200] },
  { method: 'GET', url: '/api/partidas/:id', access: 'user', allowed: [404] },
  { method: 'GET', url: '/api/manos/:id', access: 'user', allowed: [404] },
  {
    method: 'PUT',
    url: '/api/partidas/:id/analisis',
    access: 'user',
    body: { motor: 'Stockfish', nodos: 20_000, posiciones: [{ cp: 20, linea: ['e2e4'], segunda: 10 }, null] },
    allowed: [404],
  },
  { method: 'DELETE', url: '/api/partidas/:id', access: 'user', allowed: [404] },
  { method: 'DELETE', url: '/api/manos/:id', access: 'user', allowed: [404] },
  { method: 'DELETE', url: '/api/partidas', access: 'user', allowed: [204] },
  { method: 'DELETE', url: '/api/manos', access: 'user', allowed: [204] },
  {
    method: 'POST',
    url: '/api/chat/preferencias',
    access: 'user',
    body: { planId: 'no-existe', carriles: { juego: 1, teoria: -1 } },
    allowed: [404],
  },
  {
    method: 'POST',
    url: '/api/chat/cuidado',
    access: 'user',
    body: { planId: 'no-existe', dinero: 'no' },
    allowed: [404],
  },
  {
    method: 'POST',
    url: '/api/chat/mantener-nivel',
    access: 'user',
    body: { planId: 'no-existe' },
    allowed: [404],
  },
  {
    method: 'POST',
    url: '/api/chat/mas-ejercicios',
    access: 'user',
    body: { planId: 'no-existe', objetivoIndex: 0 },
    allowed: [404],
  },
  {
    method: 'POST',
    url: '/api/chat/recuperar',
    access: 'user',
    body: { planId: 'no-existe', aplicar: true },
    allowed: [404],
  },
  {
    method: 'POST',
    url: '/api/chat/renovar-semana',
    access: 'user',
    body: { planId: 'no-existe', accion: 'aplicar' },
    allowed: [404],
  },
  {
    method: 'POST',
    url: '/api/chat/no-aplica',
    access: 'user',
    body: { planId: 'no-existe', diaIndex: 0, tareaIndex: 0, motivo: 'ya_lo_se' },
    allowed: [404],
  },
  {
    method: 'POST',
    url: '/api/chat/tarea-propia',
    access: 'user',
    body: {
      planId: 'no-existe',
      id: '0b2f5a0e-6f0e-4b53-9d6a-0f3f7d1c2a12',
      fecha: '2026-11-16',
      titulo: 'Clase con mi profesor',
      tiempo: 45,
    },
    allowed: [404],
  },
  {
    method: 'POST',
    url: '/api/chat/actualizar-tarea-propia',
    access: 'user',
    body: { planId: 'no-existe', tareaPropia: 'no-existe', nuevoEstado: 'finalizado', nuevaPrioridad: null },
    allowed: [404],
  },
  { method: 'DELETE', url: '/api/chat/tarea-propia/:planId/:tareaId', access: 'user', allowed: [404] },
  { method: 'GET', url: '/api/planes', access: 'user', allowed: [200] },
  { method: 'GET', url: '/api/repaso', access: 'user', allowed: [200] },
  { method: 'DELETE', url: '/api/planes/:planId', access: 'user', allowed: [404] },
  { method: 'GET', url: '/api/planes/:planId/calendario', access: 'user', allowed: [404] },
  {
    method: 'POST',
    url: '/api/planes/lectura',
    access: 'user',
    body: { campo: 'Ajedrez', texto: 'No sé finales.' },
    allowed: [200],
  },
  { method: 'GET', url: '/api/planes/temas', access: 'user', allowed: [400] },
  { method: 'GET', url: '/api/progreso', access: 'user', allowed: [403], allowedFor: { pro: [200] } },
  { method: 'GET', url: '/api/paypal/suscripcion', access: 'user', allowed: [200] },
  { method: 'POST', url: '/api/paypal/crear-suscripcion', access: 'user', body: { plan: 'basic' }, allowed: [503] },
  {
    method: 'POST',
    url: '/api/paypal/activar-suscripcion',
    access: 'user',
    body: { subscriptionID: 'I-NADIE' },
    allowed: [404],
  },
  {
    method: 'POST',
    url: '/api/paypal/cancel-subscription',
    access: 'user',
    body: { subscriptionID: 'I-NADIE' },
    allowed: [404],
  },
  { method: 'POST', url: '/api/paypal/webhook', access: 'public', body: { id: 'WH-1' }, allowed: [400] },
  { method: 'POST', url: '/api/auth/sign-out', access: 'user', allowed: [200] },
  {
    method: 'POST',
    url: '/api/auth/request-password-reset',
    access: 'public',
    body: { email: 'nadie@ejemplo.test' },
    allowed: [503],
  },
  {
    method: 'POST',
    url: '/api/auth/reset-password',
    access: 'public',
    body: { newPassword: 'caballo-de-rey-8', token: 'no-existe' },
    allowed: [400],
  },
  {
    method: 'POST',
    url: '/api/auth/change-password',
    access: 'user',
    body: { currentPassword: 'no-es-esta', newPassword: 'caballo-de-rey-8' },
    allowed: [400],
  },
  {
    method: 'POST',
    url: '/api/auth/verify-password',
    access: 'user',
    body: { password: 'no-es-esta' },
    allowed: [400],
  },
  {
    method: 'POST',
    url: '/api/auth/change-email',
    access: 'user',
    body: { newEmail: 'otra@ejemplo.test' },
    allowed: [503],
  },
  {
    method: 'POST',
    url: '/api/auth/confirm-email',
    access: 'user',
    body: { token: 'no-existe', email: 'otra@ejemplo.test' },
    allowed: [400],
  },
  {
    method: 'POST',
    url: '/api/auth/sign-in/social',
    access: 'public',
    body: { provider: 'google', callbackURL: '/acceso-google' },
    allowed: [503],
  },
  { method: 'GET', url: '/api/auth/callback/google', access: 'public', allowed: [302] },
  { method: 'GET', url: '/api/auth/get-session', access: 'public', allowed: [401] },
];

/** The address to call: a plan that nobody has in the place of a parameter. */
export const addressOf = (row: RouteRow): string => `${row.url.replace(/:\w+/gu, 'no-existe')}${row.query ?? ''}`;
