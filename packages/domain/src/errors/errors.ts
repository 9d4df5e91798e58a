import { z } from 'zod';

/**
 * Every error that crosses the wire: its status and the Spanish sentence that a person reads. The record is total: a new
 * code does not compile until it has its text.
 */
export const ERROR_CODES = [
  'entrada_invalida',
  'no_autenticado',
  'no_encontrado',
  'conflicto',
  'cuerpo_demasiado_grande',
  'tipo_no_soportado',
  'demasiadas_solicitudes',
  'error_interno',
  'no_disponible',
  'registro_fallido',
  'credenciales_incorrectas',
  'google_fallido',
  'contrasena_debil',
  'contrasena_incorrecta',
  'enlace_vencido',
  'enlace_ajeno',
  'confirmacion_requerida',
  'consentimiento_requerido',
  'plan_no_generado',
  'limite_planes',
  'campo_ya_estudiado',
  'plan_repetido',
  'sin_ejercicios',
  'limite_progresiones',
  'semana_sin_terminar',
  'semana_en_curso',
  'solo_pro',
  'limite_tareas_dia',
  'limite_tareas_semana',
  'suscripcion_activa',
  'suscripcion_sin_id',
  'pago_pendiente',
  'pago_fallido',
  'cancelacion_fallida',
  'sitio_usuario_desconocido',
  'sitio_cuenta_cerrada',
  'sitio_ocupado',
  'sitio_caido',
  'cupo_analisis',
  'limite_analisis',
  'limite_propias',
  'limite_navegadores',
  'limite_apuntes',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const ERRORS = {
  entrada_invalida: { status: 400, title: 'Hay datos que no son válidos. Revisa los campos indicados.' },
  no_autenticado: { status: 401, title: 'No estás autenticado. Por favor, inicia sesión.' },
  no_encontrado: { status: 404, title: 'No encontramos lo que buscas.' },
  conflicto: { status: 409, title: 'El estado cambió mientras tanto. Vuelve a intentarlo.' },
  cuerpo_demasiado_grande: { status: 413, title: 'La solicitud es demasiado grande.' },
  tipo_no_soportado: { status: 415, title: 'El formato de la solicitud no es válido.' },
  demasiadas_solicitudes: { status: 429, title: 'Demasiados intentos. Espera un momento y vuelve a probar.' },
  error_interno: { status: 500, title: 'Algo falló de nuestro lado. Ya quedó registrado.' },
  no_disponible: { status: 503, title: 'El servicio no está disponible en este momento. Vuelve a intentarlo.' },
  registro_fallido: { status: 400, title: 'Error al registrar el usuario. Verifica los datos.' },
  credenciales_incorrectas: { status: 401, title: 'Correo o contraseña incorrectos.' },
  google_fallido: { status: 400, title: 'No se pudo iniciar sesión con Google.' },
  contrasena_debil: { status: 400, title: 'Esa contraseña es demasiado fácil de adivinar. Elige otra.' },
  contrasena_incorrecta: { status: 400, title: 'La contraseña actual no es correcta.' },
  enlace_vencido: { status: 400, title: 'El enlace ya no es válido. Pide uno nuevo.' },
  enlace_ajeno: { status: 403, title: 'Este enlace es de otra cuenta. Inicia sesión con la cuenta que lo pidió.' },
  confirmacion_requerida: {
    status: 403,
    title: 'Para continuar, confirma que eres tú: escribe tu contraseña o vuelve a iniciar sesión.',
  },
  consentimiento_requerido: {
    status: 403,
    title:
      'Antes de seguir, acepta el tratamiento de tus datos. Lo pedimos una sola vez, para poder guardar tus planes.',
  },
  plan_no_generado: {
    status: 500,
    title: 'Ocurrió un error al generar tu plan de estudio. Por favor, intenta nuevamente.',
  },
  limite_planes: { status: 403, title: 'No puedes agregar más planes de estudio.' },
  campo_ya_estudiado: { status: 409, title: 'Ya tienes un plan de este juego.' },
  sin_ejercicios: { status: 409, title: 'Ese objetivo no tiene ejercicios nuevos ahora.' },
  plan_repetido: {
    status: 409,
    title:
      'Ya tienes un plan de este juego con el mismo formato y los mismos temas. Cambia el formato o nombra otros temas.',
  },
  limite_progresiones: {
    status: 403,
    title:
      'Has alcanzado el límite de 3 progresiones en el plan gratuito. Considera actualizar a un plan superior para continuar progresando.',
  },
  semana_sin_terminar: { status: 409, title: 'Todavía quedan tareas u objetivos sin finalizar.' },
  semana_en_curso: { status: 409, title: 'La semana todavía no ha terminado.' },
  suscripcion_activa: { status: 409, title: 'Debes cancelar tu plan actual antes de seleccionar uno nuevo.' },
  suscripcion_sin_id: { status: 400, title: 'No se encontró el ID de la suscripción.' },
  pago_pendiente: { status: 409, title: 'El pago todavía no está confirmado. Tu plan se activará en cuanto lo esté.' },
  pago_fallido: { status: 503, title: 'Error en el proceso de suscripción.' },
  cancelacion_fallida: { status: 503, title: 'Error al cancelar la suscripción en el servidor.' },
  sitio_usuario_desconocido: { status: 404, title: 'No encontramos ese usuario. Revisa cómo está escrito.' },
  sitio_cuenta_cerrada: {
    status: 410,
    title: 'Esa cuenta está cerrada. Si tienes tus partidas en un archivo, puedes traerlas así.',
  },
  sitio_ocupado: {
    status: 429,
    title: 'El sitio nos pide una pausa. Espera un momento, o trae tus partidas desde un archivo.',
  },
  sitio_caido: {
    status: 503,
    title: 'El sitio no responde en este momento. Mientras tanto puedes traer tus partidas desde un archivo.',
  },
  cupo_analisis: {
    status: 403,
    title: 'Ya usaste los análisis de este mes. Lo que trajiste queda guardado y espera al próximo.',
  },
  limite_analisis: {
    status: 403,
    title: 'Hoy ya guardamos tres análisis de esta partida. El último queda guardado; mañana puedes repetirlo.',
  },
  limite_propias: { status: 403, title: 'Ya guardas todo lo que cabe. Borra lo que no necesites y vuelve a traerlo.' },
  limite_navegadores: {
    status: 409,
    title: 'Esta tarea ya suma el tiempo de 10 navegadores. El de este no se agrega.',
  },
  limite_apuntes: {
    status: 409,
    title:
      'Ya no caben más notas. Lo que anotaste sigue guardado; acorta o borra alguna de este plan para agregar otra.',
  },
  limite_tareas_dia: {
    status: 409,
    title: 'Ese día ya tiene 5 tareas tuyas. Quita una para agregar otra.',
  },
  limite_tareas_semana: {
    status: 409,
    title: 'Esta semana ya tiene 20 tareas tuyas. Quita una para agregar otra.',
  },
  solo_pro: { status: 403, title: 'Esta función es del Plan Pro.' },
} as const satisfies Record<ErrorCode, { status: number; title: string }>;

/** RFC 9457. `title` is for a person, `code` for a program. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(ERROR_CODES),
  detail: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problem>;
